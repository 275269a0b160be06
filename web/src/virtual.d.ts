declare module "*.md" {
  const sections: { heading: string; level: number; paragraphs: { id: string; html: string }[] }[];
  export default sections;
}

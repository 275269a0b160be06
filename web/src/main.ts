import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/art.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { firstLanguage, language } from "./lib/language.svelte";
import { wearTheme } from "./lib/settings.svelte";

wearTheme();
const target = document.getElementById("app")!;
void language.speak(firstLanguage()).then(() => {
  target.replaceChildren();
  mount(App, { target });
});

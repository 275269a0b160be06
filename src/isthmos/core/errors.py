"""What can be wrong with something that came from outside, in words for the person who sent it."""


class IsthmosError(ValueError):
    """Bad input. The text says what is wrong and what would be right."""


class DataError(IsthmosError):
    """A data file that cannot be used."""


class OptionError(IsthmosError):
    """A set-up that no table can be laid for."""


class IllegalMove(IsthmosError):
    """An answer that is not among the legal ones."""


class RecordError(IsthmosError):
    """A record that is damaged or breaks a rule."""

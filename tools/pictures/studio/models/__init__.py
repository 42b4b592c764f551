"""The models, one file for each part of the catalogue."""

import importlib
import pkgutil

MODELS = {}


class Model:
    """A product type. `build(view)` makes its objects; `shows` are its views, `views` overrides the camera of a view."""

    def __init__(self, name, build, paints, shows, views):
        self.name, self.build, self.paints, self.shows, self.views = name, build, paints, shows, views


ALL_VIEWS = ("whole", "detail", "use", "back")
# Views of a type whose model is one thing without a scene: only the camera differs.
SIDES = ("whole", "detail", "back")


def model(name, paints=(), shows=ALL_VIEWS, **views):
    """
    Registers a builder under the name of a picture type.

    `paints`: colours of products without a choice of colour; empty for types without painted parts.
    """

    def register(build):
        MODELS[name] = Model(name, build, list(paints), list(shows), views)
        return build

    return register


def load():
    """Imports every file of this folder."""
    for each in pkgutil.iter_modules(__path__):
        importlib.import_module(f"{__name__}.{each.name}")

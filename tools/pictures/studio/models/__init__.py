"""The models, one file for each part of the catalogue."""

import importlib
import pkgutil

MODELS = {}


class Model:
    """A product type. `build(view)` makes its objects; `views` overrides the camera of a view."""

    def __init__(self, name, build, paints, views):
        self.name, self.build, self.paints, self.views = name, build, paints, views


def model(name, paints=(), **views):
    """
    Registers a builder under the name of a picture type.

    `paints`: colours of products without a choice of colour; empty for types without painted parts.
    """

    def register(build):
        MODELS[name] = Model(name, build, list(paints), views)
        return build

    return register


def load():
    """Imports every file of this folder."""
    for each in pkgutil.iter_modules(__path__):
        importlib.import_module(f"{__name__}.{each.name}")

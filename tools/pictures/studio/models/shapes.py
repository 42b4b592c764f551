"""
Other shapes of goods whose types have one: painted, so that their material is a colour. They are shown by the words of
a product's name (apps/demo-data/src/looks/shapes.ts).
"""

import math

from kit import *

from . import model

WOOD = {"shades": [(0.3, 0.66), (0.62, 1.0)], "scale": 2.2, "stretch": (0.7, 7, 7), "detail": 6}


@model("shape-chair", ["#c99a63"], shows=("whole",), whole={"azimuth": 32, "elevation": 14})
def chair(view):
    stuff = paint(0.5, coat=0.15, pattern=WOOD, relief="wood")
    for s in (-1, 1):
        tube([(s * 0.56, -0.52, 0), (s * 0.52, -0.48, 1.1)], 0.06, stuff, kind="POLY")
        tube([(s * 0.56, 0.62, 0), (s * 0.52, 0.5, 1.1), (s * 0.5, 0.66, 2.4)], 0.06, stuff)
        tube([(s * 0.54, -0.5, 0.4), (s * 0.54, 0.58, 0.4)], 0.035, stuff, kind="POLY")
    box((1.25, 1.2, 0.12), stuff, (0, 0, 1.14), bevel=0.05)
    for x in (-0.36, -0.18, 0, 0.18, 0.36):
        tube([(x, 0.52, 1.2), (x * 0.98, 0.62, 2.2)], 0.03, stuff, kind="POLY")
    ribbon([(0, 0), (0, 0.24)], 1.08, 0.07, stuff, (0, 0.64, 2.16), (8, 0, 0), 0.01)


@model("shape-office-chair", ["#2b2d31"], shows=("whole",), whole={"azimuth": 32, "elevation": 14})
def office_chair(view):
    cloth, black, metal = paint(0.8, sheen=0.4, relief="knit"), dark(0.5), steel(0.3)
    for i in range(5):
        a = math.radians(72 * i + 20)
        tube([(0, 0, 0.3), (0.7 * math.cos(a), 0.7 * math.sin(a), 0.16)], 0.06, metal, kind="POLY")
        ball(0.11, black, (0.72 * math.cos(a), 0.72 * math.sin(a), 0.11))
    cylinder(0.07, 0.75, metal, (0, 0, 0.3))
    box((1.2, 1.15, 0.22), cloth, (0, 0, 1.14), bevel=0.1, segments=6)
    box((1.1, 0.18, 1.35), cloth, (0, 0.62, 2.05), (-8, 0, 0), 0.12, 6)
    box((0.7, 0.16, 0.34), cloth, (0, 0.74, 2.92), (-6, 0, 0), 0.1, 6)
    tube([(0, 0.5, 1.0), (0, 0.78, 1.2), (0, 0.76, 1.7)], 0.06, black)
    for s in (-1, 1):
        tube([(s * 0.55, 0.1, 1.05), (s * 0.72, 0.1, 1.2), (s * 0.72, 0.1, 1.52)], 0.05, black)
        box((0.16, 0.66, 0.07), black, (s * 0.72, 0.02, 1.56), bevel=0.03)


@model("shape-folding-chair", ["#d8dadd"], shows=("whole",), whole={"azimuth": 32, "elevation": 14})
def folding_chair(view):
    stuff, metal = paint(0.4, coat=0.3), steel(0.3)
    for s in (-1, 1):
        tube([(s * 0.52, -0.75, 0), (s * 0.52, 0.05, 1.1), (s * 0.52, 0.5, 2.25)], 0.045, metal, kind="POLY")
        tube([(s * 0.6, 0.75, 0), (s * 0.6, -0.5, 1.12)], 0.045, metal, kind="POLY")
    tube([(-0.52, -0.5, 0.35), (0.52, -0.5, 0.35)], 0.035, metal, kind="POLY")
    tube([(-0.6, 0.55, 0.2), (0.6, 0.55, 0.2)], 0.035, metal, kind="POLY")
    box((1.12, 1.0, 0.09), stuff, (0, -0.06, 1.14), bevel=0.04)
    box((1.02, 0.07, 0.62), stuff, (0, 0.44, 2.0), (-20, 0, 0), 0.03)


@model("shape-corner-sofa", ["#7a6a58"], shows=("whole",), whole={"azimuth": 20, "elevation": 20})
def corner_sofa(view):
    cloth = paint(0.9, sheen=0.4, relief="weave")
    box((3.4, 1.05, 0.42), cloth, (0, 0, 0.45), bevel=0.1)
    box((3.4, 0.36, 1.1), cloth, (0, 0.46, 0.85), (-6, 0, 0), 0.16)
    box((1.15, 1.5, 0.42), cloth, (-1.13, -1.1, 0.45), bevel=0.1)
    box((1.1, 2.1, 0.26), cloth, (-1.12, -0.75, 0.76), bevel=0.11, segments=6)
    for x in (0.05, 1.12):
        box((1.04, 0.9, 0.26), cloth, (x, -0.1, 0.76), bevel=0.11, segments=6)
    for x in (-1.1, 0.02, 1.12):
        box((1.04, 0.28, 0.66), cloth, (x, 0.28, 1.1), (-10, 0, 0), 0.13, 6)
    box((0.32, 1.1, 0.8), cloth, (1.72, 0, 0.6), bevel=0.14)
    for x, y in ((-1.6, -1.75), (-0.65, -1.75), (1.65, -0.4), (1.65, 0.4), (-1.6, 0.4)):
        lathe([(0, 0), (0.05, 0), (0.075, 0.26), (0, 0.26)], wood(), (x, y, 0))


def handle(at):
    return tube([(at, 0, 0.24), (at + 0.5, 0, 0.34), (at + 1.25, 0, 0.4)], 0.075, dark(0.5), radii=[0.8, 1, 1.05])


PAN = {"azimuth": 38, "elevation": 30}


@model("shape-frying-pan", ["#35363a"], shows=("whole",), whole=PAN)
def frying_pan(view):
    lathe([(0, 0), (0.88, 0, 0.14), (1.1, 0.26, 0.05), (1.14, 0.28, 0.02), (1.12, 0.3, 0.02), (0.9, 0.06, 0.14), (0, 0.05)], paint(0.34, coat=0.3))
    handle(1.1)


@model("shape-deep-pan", ["#35363a"], shows=("whole",), whole=PAN)
def deep_pan(view):
    lathe([(0, 0), (0.92, 0, 0.12), (1.06, 0.5, 0.05), (1.1, 0.54, 0.02), (1.07, 0.55, 0.02), (0.94, 0.06, 0.12), (0, 0.05)], paint(0.34, coat=0.3))
    group([handle(1.02)], (0, 0, 0.22))
    tube([(-1.04, -0.2, 0.45), (-1.26, -0.2, 0.5), (-1.26, 0.2, 0.5), (-1.04, 0.2, 0.45)], 0.05, dark(0.5))


@model("shape-grill-pan", ["#35363a"], shows=("whole",), whole=PAN)
def grill_pan(view):
    stuff = paint(0.5, relief="grain")
    slab(rounded(2.0, 2.0, 0.3), 0.1, stuff, (0, 0, 0.05), bevel=0.03)
    slab(rounded(2.16, 2.16, 0.34), 0.34, stuff, (0, 0, 0.17), bevel=0.04, holes=[rounded(1.94, 1.94, 0.28)])
    for i in range(11):
        box((0.07, 1.8, 0.07), stuff, (-0.85 + 0.17 * i, 0, 0.12), bevel=0.02, segments=2)
    handle(1.04)

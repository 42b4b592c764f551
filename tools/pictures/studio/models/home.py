"""Kitchen, rooms and garden."""

import math

from kit import *

from . import model
from .electronics import plant


@model(
    "candle",
    ["#e6cfae", "#a9bfa4", "#d8a6a0", "#8f6f8f"],
    whole={"azimuth": 20, "elevation": 20},
    detail={"azimuth": 10, "elevation": 40, "zoom": 1.9, "at": (0, 0, 0.7)},
    use={"azimuth": 14, "elevation": 20},
    back={"azimuth": 20, "elevation": 16},
)
def candle(view):
    def jar(lit=True, lid=False):
        parts = [
            lathe(
                [(0, 0), (0.62, 0, 0.08), (0.65, 0.1), (0.65, 1.22, 0.02), (0.63, 1.24, 0.015), (0.61, 1.22), (0.605, 0.14, 0.06), (0, 0.12)],
                glass("#fdfbf7"),
            ),
            cylinder(0.6, 0.78, paint(0.55, specular=0.3), (0, 0, 0.14), bevel=0.03),
            wrap_label(0.655, 0.28, 0.84, paper("#faf5ea"), sweep=130),
            wrap_label(0.657, 0.34, 0.4, paint(0.6, shade=0.75), sweep=104),
            slab(circle(0.15), 0.012, paint(0.6, shade=0.75), (0, -0.66, 0.62), UPRIGHT, 0.002),
        ]
        if lit:
            parts += [
                tube([(0, 0, 0.9), (0.01, 0, 1.0), (0.03, 0, 1.08)], 0.016, dark(0.9)),
                lathe([(0, 1.02), (0.05, 1.08, 0.04), (0.055, 1.16, 0.05), (0, 1.38)], plain("#ffb84d", 0.5, glow=6), (0.02, 0, 0), steps=24),
                lathe([(0, 1.03), (0.03, 1.08, 0.02), (0, 1.22)], plain("#fff3cf", 0.5, glow=14), (0.02, 0, 0), steps=24),
                cylinder(0.2, 0.006, plain("#fff1d0", 0.05, coat=1.0), (0, 0, 0.918), bevel=0.002),
            ]
        if lid:
            parts.append(group([cylinder(0.66, 0.12, bamboo(), bevel=0.03), ring(0.6, 0.02, dark(0.6), (0, 0, -0.01))], (0, 0, 1.24)))
        return parts

    if view == "use":
        group(jar(), (0.15, 0, 0))
        group([slab(rounded(2.4, 1.4, 0.2), 0.06, wood(), (0, 0, -0.03), bevel=0.02)])
        leaf(1.0, 0.34, green(), (-0.9, -0.35, 0.05), (0, -6, 30))
        leaf(0.9, 0.3, green("#5c9450"), (-0.95, -0.1, 0.05), (0, -10, 70))
        for x, y in ((-0.55, -0.5), (-0.7, 0.3)):
            lump(0.1, plain("#f3efe6", 0.5), (x, y, 0.08), (1, 1, 0.7))
    elif view == "back":
        group(jar(False, True), (-0.55, -0.1, 0))
        carton(1.3, 1.3, 1.45, (0.9, 0.45, 0), (0, 0, -12))
    else:
        group(jar())
        if view == "whole":
            group([cylinder(0.66, 0.12, bamboo(), bevel=0.03), ring(0.6, 0.025, dark(0.6), (0, 0, 0.12))], (0.92, 0.05, 0.62), (0, 72, 0))


@model(
    "frying-pan",
    whole={"azimuth": 38, "elevation": 30},
    detail={"azimuth": -70, "elevation": 24, "zoom": 2.4, "at": (0.25, 0, 0.2)},
    use={"azimuth": 30, "elevation": 44},
    back={"azimuth": 40, "elevation": 12},
)
def frying_pan(view):
    def pan():
        return [
            lathe(
                [(0, 0), (0.88, 0, 0.14), (1.1, 0.26, 0.05), (1.14, 0.28, 0.02), (1.12, 0.3, 0.02), (0.9, 0.06, 0.14), (0, 0.05)],
                plain("#2a2b2e", 0.38, coat=0.2, relief="grain"),
            ),
            lathe([(0, -0.012), (0.84, -0.012, 0.01), (0.85, 0.01)], steel(0.35)),
            box((0.34, 0.16, 0.07), steel(0.3), (1.2, 0, 0.24), (0, -8, 0), 0.03),
            group([lathe([(0, 0), (0.085, 0.01, 0.04), (0.1, 0.3, 0.2), (0.085, 0.7, 0.2), (0.11, 1.05, 0.06), (0.05, 1.14, 0.04), (0, 1.15)], wood("#a8754a", "#6b4326"), scale=(0.7, 1.15, 1))], (1.32, 0, 0.27), (0, 80, 0)),
            ring(0.05, 0.016, steel(0.3), (2.38, 0, 0.46), (0, 80, 90)),
            *[cylinder(0.03, 0.02, steel(0.3), (1.02, y, 0.22), (0, -60, 0), 0.01) for y in (-0.07, 0.07)],
        ]

    if view == "back":
        group(pan(), (0, 0, 1.14), (-102, 0, 0))
        return
    group(pan(), (0, 0, 0.02))
    if view == "use":
        for x, y, s in ((-0.3, 0.2, 0.42), (0.3, -0.25, 0.4)):
            lump(s, plain("#fbf9f2", 0.4, coat=0.3), (x, y, 0.09), (1, 0.92, 0.08), rough=0.25, size=1.6, seed=s * 10)
            ball(s * 0.4, plain("#f2a516", 0.25, coat=0.6), (x + 0.03, y, 0.12), (1, 1, 0.5))
        for i in range(9):
            a = i * 0.7
            slab(circle(0.07), 0.02, plain("#4f9a46", 0.5), (0.62 * math.cos(a), 0.62 * math.sin(a), 0.1), (10, 5, 0), 0.008, holes=[circle(0.045)])


@model(
    "cooking-pot",
    ["#b23a2e", "#2f5f8a", "#d9a441", "#5c7f5a"],
    whole={"azimuth": 24, "elevation": 20},
    detail={"azimuth": -52, "elevation": 22, "zoom": 2.3, "at": (-0.55, -0.4, 0.25)},
    use={"azimuth": 20, "elevation": 36},
    back={"azimuth": 24, "elevation": 16},
)
def cooking_pot(view):
    enamel = paint(0.2, coat=1.0)

    def pot():
        parts = [
            lathe(
                [(0, 0), (0.98, 0, 0.14), (1.08, 0.3, 0.2), (1.1, 0.95), (1.15, 0.98, 0.02), (1.15, 1.01, 0.02), (1.05, 1.0), (1.02, 0.3, 0.2), (0.9, 0.08, 0.1), (0, 0.07)],
                enamel,
            ),
            ring(1.14, 0.02, steel(0.25), (0, 0, 1.0)),
        ]
        for s in (-1, 1):
            parts.append(tube([(s * 1.06, -0.26, 0.76), (s * 1.3, -0.24, 0.8), (s * 1.36, 0, 0.82), (s * 1.3, 0.24, 0.8), (s * 1.06, 0.26, 0.76)], 0.055, enamel))
        return parts

    def lid():
        return [
            lathe([(1.12, 0, 0.02), (1.13, 0.03, 0.02), (0.9, 0.16, 0.2), (0.4, 0.27, 0.2), (0, 0.29)], enamel),
            ring(1.125, 0.018, steel(0.25), (0, 0, 0.015)),
            lathe([(0, 0.28), (0.08, 0.28), (0.07, 0.36, 0.02), (0.2, 0.42, 0.06), (0.19, 0.5, 0.05), (0, 0.52)], steel(0.2)),
        ]

    group(pot())
    if view == "use":
        group(lid(), (1.35, 0.5, 0.74), (0, 56, 20))
        cylinder(1.03, 0.02, plain("#c8742c", 0.15, coat=0.5), (0, 0, 0.82), bevel=0.004)
        stuff = [plain("#e08a2e", 0.4), plain("#6b9a3d", 0.4), plain("#f0e2c0", 0.4), plain("#b9402c", 0.4)]

        def piece(x, y, z, chance):
            lump(chance.uniform(0.08, 0.15), stuff[chance.randrange(4)], (x, y, 0.84), (1, 1, 0.6), seed=chance.random() * 9, detail=3)

        scatter(34, 0.9, piece, 4)
    else:
        group(lid(), (0, 0, 1.0))
    if view == "back":
        carton(2.3, 0.9, 1.7, (1.2, 1.6, 0), (0, 0, -14))


@model(
    "bucket",
    ["#2f7fb8", "#c0392b", "#1f8a66"],
    whole={"azimuth": 24, "elevation": 22},
    detail={"azimuth": 60, "elevation": 24, "zoom": 2.3, "at": (0.75, -0.2, 0.6)},
    use={"azimuth": 22, "elevation": 30},
    back={"azimuth": 30, "elevation": 14},
)
def bucket(view):
    stuff = paint(0.35, coat=0.15)

    def pail(up=True):
        parts = [
            lathe(
                [(0, 0.04), (0.68, 0.04, 0.03), (0.7, 0, 0.02), (0.74, 0, 0.02), (0.82, 0.5), (0.98, 1.42), (1.04, 1.43, 0.015), (1.05, 1.52, 0.02), (0.96, 1.52, 0.02), (0.78, 0.5), (0.68, 0.09, 0.06), (0, 0.08)],
                stuff,
            ),
            *[ring(0.82 + (z - 0.5) * 0.174, 0.022, stuff, (0, 0, z)) for z in (1.28, 1.16)],
            *[box((0.1, 0.24, 0.2), stuff, (s * 1.03, 0, 1.42), bevel=0.04) for s in (-1, 1)],
        ]
        rise = 0.95 if up else 0.15
        arc = [(1.08 * math.cos(a), -(1 - rise) * 0.9 * math.sin(a), 1.44 + rise * 1.0 * math.sin(a)) for a in [math.pi * i / 24 for i in range(25)]]
        parts.append(tube(arc, 0.022, steel(0.25), kind="POLY"))
        grip = [(0.26 * (1 - i / 4), 0, 0) for i in range(9)]
        top = 1.44 + rise
        parts.append(tube([(x, -(1 - rise) * 0.9, top - 0.03 * abs(x) * 4) for x, _, _ in grip], 0.055, stuff))
        return parts

    if view == "back":
        group(pail(False), (-0.9, 0, 0.0))
        group(pail(False), (0.95, 0.55, 1.54), (180, 0, 30))
    else:
        group(pail())
    if view == "use":
        cylinder(0.9, 0.02, plain("#bfe0ee", 0.03, coat=1.0), (0, 0, 1.2), bevel=0.004)
        group([folded(0.9, 0.6, 3, plain("#f2eee4", 0.9, sheen=0.5, relief="towel"), seed=3)[0]], (1.6, -0.2, 0), (0, 0, 20))


@model(
    "make-up-mirror",
    ["#e4b7b0", "#f4f0e6", "#2b2a2e"],
    whole={"azimuth": 24, "elevation": 12},
    detail={"azimuth": -30, "elevation": 18, "zoom": 2.3, "at": (-0.5, -0.2, -0.55)},
    use={"azimuth": 20, "elevation": 16},
    back={"azimuth": 210, "elevation": 14},
)
def mirror(view):
    colour = paint(0.3, coat=0.5)
    face = [
        lathe([(0, 0), (0.8, 0, 0.02), (0.86, 0.05, 0.05), (0.86, 0.1, 0.04), (0.78, 0.14), (0, 0.12)], colour, turn=(90, 0, 0)),
        lathe([(0, 0.135), (0.775, 0.135, 0.004), (0.78, 0.12)], plain("#eef3f5", 0.02, metal=1.0), turn=(90, 0, 0)),
        ring(0.79, 0.026, gold(0.25), (0, -0.14, 0), UPRIGHT),
    ]
    group(face, (0, 0, 1.55), (-10, 0, 0))
    group([
        lathe([(0, 0), (0.62, 0, 0.03), (0.64, 0.06, 0.03), (0.5, 0.1, 0.04), (0.1, 0.12, 0.03), (0.06, 0.3, 0.1), (0.06, 0.62, 0.02), (0, 0.62)], colour),
        tube([(0.9 * math.cos(a), 0.02, 1.55 + 0.93 * math.sin(a)) for a in [math.pi + math.pi * i / 24 for i in range(25)]], 0.035, gold(0.25), kind="POLY"),
        *[ball(0.07, gold(0.25), (s * 0.9, 0.0, 1.55)) for s in (-1, 1)],
    ])
    if view == "use":
        cylinder(0.16, 0.62, plain("#f2e9dd", 0.3, coat=0.5), (0.95, -0.2, 0), bevel=0.05)
        cylinder(0.1, 0.2, gold(0.3), (0.95, -0.2, 0.62), bevel=0.03)
        group([lathe([(0, 0), (0.34, 0, 0.04), (0.36, 0.22, 0.03), (0, 0.24)], plain("#d9a9a0", 0.3, coat=0.4)), ring(0.35, 0.015, gold(0.3), (0, 0, 0.16))], (-0.95, -0.35, 0))
        tube([(-0.4, -0.75, 0.03), (0.3, -0.7, 0.03), (0.8, -0.78, 0.03)], 0.03, wood())
        lump(0.12, plain("#e8b9ae", 0.9, sheen=1), (0.9, -0.79, 0.07), (1.6, 0.8, 0.8))


@model(
    "teapot",
    ["#8fa6a0", "#b9653f", "#35478c"],
    whole={"azimuth": 14, "elevation": 18},
    detail={"azimuth": -40, "elevation": 26, "zoom": 2.4, "at": (-0.3, -0.3, 0.5)},
    use={"azimuth": 14, "elevation": 28},
    back={"azimuth": 196, "elevation": 16},
)
def teapot(view):
    glaze = paint(0.18, coat=1.0)
    group([
        lathe([(0, 0), (0.55, 0, 0.04), (0.6, 0.06, 0.05), (0.98, 0.5, 0.4), (0.9, 0.95, 0.3), (0.52, 1.2, 0.05), (0.5, 1.22, 0.02), (0.46, 1.2), (0, 1.18)], glaze),
        lathe([(0.5, 1.22), (0.52, 1.25, 0.02), (0.36, 1.36, 0.1), (0.1, 1.4, 0.04), (0.08, 1.46, 0.03), (0.16, 1.54, 0.06), (0.1, 1.63, 0.05), (0, 1.64)], glaze),
        tube([(0.75, 0, 0.42), (1.1, 0, 0.52), (1.24, 0, 0.85), (1.42, 0, 1.12), (1.56, 0, 1.2)], 0.12, glaze, radii=[1.9, 1.35, 0.95, 0.75, 0.65]),
        tube([(-0.8, 0, 0.95), (-1.2, 0, 1.1), (-1.42, 0, 0.8), (-1.25, 0, 0.42), (-0.86, 0, 0.38)], 0.075, bamboo()),
        ring(0.53, 0.015, paint(0.3, shade=0.6), (0, 0, 1.215)),
    ])
    if view in ("use", "whole"):
        for x, y in ((0.75, -1.05), (-0.05, -1.35)) if view == "use" else ((1.15, -0.95),):
            lathe([(0, 0), (0.16, 0, 0.02), (0.2, 0.05, 0.03), (0.32, 0.34, 0.1), (0.33, 0.36, 0.01), (0.3, 0.35), (0.18, 0.07, 0.05), (0, 0.06)], glaze, (x, y, 0))
            cylinder(0.285, 0.01, plain("#b98a3c", 0.08, coat=0.8), (x, y, 0.28), bevel=0.002)
    if view == "use":
        slab(rounded(3.6, 2.9, 0.2), 0.06, bamboo(), (0.1, -0.45, -0.03), bevel=0.02)


@model(
    "bowl",
    ["#e9e4d8", "#7f9cb0", "#c98f6b"],
    whole={"azimuth": 20, "elevation": 28},
    detail={"azimuth": -30, "elevation": 20, "zoom": 2.2, "at": (-0.5, -0.5, 0.2)},
    use={"azimuth": 18, "elevation": 40},
    back={"azimuth": 20, "elevation": 16},
)
def bowl(view):
    glaze = paint(0.22, coat=0.9)

    def one():
        return [
            lathe([(0, 0), (0.42, 0, 0.02), (0.44, 0.09, 0.03), (0.85, 0.4, 0.25), (1.0, 0.8, 0.05), (0.99, 0.83, 0.015), (0.95, 0.8), (0.8, 0.42, 0.25), (0.4, 0.13, 0.1), (0, 0.12)], glaze),
            ring(0.975, 0.018, paint(0.3, shade=0.5), (0, 0, 0.82)),
        ]

    def spoon():
        return [
            lathe([(0, -0.1), (0.15, -0.05, 0.08), (0.22, 0.02, 0.02), (0.2, 0.02), (0.13, -0.03, 0.08), (0, -0.07)], wood(), scale=(1.4, 1, 1)),
            tube([(0.28, 0, 0.01), (0.7, 0, 0.08), (1.5, 0, 0.2)], 0.04, wood()),
        ]

    if view == "back":
        for i in range(3):
            group(one(), (0, 0, i * 0.24))
        return
    group(one())
    if view == "use":
        cylinder(0.9, 0.02, plain("#d9a55a", 0.15, coat=0.4), (0, 0, 0.62), bevel=0.004)

        def bit(x, y, z, chance):
            ball(0.035, plain("#6b9a3d", 0.5), (x, y, 0.645), (1, 1, 0.5), detail=2)

        scatter(26, 0.75, bit, 7)
        group(spoon(), (0.25, -0.2, 0.72), (0, -24, -20))
    else:
        group(spoon(), (-0.5, -1.35, 0.1), (0, 0, 8))

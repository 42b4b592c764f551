"""Beauty, bath and health."""

import math

from kit import *

from . import model

SOFT = ["#e9d3b4", "#bcd0b8", "#d9b3bf"]


def sprig(at=(0, 0, 0), turn=(0, 0, 0), scale=1.0, count=7):
    """A small branch with leaves."""
    parts = [tube([(0, 0, 0.02), (0.5, 0.05, 0.1), (1.0, -0.02, 0.06)], 0.018, plain("#6b5b3a", 0.8))]
    for i in range(count):
        t = (i + 1) / count
        side = 1 if i % 2 else -1
        parts.append(leaf(0.42, 0.17, green("#5c8f52" if i % 3 else "#7fae6a"), (t * 0.95, 0, 0.08), (0, -12, side * 48)))
    return group(parts, at, turn, scale)


@model(
    "body-lotion",
    SOFT,
    whole={"azimuth": 22, "elevation": 14},
    detail={"azimuth": -24, "elevation": 20, "zoom": 2.5, "at": (0, 0, 0.72)},
    use={"azimuth": 16, "elevation": 18},
    back={"azimuth": 20, "elevation": 14},
)
def lotion(view):
    def bottle():
        return [
            lathe([(0, 0), (0.5, 0, 0.07), (0.53, 0.3), (0.53, 1.36, 0.24), (0.2, 1.58, 0.08), (0.19, 1.72), (0, 1.72)], paint(0.32, coat=0.3)),
            wrap_label(0.533, 0.34, 1.12, paper("#fdfaf2"), sweep=150),
            wrap_label(0.535, 0.42, 0.5, plain("#4c7a52", 0.6), sweep=120),
            slab(circle(0.15), 0.02, plain("#e4efe0", 0.6), (0, -0.535, 0.84), UPRIGHT, 0.002),
            group([leaf(0.24, 0.1, plain("#4c7a52", 0.6), (0, 0, 0), (0, 0, a), 0.02, 0.02) for a in (60, 90, 120)], (0, -0.552, 0.78), UPRIGHT),
            lathe([(0, 1.7), (0.23, 1.7, 0.02), (0.23, 1.9, 0.02), (0.1, 1.93, 0.02), (0.075, 1.95), (0.075, 2.14), (0, 2.14)], white(0.35)),
            *[box((0.012, 0.012, 0.17), white(0.5), (0.232 * math.cos(a), 0.232 * math.sin(a), 1.8), (0, 0, math.degrees(a)), 0.004, 1) for a in [i * math.pi / 18 for i in range(36)]],
            lathe([(0, 2.1), (0.2, 2.1, 0.03), (0.21, 2.22, 0.05), (0, 2.24)], white(0.35)),
            tube([(0, -0.05, 2.17), (0, -0.35, 2.19), (0, -0.52, 2.16), (0, -0.58, 2.06)], 0.06, white(0.35), radii=[1.2, 1.1, 0.9, 0.7]),
        ]

    if view == "use":
        group(bottle(), (0.15, 0.2, 0), (0, 0, 10))
        group([folded(1.1, 0.7, 4, plain("#f2ede2", 0.9, sheen=0.5, relief="towel"), seed=5)[0]], (-1.0, 0.25, 0), (0, 0, 8))
        sprig((-0.9, -0.55, 0.0), (0, 0, 14), 1.2)
    elif view == "back":
        group(bottle(), (-0.5, -0.2, 0))
        carton(1.1, 0.8, 2.1, (0.7, 0.45, 0), (0, 0, -10))
    else:
        group(bottle())


@model(
    "face-cream",
    ["#f1e6d3", "#cfe0d6"],
    whole={"azimuth": 22, "elevation": 26},
    detail={"azimuth": -16, "elevation": 44, "zoom": 2.0, "at": (-0.25, 0, 0.2)},
    use={"azimuth": 16, "elevation": 32},
)
def cream(view):
    def pot(open_=True):
        parts = [
            lathe([(0, 0), (0.66, 0, 0.12), (0.72, 0.2, 0.1), (0.72, 0.66, 0.06), (0.62, 0.72, 0.03), (0.6, 0.86, 0.02), (0.54, 0.86), (0.5, 0.6), (0, 0.58)], paint(0.18, coat=0.8)),
            wrap_label(0.722, 0.22, 0.52, plain("#faf6ec", 0.6), sweep=110),
            wrap_label(0.724, 0.28, 0.33, gold(0.35), sweep=86),
        ]
        if open_:
            swirl = [(0.42 * (1 - t) * math.cos(9 * t), 0.42 * (1 - t) * math.sin(9 * t), 0.8 + 0.26 * t) for t in [i / 40 for i in range(41)]]
            parts.append(cylinder(0.53, 0.1, plain("#fffaf0", 0.35, coat=0.3), (0, 0, 0.68), bevel=0.03))
            parts.append(tube(swirl, 0.11, plain("#fffaf0", 0.35, coat=0.3), radii=[1.1 - 0.95 * i / 40 for i in range(41)]))
        return parts

    def lid():
        return [lathe([(0, 0), (0.66, 0, 0.01), (0.7, 0.04, 0.02), (0.7, 0.34, 0.05), (0.62, 0.38, 0.03), (0, 0.38)], gold(0.28))]

    if view == "back":
        group(pot(False) + [group(lid(), (0, 0, 0.7))], (-0.6, -0.2, 0))
        carton(1.45, 1.3, 1.35, (0.95, 0.55, 0), (0, 0, -12))
    else:
        group(pot(), (-0.35, 0, 0))
        group(lid(), (0.75, -0.15, 0.62), (0, 64, 10))
        if view == "use":
            sprig((-1.5, -0.75, 0), (0, 0, 8), 1.3)
            group([cylinder(0.16, 0.02, bamboo()), box((0.09, 0.9, 0.03), bamboo(), (0, 0.5, 0.015), bevel=0.012)], (0.5, -1.1, 0.0), (0, 0, -70))


@model(
    "soap",
    ["#dfe3c8", "#e8c9b8", "#c9d5e2"],
    whole={"azimuth": 26, "elevation": 28},
    detail={"azimuth": -24, "elevation": 34, "zoom": 2.0, "at": (-0.2, -0.3, 0.4)},
    use={"azimuth": 20, "elevation": 30},
    back={"azimuth": 24, "elevation": 26},
)
def soap(view):
    def bar(at=(0, 0, 0), turn=(0, 0, 0)):
        return group([
            box((1.3, 0.84, 0.42), paint(0.42, coat=0.2, relief="skin", pattern={"shades": [(0.35, 0.86), (0.65, 1.0)], "scale": 2.2, "detail": 5}), (0, 0, 0.21), bevel=0.14, segments=8),
            slab(rounded(0.8, 0.42, 0.2), 0.02, paint(0.42, shade=0.8), (0, 0, 0.42), bevel=0.008, holes=[rounded(0.74, 0.36, 0.17)]),
            *[leaf(0.3, 0.11, paint(0.42, shade=0.8), (0, -0.02, 0.425), (0, 0, a), 0.01, 0.02) for a in (50, 90, 130)],
        ], at, turn)

    if view == "back":
        bar((0, 0, 0.0), (0, 0, 6))
        bar((0.06, 0.04, 0.43), (0, 0, -8))
        group([box((1.36, 0.88, 0.46), kraft(), (0, 0, 0.23), bevel=0.02), box((0.5, 0.89, 0.47), paint(0.6), (0, 0, 0.23), bevel=0.02)], (1.25, 0.5, 0), (0, 0, -20))
        return
    if view == "use":
        group([slab(rounded(1.7, 1.2, 0.3), 0.12, wood(), (0, 0, 0.06), bevel=0.04, holes=[rounded(0.07, 0.7, 0.03)])])
        bar((0, 0, 0.12), (0, 0, 8))
        chance = random.Random(2)
        for i in range(36):
            r = chance.uniform(0.04, 0.13)
            a = chance.uniform(0, 6.28)
            ball(r, glass(), (0.2 + 0.62 * math.cos(a) * chance.random(), -0.1 + 0.4 * math.sin(a) * chance.random(), 0.56 + r * 0.4), detail=3)
        sprig((-1.3, -0.8, 0), (0, 0, 10), 0.9)
        return
    bar((0, 0, 0), (0, 0, 0))
    bar((0.15, 0.25, 0.85), (68, 0, 8)) if view == "whole" else None


@model(
    "lipstick",
    ["#b3263a", "#d0648a", "#8c3b34"],
    whole={"azimuth": 20, "elevation": 14},
    detail={"azimuth": -14, "elevation": 18, "zoom": 2.6, "at": (-0.35, 0, 0.7)},
    use={"azimuth": 20, "elevation": 26},
    back={"azimuth": 22, "elevation": 16},
)
def lipstick(view):
    def stick():
        bullet = lathe([(0, 0.9), (0.19, 0.9, 0.01), (0.19, 1.52, 0.1), (0.1, 1.7, 0.06), (0, 1.72)], paint(0.28, coat=0.4), steps=48)
        for vertex in bullet.data.vertices:
            if vertex.co.z > 1.3:
                vertex.co.z -= (vertex.co.y + 0.19) * 0.9 * (vertex.co.z - 1.3)
        return [
            lathe([(0, 0), (0.3, 0, 0.03), (0.3, 0.6, 0.02), (0, 0.62)], dark(0.18, coat=0.8)),
            lathe([(0, 0.58), (0.26, 0.58), (0.26, 0.9, 0.015), (0.2, 0.92), (0, 0.9)], gold(0.18)),
            ring(0.3, 0.012, gold(0.2), (0, 0, 0.55)),
            bullet,
        ]

    def cap():
        return [lathe([(0, 0), (0.3, 0, 0.02), (0.3, 0.98, 0.04), (0, 1.0)], dark(0.18, coat=0.8)), ring(0.3, 0.014, gold(0.2), (0, 0, 0.06))]

    group(stick(), (-0.25, 0, 0))
    if view == "use":
        group(cap(), (0.4, -0.35, 0.3), (90, 0, 60))
        for i in range(4):
            slab(rounded(0.9, 0.28, 0.13), 0.012, paint(0.45, coat=0.3, shade=1 - 0.16 * i), (-0.7 + 0.02 * i, -0.75 - i * 0.36, 0.006), (0, 0, 8 + 3 * i), 0.004)
    elif view == "back":
        carton(0.75, 0.6, 1.75, (0.65, 0.25, 0), (0, 0, -10))
    else:
        group(cap(), (0.55, 0.1, 0))


@model(
    "nail-polish",
    ["#c0392b", "#d0648a", "#7a4c8f"],
    whole={"azimuth": 24, "elevation": 18},
    detail={"azimuth": -20, "elevation": 16, "zoom": 2.3, "at": (0, -0.2, -0.4)},
    use={"azimuth": 18, "elevation": 28},
    back={"azimuth": 24, "elevation": 16},
)
def nail_polish(view):
    def bottle(open_=False):
        parts = [
            box((0.8, 0.6, 0.84), paint(0.08, coat=1.0), (0, 0, 0.42), bevel=0.12, segments=8),
            cylinder(0.2, 0.12, plain("#e9e5dc", 0.3), (0, 0, 0.82), bevel=0.02),
        ]
        if not open_:
            parts.append(lathe([(0, 0.9), (0.25, 0.9, 0.02), (0.21, 1.95, 0.05), (0, 1.97)], dark(0.2, coat=0.7)))
        return parts

    def brush():
        return [
            lathe([(0, 0), (0.25, 0, 0.02), (0.21, 1.05, 0.05), (0, 1.07)], dark(0.2, coat=0.7)),
            cylinder(0.03, 0.5, white(), (0, 0, -0.5)),
            lathe([(0, -0.85), (0.05, -0.8, 0.03), (0.06, -0.6), (0.035, -0.48), (0, -0.48)], paint(0.15, coat=0.8), steps=24),
        ]

    if view == "use":
        group(bottle(True), (-0.3, 0.2, 0))
        group(brush(), (0.75, -0.55, 0.25), (0, 82, 24))
        lump(0.3, paint(0.12, coat=1.0), (0.0, -0.8, 0.0), (1.3, 0.8, 0.12), rough=0.3)
    elif view == "back":
        group(bottle(), (-0.45, 0, 0))
        group(bottle(), (0.45, 0.35, 0))
    else:
        group(bottle())


@model(
    "toothbrush",
    ["#2f9e8f", "#2f7fb8", "#d9772f"],
    whole={"azimuth": 18, "elevation": 20},
    detail={"azimuth": -20, "elevation": 26, "zoom": 3.2, "at": (-0.1, 0, 0.9)},
    use={"azimuth": 18, "elevation": 20},
    back={"azimuth": 16, "elevation": 14},
)
def toothbrush(view):
    def brush():
        """2.9 high, bristles to -y."""
        parts = [
            tube([(0, 0, 0), (0, 0.03, 0.4), (0, -0.02, 1.0), (0, 0.03, 1.6), (0, 0, 2.1), (0, 0, 2.4), (0, 0, 2.86)], 0.09, paint(0.28, coat=0.6), radii=[0.9, 1.25, 1.35, 0.85, 0.6, 0.7, 0.9]),
            tube([(0, -0.06, 0.5), (0, -0.1, 0.9), (0, -0.07, 1.3)], 0.06, white(0.6), radii=[0.5, 1.1, 0.5]),
            panel(0.24, 0.58, 0.11, 0.08, paint(0.28, coat=0.6), (0, 0, 2.62), 0.03),
        ]
        for r in range(11):
            for c in range(4):
                stuff = plain("#fdfdfb", 0.7) if (r + c) % 3 else paint(0.6)
                parts.append(cylinder(0.024, 0.2 + 0.02 * math.sin(r), stuff, ((c - 1.5) * 0.052, -0.03, 2.4 + r * 0.044), UPRIGHT, 0.008, 10))
        return parts

    if view == "back":
        card = [slab(rounded(0.9, 3.3, 0.08), 0.03, plain("#f3efe6", 0.55), (0, 0, 1.66), UPRIGHT, 0.01), slab(rounded(0.9, 0.8, 0.08), 0.034, paint(0.5), (0, 0, 2.9), UPRIGHT, 0.01)]
        group(card + [group(brush(), (0, -0.12, 0.12), scale=0.86)], turn=(-4, 0, 0))
        return
    if view == "use":
        lathe([(0, 0), (0.5, 0, 0.05), (0.52, 1.2, 0.02), (0.48, 1.2), (0.46, 0.1, 0.05), (0, 0.08)], plain("#eceae4", 0.3, coat=0.6))
        group(brush(), (0.1, 0, 0.15), (0, 10, 20))
        group(brush(), (-0.1, 0.1, 0.15), (4, -12, -30))
        group([lathe([(0, 0), (0.09, 0, 0.02), (0.1, 0.1), (0.2, 0.24, 0.05), (0.24, 0.9), (0.0, 1.35)], white(0.35), scale=(1, 0.6, 1))], (0.95, -0.5, 0.12), (0, -90, 30))
        return
    group(brush(), (-0.22, 0, 0.02), (0, -6, 4))
    if view == "whole":
        group(brush(), (0.28, 0.2, 0.02), (0, 7, 176))


@model(
    "thermometer",
    whole={"azimuth": 24, "elevation": 34},
    detail={"azimuth": -16, "elevation": 36, "zoom": 2.6, "at": (0.0, -0.2, 0.6)},
    use={"azimuth": 16, "elevation": 34},
    back={"azimuth": 18, "elevation": 14},
)
def thermometer(view):
    outline = [(-1.3, -0.05), (-0.85, -0.1), (-0.4, -0.2), (1.0, -0.2), (1.12, -0.12), (1.12, 0.12), (1.0, 0.2), (-0.4, 0.2), (-0.85, 0.1), (-1.3, 0.05)]
    smooth_line = [tuple(p) for p in fillet([(*p, 0.12) for p in outline + outline[:1]])]

    def device():
        parts = [
            slab(smooth_line, 0.17, white(0.35, 0.4), (0, 0, 0.1), bevel=0.07),
            lathe([(0, -0.3), (0.045, -0.27, 0.03), (0.05, 0.05)], steel(0.2), (-1.3, 0, 0.1), (0, 90, 0)),
            slab(rounded(0.74, 0.26, 0.05), 0.02, plain("#2f9e8f", 0.3), (0.1, 0, 0.186), bevel=0.006),
            slab(rounded(0.62, 0.19, 0.03), 0.022, plain("#c9d6c4", 0.15, coat=0.5), (0.1, 0, 0.188), bevel=0.004),
            slab(circle(0.1), 0.04, plain("#2f9e8f", 0.35), (0.75, 0, 0.19), bevel=0.015),
        ]
        for x, on in ((-0.06, "abcdef"[:6] + "g"), (0.1, "acdfg"), (0.24, "abc")):
            bars = {"a": (0, 0.06, 0), "d": (0, -0.06, 0), "g": (0, 0, 0), "b": (0.045, 0.03, 90), "c": (0.045, -0.03, 90), "e": (-0.045, -0.03, 90), "f": (-0.045, 0.03, 90)}
            for key in on:
                dx, dy, angle = bars[key]
                parts.append(box((0.055, 0.014, 0.004), dark(0.6), (x + dx, dy, 0.2), (0, 0, angle), 0.001, 1))
        return parts

    if view == "back":
        group(device(), (0, -0.45, 0), (0, 0, 10))
        carton(2.3, 0.5, 0.8, (0.1, 0.35, 0), face=plain("#f3efe6", 0.55), motif="none")
    elif view == "use":
        group(device(), (0, -0.3, 0), (0, 0, 14))
        group([slab([tuple(p) for p in rounded(2.2, 0.5, 0.2)], 0.22, plain("#dfeeea", 0.1, through=0.8), (0, 0.5, 0.11), bevel=0.08)])
        coin((1.0, -0.9, 0))
    else:
        group(device())


@model(
    "baby-bottle",
    ["#7fb5c9", "#e3a6a0", "#e0c070"],
    whole={"azimuth": 18, "elevation": 12},
    detail={"azimuth": -18, "elevation": 16, "zoom": 2.4, "at": (0, 0, 0.7)},
    use={"azimuth": 16, "elevation": 18},
    back={"azimuth": 18, "elevation": 14},
)
def baby_bottle(view):
    def bottle(filled=True, cap=False):
        parts = [
            lathe([(0, 0), (0.44, 0, 0.08), (0.48, 0.2, 0.1), (0.42, 0.9, 0.4), (0.47, 1.5, 0.1), (0.4, 1.62, 0.04), (0.4, 1.7), (0.37, 1.7), (0.38, 1.6, 0.04), (0.44, 1.48, 0.1), (0.39, 0.9, 0.4), (0.44, 0.2, 0.1), (0.4, 0.06, 0.05), (0, 0.05)], glass("#fbfdff", 0.05)),
            lathe([(0.42, 1.6, 0.02), (0.46, 1.62, 0.02), (0.46, 1.86, 0.03), (0.36, 1.9, 0.02), (0.28, 1.9)], paint(0.32, coat=0.3)),
            *[box((0.02, 0.02, 0.2), paint(0.4, shade=0.9), (0.462 * math.cos(a), 0.462 * math.sin(a), 1.74), (0, 0, math.degrees(a)), 0.006, 1) for a in [i * math.pi / 16 for i in range(32)]],
            lathe([(0.34, 1.88), (0.34, 1.94, 0.05), (0.16, 2.06, 0.1), (0.09, 2.2, 0.05), (0.12, 2.34, 0.06), (0.08, 2.46, 0.05), (0, 2.48)], plain("#f3ddbb", 0.3, through=0.35, coat=0.3)),
        ]
        for i in range(7):
            parts.append(wrap_label(0.46 - 0.035 * math.sin(math.pi * min(1, max(0, (0.3 + i * 0.16) / 1.6))), 0.3 + i * 0.16, 0.312 + i * 0.16, paint(0.5), start=-75, sweep=16 if i % 2 else 28, lift=0.01))
        if filled:
            parts.append(lathe([(0, 0.06), (0.39, 0.07, 0.05), (0.435, 0.2, 0.1), (0.385, 0.9, 0.4), (0.4, 1.15), (0, 1.15)], plain("#fdf8ee", 0.3)))
        return parts

    if view == "back":
        group(bottle(False), (-0.5, -0.2, 0))
        carton(1.1, 1.0, 2.2, (0.75, 0.4, 0), (0, 0, -10))
    elif view == "use":
        group(bottle(), (0.2, 0, 0))
        group([folded(1.2, 0.8, 3, plain("#f5ead6", 0.9, sheen=0.5, relief="knit"), seed=8)[0]], (-0.95, 0.2, 0), (0, 0, 10))
        for i, colour in enumerate(("#d9772f", "#7fb5c9", "#e0c070")):
            box((0.34, 0.34, 0.34), plain(colour, 0.5), (-0.9 + 0.4 * i, -0.75 + 0.05 * i, 0.17), (0, 0, 12 * i), 0.05)
    else:
        group(bottle())

"""Household goods in bottles, packs and boxes, tools, bedding and decoration."""

import math

from kit import *

from . import SIDES, model

CALM = ["#4d7a68", "#35478c", "#c98b4a", "#7a3b4a"]


@model("towel", CALM, shows=SIDES, whole={"azimuth": 24, "elevation": 24})
def towel(view):
    z = 0.0
    for i in range(3):
        cloth = paint(0.95, sheen=0.5, relief="towel", shade=(1.0, 0.86, 1.06)[i])
        _, height = folded(1.7 - 0.06 * i, 1.1, 3, cloth, (0, 0, z), seed=i + 3, thickness=0.12)
        z += height + 0.01
    box((1.62, 0.02, 0.03), paint(0.9, shade=0.7), (0, -0.62, z - 0.2), bevel=0.01)


@model("bedsheet-set", CALM, shows=SIDES, whole={"azimuth": 26, "elevation": 26})
def bedsheet(view):
    cloth = paint(0.85, sheen=0.4, relief="weave")
    stripe = paint(0.85, sheen=0.4, relief="weave", shade=0.75)
    _, h = folded(2.1, 1.5, 4, cloth, thickness=0.11, seed=2)
    _, h2 = folded(2.0, 1.4, 2, stripe, (0, 0, h + 0.01), thickness=0.1, seed=5)
    for i, (x, turn) in enumerate(((-0.5, 6), (0.5, -5))):
        cushion(1.15, 1.25, 0.42, cloth if i else stripe, (x, 0.0, h + h2 + 0.22 + 0.05 * i), (4, 0, turn))
    ribbon([(-0.78, 0.0), (-0.79, h + h2 + 0.02)], 0.22, 0.014, plain("#f4e6c8", 0.5))


@model("pillow", ["#f4f1ea"], shows=SIDES, whole={"azimuth": 26, "elevation": 30})
def pillow(view):
    cloth = plain("#f6f4ee", 0.9, sheen=0.4, relief="weave")
    cushion(2.2, 1.5, 0.72, cloth, (0, 0, 0.36), crease=0.08)
    cushion(2.1, 1.45, 0.68, plain("#e9eef2", 0.9, relief="weave"), (0.05, 0.08, 0.95), (0, 0, -9), seed=3, crease=0.08)


@model("blanket", CALM, shows=SIDES, whole={"azimuth": 26, "elevation": 26})
def blanket(view):
    wool = paint(0.95, sheen=0.8, relief="towel", pattern={"shades": [(0.0, 0.72), (0.25, 1.0), (0.75, 0.86)], "kind": "X", "scale": 0.8, "hard": True})
    _, h = folded(1.9, 1.3, 4, wool, thickness=0.17, seed=4)
    ribbon([(-0.74, 0.02), (-0.78, h * 0.5), (-0.74, h), (0, h + 0.03), (0.74, h), (0.77, 0.02)], 0.32, 0.02, plain("#ead9b8", 0.7))
    for i in range(40):
        x = -0.93 + 1.86 * i / 39
        tube([(x, -0.68, h - 0.1), (x, -0.76, h - 0.22), (x + 0.01, -0.76, h - 0.38)], 0.015, paint(0.95, shade=0.9))


@model("curtain", CALM, shows=("whole", "detail"), whole={"azimuth": 12, "elevation": 6})
def curtain(view):
    tube([(-1.6, 0, 2.5), (1.6, 0, 2.5)], 0.045, wood(), kind="POLY")
    for s in (-1, 1):
        ball(0.11, wood(), (s * 1.63, 0, 2.5))
        drape(1.25, 2.35, paint(0.85, sheen=0.4, relief="weave"), (s * 0.85, 0, 0.03), 7, 0.1, 0.6)
        for i in range(7):
            ring(0.075, 0.014, gold(0.3), (s * 0.85 - 0.54 + i * 0.18, 0, 2.47), (0, 90, 0))
        tube([(s * 1.5, -0.16, 1.0), (s * 0.9, -0.2, 0.96), (s * 0.25, -0.16, 1.0)], 0.05, paint(0.7, shade=0.6))


@model("floor-mat", ["#b5523f", "#35478c", "#c98b4a"], shows=SIDES, whole={"azimuth": 28, "elevation": 34})
def floor_mat(view):
    base = paint(0.95, sheen=0.5, relief="knit")
    box((2.6, 1.6, 0.07), base, (0, 0, 0.035), bevel=0.03)
    light_ = plain("#f0e3c8", 0.95, relief="knit")
    for inset, t in ((0.14, 0.06), (0.26, 0.03)):
        slab(rounded(2.6 - inset, 1.6 - inset, 0.02), 0.02, light_, (0, 0, 0.066), bevel=0.004, holes=[rounded(2.6 - inset - t, 1.6 - inset - t, 0.02)])
    for i in range(5):
        x = -0.9 + i * 0.45
        slab([(x - 0.2, 0), (x, 0.4), (x + 0.2, 0), (x, -0.4)], 0.018, light_, (0, 0, 0.07), bevel=0.003)
        slab([(x - 0.11, 0), (x, 0.22), (x + 0.11, 0), (x, -0.22)], 0.022, paint(0.95, shade=0.55), (0, 0, 0.072), bevel=0.003)
    for s in (-1, 1):
        for i in range(34):
            y = -0.77 + 1.54 * i / 33
            tube([(s * 1.29, y, 0.04), (s * 1.4, y + 0.01, 0.03), (s * 1.5, y - 0.01, 0.02)], 0.012, light_)


@model("mosquito-net", shows=("whole", "detail"), whole={"azimuth": 28, "elevation": 18})
def mosquito_net(view):
    net = plain("#dff0f6", 0.9)
    veil = glass("#eaf6fa", 0.4)
    box((2.1, 1.4, 0.18), plain("#f4efe4", 0.9, relief="weave"), (0, 0, 0.12), bevel=0.08)
    for x in (-0.55,):
        cushion(0.5, 0.8, 0.2, plain("#9fc3cf", 0.9), (x - 0.2, 0, 0.3))
    for y in (-0.8, 0.8):
        tube([(1.15 * math.cos(a), y * (0.35 + 0.65 * abs(math.cos(a))), 0.05 + 1.5 * math.sin(a)) for a in [math.pi * i / 16 for i in range(17)]], 0.022, plain("#3f9bb0", 0.4))
    for i in range(15):
        t = -1 + 2 * i / 14
        h = math.sqrt(max(0, 1 - t * t))
        tube([(1.14 * t, -0.8 * (0.35 + 0.65 * abs(t)), 0.05 + 1.5 * h), (1.14 * t, 0.8 * (0.35 + 0.65 * abs(t)), 0.05 + 1.5 * h)], 0.007, net, kind="POLY")
        for y in (-0.8, 0.8):
            tube([(1.14 * t, y * (0.35 + 0.65 * abs(t)), 0.03), (1.14 * t, y * (0.35 + 0.65 * abs(t)), 0.05 + 1.5 * h)], 0.007, net, kind="POLY")
    for z in (0.35, 0.65, 0.95, 1.25):
        w = math.sqrt(1 - (z / 1.55) ** 2)
        for y in (-0.8, 0.8):
            tube([(x * w * 1.14, y * (0.35 + 0.65 * abs(x * w)), z) for x in (-1, -0.5, 0, 0.5, 1)], 0.007, net)
    for s in (-1, 1):
        tube([(s * 1.15, -0.8, 0.04), (s * 1.15, 0.8, 0.04)], 0.03, plain("#3f9bb0", 0.5), kind="POLY")
    for y in (-0.8, 0.8):
        tube([(-1.15, y, 0.04), (1.15, y, 0.04)], 0.03, plain("#3f9bb0", 0.5), kind="POLY")


@model("mop", ["#3f9bb0", "#d0648a"], shows=SIDES, whole={"azimuth": 20, "elevation": 14})
def mop(view):
    shaft = [lathe([(0, 0.3), (0.04, 0.3), (0.04, 2.9, 0.02), (0, 2.92)], steel(0.25)), lathe([(0, 2.4), (0.055, 2.4, 0.01), (0.055, 2.9, 0.03), (0, 2.94)], paint(0.5)), lathe([(0, 0.26), (0.36, 0.26, 0.03), (0.3, 0.36, 0.05), (0.08, 0.46, 0.04), (0.06, 0.62), (0, 0.62)], paint(0.4))]
    chance = random.Random(3)
    for i in range(70):
        a, r = i * 2.4, 0.12 + 0.26 * (i % 7) / 6
        e = r * (1.5 + 0.5 * chance.random())
        shaft.append(tube([(r * math.cos(a), r * math.sin(a), 0.3), (e * math.cos(a), e * math.sin(a), 0.16), (1.15 * e * math.cos(a + 0.2), 1.15 * e * math.sin(a + 0.2), 0.04)], 0.045, plain("#f3f1ea" if i % 4 else "#dfeaf0", 0.95, relief="towel")))
    group(shaft, (0.55, -0.1, 0), (0, 10, 0))
    group([lathe([(0, 0), (0.55, 0, 0.06), (0.68, 0.85, 0.02), (0.72, 0.88, 0.02), (0.66, 0.9), (0.52, 0.1, 0.06), (0, 0.08)], paint(0.35, coat=0.3)), lathe([(0.3, 0.5), (0.42, 0.78), (0.5, 0.84), (0.46, 0.84), (0.28, 0.5)], white(0.4))], (-0.6, 0.15, 0))


def pouch_pack(colour, accent, label, at=(0, 0, 0), turn=(0, 0, 0), width=1.4, height=1.9):
    return group([pouch(width, height, colour, label=label), *accent], at, turn)


@model("laundry-detergent", ["#2f6fb8", "#d0648a", "#4d8a5a"], shows=SIDES, whole={"azimuth": 22, "elevation": 16})
def laundry(view):
    bottle = [
        box((1.25, 0.62, 1.6), paint(0.35, coat=0.4), (0, 0, 0.8), bevel=0.22, segments=8),
        lathe([(0, 1.55), (0.26, 1.55, 0.05), (0.2, 1.72, 0.04), (0.2, 1.8), (0, 1.8)], paint(0.35, coat=0.4), (-0.2, 0, 0)),
        *[part for part in [group(screw_cap(0.24, 0.34, white(0.35)), (-0.2, 0, 1.76))]],
        tube([(0.1, 0, 1.55), (0.5, 0, 1.78), (0.72, 0, 1.4), (0.62, 0, 0.95)], 0.11, paint(0.35, coat=0.4)),
        panel(0.95, 0.85, 0.16, 0.03, paper("#fdfaf2"), (-0.05, -0.31, 0.72), 0.01),
        slab(circle(0.24), 0.03, plain("#f2c53d", 0.5), (-0.05, -0.325, 0.82), UPRIGHT, 0.004),
        slab(circle(0.14), 0.035, white(0.5), (-0.05, -0.33, 0.82), UPRIGHT, 0.004),
        box((0.7, 0.03, 0.08), paint(0.5), (-0.05, -0.32, 0.44), bevel=0.01),
    ]
    group(bottle, (-0.5, 0, 0))
    group([box((1.0, 0.5, 1.5), plain("#f4f6f8", 0.5), (0, 0, 0.75), bevel=0.02), box((1.01, 0.51, 0.5), paint(0.5), (0, 0, 0.4), bevel=0.02), slab(circle(0.28), 0.02, plain("#f2c53d", 0.5), (0, -0.255, 1.02), UPRIGHT, 0.004)], (0.75, 0.35, 0), (0, 0, -14))


def spray_head(colour, z):
    return [
        lathe([(0, z), (0.17, z, 0.02), (0.17, z + 0.16, 0.02), (0.08, z + 0.2), (0, z + 0.2)], white(0.4)),
        box((0.5, 0.2, 0.2), colour, (-0.08, 0, z + 0.36), bevel=0.06),
        box((0.14, 0.12, 0.12), white(0.4), (-0.38, 0, z + 0.37), bevel=0.03),
        tube([(-0.2, 0, z + 0.28), (-0.3, 0, z + 0.1), (-0.24, 0, z - 0.08)], 0.035, colour),
    ]


@model("dish-soap", ["#e7c437", "#6fae4c"], shows=SIDES, whole={"azimuth": 22, "elevation": 14})
def dish_soap(view):
    liquid = paint(0.12, coat=0.9)
    bottle = [
        lathe([(0, 0), (0.48, 0, 0.06), (0.5, 0.5, 0.2), (0.4, 0.85, 0.2), (0.48, 1.2, 0.2), (0.2, 1.55, 0.08), (0.17, 1.68), (0, 1.68)], liquid, scale=(1, 0.62, 1)),
        lathe([(0, 1.66), (0.2, 1.66, 0.02), (0.19, 1.84, 0.04), (0.08, 1.9, 0.02), (0.06, 2.08, 0.02), (0, 2.09)], plain("#3f8a4a", 0.4)),
        slab(rounded(0.62, 0.5, 0.16), 0.02, paper("#fdfaf2"), (0, -0.315, 0.36), UPRIGHT, 0.004),
        slab(circle(0.16), 0.025, plain("#f2c53d", 0.5), (0, -0.325, 0.4), UPRIGHT, 0.004),
        slab(circle(0.1), 0.03, plain("#fff3a0", 0.5), (0, -0.328, 0.4), UPRIGHT, 0.004),
    ]
    group(bottle, (-0.3, 0.1, 0))
    group([box((0.75, 0.5, 0.22), plain("#f2cf3a", 0.95, relief="grain"), (0, 0, 0.11), bevel=0.05), box((0.75, 0.5, 0.08), plain("#3f8a4a", 0.95, relief="towel"), (0, 0, 0.25), bevel=0.03)], (0.62, -0.3, 0), (0, 0, -22))
    for x, y, r in ((0.5, -0.3, 0.1), (0.66, -0.22, 0.07), (0.76, -0.36, 0.09), (0.6, -0.42, 0.06)):
        ball(r, glass("#f4fbff"), (x, y, 0.32 + r * 0.6))


@model("floor-cleaner", ["#6a5acd", "#3f9b6a"], shows=SIDES, whole={"azimuth": 24, "elevation": 14})
def floor_cleaner(view):
    lathe([(0, 0), (0.5, 0, 0.06), (0.5, 1.3, 0.25), (0.22, 1.62, 0.08), (0.2, 1.74), (0, 1.74)], paint(0.14, coat=0.9), scale=(1, 0.7, 1))
    for part in screw_cap(0.22, 0.36, white(0.4), 1.72):
        pass
    slab(rounded(0.72, 0.85, 0.12), 0.02, paper("#fdfaf2"), (0, -0.35, 0.62), UPRIGHT, 0.004)
    box((0.5, 0.02, 0.16), plain("#3f8a4a", 0.5), (0, -0.362, 0.4), bevel=0.01)
    for i in range(3):
        for j in range(3):
            slab(rounded(0.12, 0.12, 0.01), 0.024, plain("#bcd6ea" if (i + j) % 2 else "#7fb0d6", 0.5), (-0.14 + 0.14 * i, -0.362, 0.64 + 0.14 * j), UPRIGHT, 0.003)


@model("toilet-paper", shows=SIDES, whole={"azimuth": 24, "elevation": 22})
def toilet_paper(view):
    white_ = plain("#faf8f2", 0.95, relief="soft")

    def roll():
        return [lathe([(0.18, 0), (0.5, 0, 0.03), (0.5, 0.85, 0.03), (0.18, 0.85), (0.18, 0)], white_), lathe([(0.165, 0), (0.18, 0), (0.18, 0.85), (0.165, 0.85), (0.165, 0)], kraft())]

    for at in ((-0.55, 0, 0), (0.55, 0.1, 0), (0.0, 0.05, 0.87)):
        group(roll(), at)
    group([*roll(), ribbon([(-0.5, 0.42), (-0.52, 0.2), (-0.62, 0.02)], 0.01, 0.01, white_)], (0.1, -0.95, 0.5), (90, 0, 24))
    ribbon([(-1.12, 0.012), (-1.45, 0.02), (-1.75, 0.012)], 0.8, 0.012, white_, (-0.12, 0.0, 0), (0, 0, 0))


@model("insect-spray", ["#c0392b", "#3f8a4a"], shows=SIDES, whole={"azimuth": 20, "elevation": 12})
def insect_spray(view):
    lathe([(0, 0), (0.36, 0, 0.03), (0.38, 0.05), (0.38, 1.7), (0.36, 1.74, 0.03), (0.28, 1.9, 0.06), (0.2, 1.94), (0, 1.94)], paint(0.3, coat=0.4))
    ring(0.37, 0.02, steel(0.25), (0, 0, 1.72))
    ring(0.36, 0.02, steel(0.25), (0, 0, 0.03))
    lathe([(0, 1.9), (0.3, 1.9, 0.02), (0.28, 2.3, 0.1), (0, 2.34)], plain("#f2c53d", 0.4))
    cylinder(0.04, 0.1, white(), (0, -0.26, 2.16), UPRIGHT)
    for p in [wrap_label(0.38, 0.4, 1.3, paper("#fdfaf2"), sweep=150)]:
        pass
    # A mosquito in a crossed-out circle.
    slab(circle(0.27), 0.02, plain("#c0392b", 0.5), (0, -0.39, 0.9), UPRIGHT, 0.004, holes=[circle(0.22)])
    box((0.5, 0.02, 0.05), plain("#c0392b", 0.5), (0, -0.396, 0.9), (0, 45, 0), 0.006)
    black = dark(0.5)
    lump(0.06, black, (0, -0.4, 0.9), (0.7, 0.3, 1.7))
    for s in (-1, 1):
        lump(0.08, plain("#9fb4bd", 0.4), (s * 0.09, -0.39, 0.95), (1.3, 0.1, 0.5), (0, s * -30, 0))
        for k in range(3):
            tube([(0, -0.4, 0.92 - 0.04 * k), (s * 0.1, -0.41, 0.96 - 0.1 * k), (s * 0.15, -0.4, 0.84 - 0.1 * k)], 0.008, black)


@model("incense", shows=SIDES, whole={"azimuth": 24, "elevation": 22})
def incense(view):
    lathe([(0, 0), (0.42, 0, 0.05), (0.5, 0.3, 0.15), (0.4, 0.5, 0.05), (0.44, 0.56), (0.36, 0.56), (0.36, 0.44), (0, 0.44)], plain("#8a5a3c", 0.35, coat=0.6))
    cylinder(0.36, 0.06, plain("#d9cdb8", 0.95, relief="grain"), (0, 0, 0.42), bevel=0.01)
    chance = random.Random(4)
    for i in range(9):
        a = i * 2.4
        dx, dy = 0.25 * math.cos(a), 0.25 * math.sin(a)
        top = (dx * 2.2, dy * 2.2, 2.1 + 0.2 * chance.random())
        low = (dx * 0.6, dy * 0.6, 0.45)
        mid = tuple(b + (t - b) * 0.3 for b, t in zip(low, top))
        tube([low, mid], 0.012, plain("#b3263a", 0.7), kind="POLY")
        tube([mid, top], 0.022, plain("#7a5233", 0.95), kind="POLY")
        ball(0.026, plain("#ff6a2a", 0.6, glow=2.0), top)
    group([box((0.5, 0.5, 2.0), plain("#b3263a", 0.5), (0, 0, 1.0), bevel=0.02), box((0.51, 0.51, 0.3), gold(0.35), (0, 0, 1.55), bevel=0.01), slab(circle(0.16), 0.02, gold(0.3), (0, -0.255, 0.9), UPRIGHT, 0.003)], (1.05, 0.1, 0.25), (0, 90, 30))


@model("clothes-hanger", shows=("whole", "detail"), whole={"azimuth": 16, "elevation": 10})
def clothes_hanger(view):
    for i, stuff in enumerate((wood(), wood("#b88650", "#7c4e28"), wood("#d9b47c", "#a87c48"))):
        arms = [(-1.15, 0, -0.42), (-0.7, 0, -0.14), (-0.25, 0, 0.06), (0, 0, 0.1), (0.25, 0, 0.06), (0.7, 0, -0.14), (1.15, 0, -0.42)]
        hook = [(0, 0, 0.08), (0, 0, 0.3), (0.02, 0, 0.4), (0.14, 0, 0.46), (0.2, 0, 0.6), (0.08, 0, 0.74), (-0.1, 0, 0.72), (-0.16, 0, 0.62)]
        group([tube(arms, 0.07, stuff, radii=[0.8, 1, 1.1, 1.1, 1.1, 1, 0.8]), tube([(-1.02, 0, -0.4), (1.02, 0, -0.4)], 0.035, stuff, kind="POLY"), tube(hook, 0.025, steel(0.2))], (0.12 * i, 0.34 * i, 0.55 + 0.0 * i), (-6, 0, -5 + 6 * i))


@model("screwdriver-set", shows=SIDES, whole={"azimuth": 22, "elevation": 34})
def tools(view):
    box((2.5, 1.5, 0.3), plain("#b3342a", 0.4, coat=0.3), (0, 0, 0.15), bevel=0.1)
    box((2.3, 1.3, 0.06), dark(0.7), (0, 0, 0.3), bevel=0.03)
    box((2.5, 0.16, 1.45), plain("#b3342a", 0.4, coat=0.3), (0, 0.82, 0.95), (-12, 0, 0), 0.07)
    box((2.3, 0.06, 1.25), dark(0.7), (0, 0.74, 0.95), (-12, 0, 0), 0.03)
    for i, colour in enumerate(("#e0a030", "#e0a030", "#3f7fb8", "#3f7fb8")):
        x = -0.95 + 0.26 * i
        group([lathe([(0, 0), (0.09, 0, 0.03), (0.1, 0.3, 0.05), (0.07, 0.46, 0.02), (0, 0.48)], plain(colour, 0.4, coat=0.3)), cylinder(0.028, 0.6, steel(0.2), (0, 0, 0.46))], (x, -0.55, 0.38), (-90, 0, 0))
    group([slab(rounded(0.22, 0.85, 0.1), 0.08, steel(0.25)), slab([(-0.2, 0.35), (-0.2, 0.6), (-0.08, 0.5), (0.08, 0.5), (0.2, 0.6), (0.2, 0.35), (0.1, 0.28), (-0.1, 0.28)], 0.09, steel(0.25))], (0.3, -0.05, 0.38), (0, 0, 8))
    group([slab(rounded(0.16, 1.0, 0.06), 0.1, wood()), box((0.56, 0.18, 0.18), steel(0.3), (0.02, 0.5, 0.02), bevel=0.04)], (0.72, -0.1, 0.4))
    for i in range(6):
        cylinder(0.07, 0.16, steel(0.25), (1.02, -0.5 + 0.2 * i, 0.32), bevel=0.02)


@model("drill", shows=SIDES, whole={"azimuth": 28, "elevation": 14})
def drill(view):
    body, grip = plain("#2f8a9a", 0.4, coat=0.2), rubber()
    lathe([(0, 0), (0.34, 0, 0.08), (0.36, 0.8, 0.05), (0.26, 1.0, 0.04), (0, 1.0)], body, (0.5, 0, 1.75), (0, -90, 0))
    lathe([(0, 0), (0.2, 0, 0.02), (0.19, 0.3, 0.04), (0.08, 0.48, 0.02), (0, 0.48)], dark(0.4), (-0.48, 0, 1.75), (0, -90, 0))
    lathe([(0, 0), (0.035, 0), (0.035, 0.6), (0, 0.66)], steel(0.2), (-0.9, 0, 1.75), (0, -90, 0))
    tube([(0.25, 0, 1.6), (0.32, 0, 1.1), (0.42, 0, 0.5)], 0.21, grip, radii=[1.1, 0.95, 1])
    box((0.16, 0.14, 0.26), plain("#c0392b", 0.4), (0.02, 0, 1.3), (0, 12, 0), 0.05)
    box((1.0, 0.62, 0.36), body, (0.36, 0, 0.4), bevel=0.09)
    box((0.98, 0.6, 0.24), dark(0.5), (0.36, 0, 0.13), bevel=0.07)
    cylinder(0.365, 0.1, grip, (0.3, 0, 1.75), (0, -90, 0))


@model("padlock", shows=SIDES, whole={"azimuth": 24, "elevation": 14})
def padlock(view):
    box((1.2, 0.46, 1.05), plain("#c79a3c", 0.25, metal=1.0), (0, 0, 0.53), bevel=0.1, segments=6)
    tube([(-0.38, 0, 0.9), (-0.38, 0, 1.4)] + [(0.38 * math.cos(a), 0, 1.4 + 0.42 * math.sin(a)) for a in [math.pi - math.pi * i / 10 for i in range(11)]] + [(0.38, 0, 1.4), (0.38, 0, 0.9)], 0.1, steel(0.15))
    cylinder(0.15, 0.03, steel(0.3), (0, -0.22, 0.45), UPRIGHT)
    slab(circle(0.05), 0.05, dark(), (0, -0.26, 0.48), UPRIGHT, 0.002)
    box((0.04, 0.05, 0.12), dark(), (0, -0.25, 0.41), bevel=0.003)
    for i, x in enumerate((0.75, 0.95)):
        group([ring(0.14, 0.035, steel(0.2), turn=(0, 0, 0)), box((0.5, 0.08, 0.035), steel(0.2), (0.36, 0, 0), bevel=0.008), box((0.06, 0.12, 0.035), steel(0.2), (0.5, -0.08, 0), bevel=0.006), box((0.05, 0.09, 0.035), steel(0.2), (0.4, -0.07, 0), bevel=0.006)], (x - 0.1, -0.55 - 0.15 * i, 0.04 + 0.05 * i), (0, 0, -20 - 35 * i))


@model("motorcycle-helmet", ["#b3342a", "#2b2d31", "#f3f1ec"], shows=SIDES, whole={"azimuth": 34, "elevation": 14})
def moto_helmet(view):
    shell = paint(0.15, coat=1.0)
    ball(1.0, shell, (0, 0, 1.1), (0.92, 1.08, 1.0), detail=6)
    lathe([(0.78, 0), (0.9, 0.06, 0.05), (0.92, 0.35), (0.78, 0.3), (0.78, 0)], rubber(), (0, 0.05, 0.12), scale=(0.95, 1.1, 1))
    lump(0.7, shell, (0, -0.52, 0.5), (1.05, 0.85, 0.62), rough=0.0)
    visor = ball(0.985, plain("#15181d", 0.04, coat=1.0), (0, -0.045, 1.12), (0.945, 1.08, 1.0), detail=6)
    for vertex in visor.data.vertices:
        if vertex.co.y > 0.05 or not -0.18 < vertex.co.z < 0.4:
            vertex.co *= 0.92
    for s in (-1, 1):
        cylinder(0.14, 0.06, steel(0.3), (s * 0.88, 0.02, 1.15), (0, s * 90, 0))
    box((0.1, 0.1, 0.06), dark(), (0, -1.12, 0.5), bevel=0.02)
    tube([(0, 0.3, 2.07), (0, -0.2, 2.11), (0, -0.6, 1.95)], 0.1, paint(0.2, shade=0.6), radii=[0.3, 1, 0.3])


@model("engine-oil", ["#c0392b", "#2f6fb8", "#d9a02f"], shows=SIDES, whole={"azimuth": 22, "elevation": 14})
def engine_oil(view):
    shell = paint(0.3, coat=0.3)
    outline = [(-0.62, 0), (0.62, 0), (0.62, 1.5), (0.4, 1.85), (0.1, 1.85), (-0.62, 1.7)]
    slab(fillet_loop(outline, 0.12), 0.62, shell, (0, 0, 0), UPRIGHT, 0.12, holes=[fillet_loop([(0.3, 0.85), (0.44, 0.85), (0.44, 1.45), (0.3, 1.55)], 0.06)])
    group(screw_cap(0.2, 0.3, dark(0.4)), (-0.22, 0, 1.72))
    panel(0.8, 0.85, 0.1, 0.02, paper("#fdfaf2"), (-0.14, -0.315, 0.62), 0.004)
    box((0.8, 0.02, 0.22), dark(0.4), (-0.14, -0.322, 0.36), bevel=0.01)
    slab([(0, 0.26), (0.12, 0.02), (0.12, -0.06), (0.07, -0.13), (-0.07, -0.13), (-0.12, -0.06), (-0.12, 0.02)], 0.03, plain("#d9a02f", 0.3, coat=0.5), (-0.14, -0.326, 0.76), UPRIGHT, 0.006)


def fillet_loop(points, radius):
    """A closed outline with rounded corners."""
    middle = ((points[0][0] + points[-1][0]) / 2, (points[0][1] + points[-1][1]) / 2)
    loop = [middle] + [(*p, radius) for p in points] + [middle]
    return [tuple(p) for p in fillet(loop)][:-1]


@model("plate", shows=SIDES, whole={"azimuth": 20, "elevation": 30})
def plate(view):
    glaze = plain("#f7f4ec", 0.15, coat=1.0)
    for i in range(3):
        lathe([(0, 0.02), (0.6, 0.02, 0.05), (0.7, 0.08, 0.1), (1.15, 0.2, 0.02), (1.14, 0.23), (0.68, 0.12, 0.1), (0.6, 0.06, 0.05), (0, 0.06)], glaze, (0, 0, 0.1 * i))
    ring(1.1, 0.016, plain("#35478c", 0.2, coat=1.0), (0, 0, 0.416), scale=(1, 1, 0.4))
    ring(0.66, 0.01, plain("#35478c", 0.2, coat=1.0), (0, 0, 0.31), scale=(1, 1, 0.4))
    group([lathe([(0, 0.02), (0.6, 0.02, 0.05), (0.7, 0.08, 0.1), (1.15, 0.2, 0.02), (1.14, 0.23), (0.68, 0.12, 0.1), (0.6, 0.06, 0.05), (0, 0.06)], glaze), ring(1.1, 0.016, plain("#35478c", 0.2), (0, 0, 0.21), scale=(1, 1, 0.4)), ring(0.66, 0.012, plain("#35478c", 0.2), (0, 0, 0.11), scale=(1, 1, 0.4))], (0.35, 1.05, 1.1), (74, 0, -6))


@model("mug", ["#c25b3f", "#4d7a68", "#35478c"], shows=SIDES, whole={"azimuth": -22, "elevation": 20})
def mug(view):
    lathe([(0, 0), (0.52, 0, 0.08), (0.56, 0.1, 0.05), (0.56, 1.2), (0.53, 1.22), (0.5, 1.2), (0.5, 0.15, 0.08), (0, 0.1)], paint(0.18, coat=0.9))
    lathe([(0, 0.11), (0.498, 0.16, 0.08), (0.498, 1.21)], plain("#fbf8f0", 0.2, coat=0.8))
    cylinder(0.495, 0.02, plain("#4a2a17", 0.15, coat=0.8), (0, 0, 0.95), bevel=0.004)
    tube([(0.5, 0, 1.0), (0.86, 0, 1.02), (0.98, 0, 0.62), (0.82, 0, 0.26), (0.5, 0, 0.28)], 0.085, paint(0.18, coat=0.9))


@model("cutlery", shows=("whole", "detail"), whole={"azimuth": 14, "elevation": 52})
def cutlery(view):
    metal = steel(0.16)

    def handle(x):
        return [slab(curve([(-0.045, 0.2), (-0.05, -0.6), (-0.09, -1.2), (0, -1.32), (0.09, -1.2), (0.05, -0.6), (0.045, 0.2)]), 0.06, metal, (x, 0, 0.04), bevel=0.025)]

    def curve(points):
        return [tuple(p) for p in fillet([(*q, 0.1) for q in points])]

    parts = [*handle(-0.55), lump(0.26, metal, (-0.55, 0.48, 0.05), (0.95, 1.45, 0.16), rough=0)]
    dent = lump(0.2, steel(0.28, "#9fa3a8"), (-0.55, 0.48, 0.082), (0.95, 1.5, 0.1), rough=0)
    parts += [dent, *handle(0.0), slab(curve([(-0.19, 0.8), (-0.2, 0.4), (-0.05, 0.15), (0.05, 0.15), (0.2, 0.4), (0.19, 0.8)]), 0.05, metal, (0, 0, 0.05), bevel=0.02)]
    for i in range(4):
        parts.append(box((0.055, 0.42, 0.05), metal, (-0.16 + i * 0.107, 0.82, 0.05), bevel=0.02))
    parts += [*handle(0.55), slab(curve([(-0.05, 0.1), (-0.05, 0.9), (0.02, 1.1), (0.13, 0.9), (0.13, 0.1)]), 0.04, metal, (0.55, 0, 0.05), bevel=0.015)]
    group(parts, (0, 0, 0.03), (0, 0, 12))
    folded(2.0, 2.2, 2, plain("#e9dcc4", 0.9, relief="weave"), (0, -0.1, -0.16), thickness=0.07, turn=(0, 0, 12))


@model("chopping-board", shows=SIDES, whole={"azimuth": 24, "elevation": 34})
def chopping_board(view):
    slab(fillet_loop([(-1.1, -0.75), (1.1, -0.75), (1.1, 0.75), (-1.1, 0.75)], 0.2), 0.16, wood(), (0, 0, 0.08), bevel=0.05, holes=[rounded(0.1, 0.5, 0.05) if False else [(x * 1.0 + 0.9, y) for x, y in rounded(0.12, 0.46, 0.058)]])
    slab(fillet_loop([(-0.95, -0.6), (0.75, -0.6), (0.75, 0.6), (-0.95, 0.6)], 0.15), 0.01, plain("#7c4e28", 0.6), (0, 0, 0.162), bevel=0.002, holes=[fillet_loop([(-0.91, -0.56), (0.71, -0.56), (0.71, 0.56), (-0.91, 0.56)], 0.13)])
    for i in range(5):
        cylinder(0.2 - 0.01 * i, 0.045, plain("#e2402c", 0.2, coat=0.5), (-0.55 + 0.2 * i, -0.1 + 0.04 * i, 0.17), (14, 10, 0), 0.015)
    leaf(0.5, 0.2, green(), (-0.5, 0.3, 0.18), (0, 0, 20))
    leaf(0.5, 0.2, green("#5c9a48"), (-0.1, 0.36, 0.18), (0, 0, -10))


@model("mortar", shows=SIDES, whole={"azimuth": 24, "elevation": 22})
def mortar(view):
    stone = plain("#6e6f72", 0.75, relief="grain", mix={"colours": [(0.4, "#55565a"), (0.6, "#8a8b8e")], "scale": 40})
    lathe([(0, 0), (0.62, 0, 0.06), (0.66, 0.16, 0.06), (0.55, 0.28, 0.1), (0.95, 0.9, 0.3), (0.98, 1.25, 0.06), (0.8, 1.27, 0.04), (0.7, 0.8, 0.3), (0, 0.5)], stone)
    group([lathe([(0, 0), (0.26, 0.04, 0.1), (0.22, 0.3, 0.1), (0.13, 0.9, 0.2), (0.17, 1.5, 0.12), (0, 1.58)], stone)], (0.15, 0.0, 0.75), (10, 34, 0))
    for i in range(7):
        lump(0.13, plain("#c5342a" if i % 2 else "#e9e0cc", 0.4), (-0.3 + 0.12 * (i % 4), -0.25 + 0.16 * (i // 4), 1.05), (1, 0.6, 0.6), (0, 0, i * 40), seed=i)


@model("water-bottle", ["#3f9bb0", "#d9772f", "#7a4c8f"], shows=SIDES, whole={"azimuth": 22, "elevation": 12})
def water_bottle(view):
    lathe([(0, 0), (0.42, 0, 0.06), (0.45, 0.4, 0.1), (0.4, 0.9, 0.2), (0.45, 1.5, 0.2), (0.3, 1.85, 0.06), (0, 1.87)], paint(0.1, coat=0.9))
    for z in (0.3, 0.42, 0.54):
        ring(0.44, 0.012, paint(0.2, shade=0.8), (0, 0, z))
    lathe([(0, 1.82), (0.34, 1.82, 0.02), (0.34, 2.14, 0.04), (0.16, 2.2, 0.03), (0.12, 2.32, 0.03), (0, 2.33)], dark(0.4))
    tube([(-0.3, 0, 2.08), (-0.36, 0, 2.5), (0, 0, 2.62), (0.36, 0, 2.5), (0.3, 0, 2.08)], 0.045, dark(0.5))
    for i in range(6):
        box((0.1 if i % 2 else 0.16, 0.02, 0.016), white(0.5), (-0.18, -0.41 - 0.002 * i, 0.6 + 0.16 * i), bevel=0.004)


@model("vacuum-flask", ["#3c4a44", "#b3342a", "#35478c"], shows=SIDES, whole={"azimuth": 22, "elevation": 12})
def vacuum_flask(view):
    lathe([(0, 0), (0.4, 0, 0.03), (0.41, 0.12), (0.41, 1.75, 0.08), (0.34, 1.86, 0.03), (0, 1.86)], paint(0.35, coat=0.3))
    lathe([(0.405, 0), (0.425, 0.02), (0.425, 0.16), (0.405, 0.17)], steel(0.2))
    lathe([(0.3, 1.8), (0.35, 1.82, 0.02), (0.35, 1.98), (0.3, 1.98)], steel(0.18))
    lathe([(0, 1.95), (0.38, 1.95, 0.02), (0.38, 2.4, 0.06), (0.3, 2.48, 0.04), (0, 2.48)], steel(0.25))
    group([lathe([(0, 0), (0.3, 0, 0.04), (0.38, 0.5, 0.02), (0.35, 0.5), (0.28, 0.05, 0.04), (0, 0.05)], steel(0.25)), cylinder(0.33, 0.02, plain("#7a3f1a", 0.12, coat=0.8), (0, 0, 0.36), bevel=0.003)], (0.85, -0.35, 0))


@model("lunch-box", shows=SIDES, whole={"azimuth": 24, "elevation": 18})
def lunch_box(view):
    metal = steel(0.2)
    for i in range(3):
        lathe([(0, 0.52 * i), (0.6, 0.52 * i, 0.06), (0.66, 0.52 * i + 0.1, 0.04), (0.66, 0.52 * i + 0.48, 0.02), (0.69, 0.52 * i + 0.5, 0.01), (0.66, 0.52 * i + 0.52)], metal)
    lathe([(0.69, 1.56), (0.69, 1.62, 0.03), (0.5, 1.74, 0.1), (0, 1.78)], metal)
    ball(0.08, dark(), (0, 0, 1.82))
    for s in (-1, 1):
        box((0.05, 0.2, 1.72), steel(0.3), (s * 0.72, 0, 0.86), bevel=0.02)
        box((0.09, 0.24, 0.2), plain("#b3342a", 0.4), (s * 0.74, 0, 1.5), bevel=0.03)
    tube([(-0.72, 0, 1.65), (-0.72, 0, 2.1), (-0.45, 0, 2.28), (0.45, 0, 2.28), (0.72, 0, 2.1), (0.72, 0, 1.65)], 0.05, steel(0.25))
    tube([(-0.35, 0, 2.28), (0.35, 0, 2.28)], 0.08, plain("#b3342a", 0.4), kind="POLY")


@model("food-container", shows=SIDES, whole={"azimuth": 24, "elevation": 24})
def food_container(view):
    def tub(w, d, h, fill, at, turn, lid="#3f9bb0"):
        parts = [box((w, d, h), glass("#eef6fa", 0.05), (0, 0, h / 2), bevel=0.14), box((w - 0.1, d - 0.1, h * 0.62), fill, (0, 0, h * 0.35), bevel=0.12), box((w + 0.1, d + 0.1, 0.14), plain(lid, 0.4, coat=0.2), (0, 0, h + 0.04), bevel=0.06), slab(rounded(w * 0.7, d * 0.6, 0.1), 0.03, plain(lid, 0.3), (0, 0, h + 0.11), bevel=0.01)]
        for s in (-1, 1):
            parts.append(box((0.06, 0.36, 0.26), plain(lid, 0.4), (s * (w / 2 + 0.06), 0, h - 0.06), bevel=0.03))
        return group(parts, at, turn)

    rice = plain("#f6f1e4", 0.9, relief="grain")
    pasta = plain("#d98f3f", 0.6, relief="grain", mix={"colours": [(0.4, "#c5702c"), (0.6, "#e6b04f")], "scale": 12})
    salad = plain("#5c9a48", 0.6, mix={"colours": [(0.4, "#3f7d3a"), (0.5, "#7fb45c"), (0.62, "#d8443a")], "scale": 9})
    tub(1.7, 1.2, 0.7, salad, (0, 0, 0), (0, 0, 0))
    tub(1.3, 0.95, 0.6, pasta, (0.0, 0.05, 0.84), (0, 0, 8))
    tub(0.95, 0.8, 0.5, rice, (1.15, -0.85, 0), (0, 0, -18))


@model("wall-clock", shows=("whole", "detail"), whole={"azimuth": 18, "elevation": 6})
def wall_clock(view):
    rim = wood("#9a6a3c", "#6a4424")
    parts = [cylinder(1.1, 0.12, plain("#faf7ee", 0.6), bevel=0.02), ring(1.1, 0.12, rim, (0, 0, 0.1))]
    for i in range(60):
        a = math.radians(i * 6)
        big = i % 5 == 0
        parts.append(box((0.16 if big else 0.05, 0.045 if big else 0.014, 0.01), dark(0.5), ((0.84 if big else 0.9) * math.cos(a), (0.84 if big else 0.9) * math.sin(a), 0.125), (0, 0, math.degrees(a)), 0.002, 1))
    for angle, length, width in ((150, 0.5, 0.07), (62, 0.78, 0.05)):
        a = math.radians(angle)
        parts.append(box((length, width, 0.015), dark(0.4), (length / 2 * 0.9 * math.cos(a), length / 2 * 0.9 * math.sin(a), 0.15), (0, 0, angle), 0.004, 1))
    a = math.radians(-80)
    parts += [box((0.9, 0.02, 0.012), plain("#c0392b", 0.4), (0.34 * math.cos(a), 0.34 * math.sin(a), 0.17), (0, 0, -80), 0.003, 1), cylinder(0.06, 0.06, plain("#c0392b", 0.4), (0, 0, 0.14))]
    group(parts, (0, 0, 1.25), (84, 0, 0))


@model("lacquer-bowl", shows=SIDES, whole={"azimuth": 22, "elevation": 24})
def lacquer_bowl(view):
    red, black = plain("#8c1f1a", 0.15, coat=1.0), plain("#17110f", 0.15, coat=1.0)
    lathe([(0, 0), (0.5, 0, 0.05), (0.46, 0.14, 0.05), (0.9, 0.6, 0.3), (1.0, 1.0), (0.96, 1.02), (0.85, 0.62, 0.3), (0.4, 0.2, 0.1), (0, 0.18)], black)
    lathe([(0, 0.2), (0.42, 0.22, 0.1), (0.85, 0.64, 0.3), (0.955, 1.0)], red)
    for z, r in ((0.97, 1.0), (0.78, 0.955), (0.42, 0.74), (0.1, 0.48)):
        ring(r, 0.016, gold(0.25), (0, 0, z))
    for i in range(14):
        a = i * 2 * math.pi / 14
        ball(0.07, gold(0.25), (0.925 * math.cos(a), 0.925 * math.sin(a), 0.63), (0.6, 0.6, 1.2), (0, 0, 0))
    group([lathe([(0, 0), (0.36, 0, 0.04), (0.36, 0.45, 0.03), (0, 0.45)], red), lathe([(0, 0.45), (0.38, 0.45, 0.02), (0.36, 0.6, 0.1), (0.08, 0.72, 0.05), (0, 0.86)], red), ring(0.365, 0.015, gold(0.25), (0, 0, 0.46)), ring(0.365, 0.015, gold(0.25), (0, 0, 0.1)), ball(0.07, gold(0.25), (0, 0, 0.88))], (1.2, -0.65, 0))


@model("storage-box", ["#5f8fb0", "#e0a26a"], shows=SIDES, whole={"azimuth": 26, "elevation": 22})
def storage_box(view):
    clear = glass("#e4eef4", 0.12)
    for z, w in ((0, 2.0), (1.02, 1.9)):
        box((w, 1.35, 0.86), clear, (0, 0, z + 0.45), bevel=0.12)
        box((w - 0.16, 1.18, 0.6), plain("#e9d9c2" if z else "#cfd9e2", 0.9, relief="weave"), (0, 0, z + 0.36), bevel=0.1)
        box((w + 0.12, 1.47, 0.13), paint(0.4), (0, 0, z + 0.92), bevel=0.05)
        for s in (-1, 1):
            box((0.1, 0.5, 0.3), paint(0.4), (s * (w / 2 + 0.05), 0, z + 0.84), bevel=0.04)
    for x in (-0.6, 0.6):
        for y in (-0.5, 0.5):
            lathe([(0, 0), (0.09, 0.02, 0.04), (0.09, 0.1), (0, 0.1)], dark(), (x, y, -0.08))


@model("kitchen-knife", shows=("whole", "detail"), whole={"azimuth": 20, "elevation": 46})
def kitchen_knife(view):
    def knife(length, height, at, turn):
        blade = [(0, 0.02), (0, -height), (length * 0.55, -height * 0.96), (length * 0.85, -height * 0.6), (length, 0.02)]
        return group([slab(fillet_loop(blade, 0.08), 0.035, steel(0.14), bevel=0.01), box((0.14, height * 0.4, 0.09), steel(0.25), (-0.04, -height * 0.18, 0), bevel=0.02), slab(fillet_loop([(-0.08, 0.04), (-0.08, -height * 0.4), (-0.9, -height * 0.5), (-0.98, -height * 0.2), (-0.85, 0.06)], 0.08), 0.14, wood("#5f3b22", "#3a2312"), bevel=0.05), *[cylinder(0.035, 0.15, gold(0.3), (x, -height * 0.2, -0.075)) for x in (-0.25, -0.5, -0.75)]], at, turn)

    slab(rounded(2.7, 1.9, 0.16), 0.12, bamboo(), (0, 0, 0.06), bevel=0.04)
    knife(1.5, 0.46, (-0.3, 0.5, 0.15), (0, 0, 8))
    knife(0.95, 0.24, (-0.1, -0.35, 0.15), (0, 0, 8))


@model("chair", shows=SIDES, whole={"azimuth": 32, "elevation": 14})
def chair(view):
    stuff = wood()
    for s in (-1, 1):
        tube([(s * 0.56, -0.52, 0), (s * 0.52, -0.48, 1.1)], 0.06, stuff, kind="POLY")
        tube([(s * 0.56, 0.62, 0), (s * 0.52, 0.5, 1.1), (s * 0.5, 0.66, 2.4)], 0.06, stuff)
        tube([(s * 0.54, -0.5, 0.4), (s * 0.54, 0.58, 0.4)], 0.035, stuff, kind="POLY")
    box((1.25, 1.2, 0.1), stuff, (0, 0, 1.12), bevel=0.04)
    cushion(1.15, 1.08, 0.2, plain("#d8c9ae", 0.9, relief="weave"), (0, 0, 1.22))
    for z in (1.6, 1.9, 2.2):
        ribbon([(0, 0), (0, 0.16)], 1.05, 0.06, stuff, (0, 0.54 + (z - 1.5) * 0.14, z), (8, 0, 0), 0.01)


@model("sofa", ["#5f7d8c", "#a8674a", "#6d7f5a"], shows=("whole", "detail"), whole={"azimuth": 24, "elevation": 14})
def sofa(view):
    cloth = paint(0.95, sheen=0.5, relief="weave")
    box((2.6, 1.05, 0.42), cloth, (0, 0, 0.45), bevel=0.1)
    box((2.6, 0.36, 1.1), cloth, (0, 0.46, 0.85), (-6, 0, 0), 0.16)
    for s in (-1, 1):
        box((0.34, 1.1, 0.82), cloth, (s * 1.3, 0, 0.62), bevel=0.14)
        box((1.12, 0.85, 0.26), cloth, (s * 0.57, -0.1, 0.76), bevel=0.11, segments=6)
        box((1.1, 0.28, 0.7), cloth, (s * 0.57, 0.28, 1.1), (-10, 0, 0), 0.13, 6)
        for y in (-0.42, 0.42):
            lathe([(0, 0), (0.05, 0), (0.075, 0.26), (0, 0.26)], wood(), (s * 1.2, y, 0))
    cushion(0.6, 0.6, 0.26, plain("#e3b04f", 0.9, relief="weave"), (-0.85, -0.02, 1.12), (68, 0, 20))
    cushion(0.6, 0.6, 0.26, plain("#f2ece0", 0.9, relief="weave"), (0.9, -0.02, 1.12), (68, 0, -16))


@model("paper-lantern", ["#d33b2c", "#e6a12d", "#d0648a"], shows=SIDES, whole={"azimuth": 18, "elevation": 8})
def lantern(view):
    rows, columns = 60, 96
    profile = []
    for i in range(rows + 1):
        t = i / rows
        r = 0.38 + 0.62 * math.sin(math.pi * (0.08 + 0.84 * t)) ** 0.8
        r += 0.018 * math.cos(2 * math.pi * t * 14)
        profile.append((r, 0.55 + 1.6 * t))
    lathe(profile, paint(0.75, sheen=0.2, relief="paper"), angle=180)
    for z in (0.45, 2.14):
        lathe([(0, z), (0.5, z, 0.02), (0.5, z + 0.12, 0.02), (0, z + 0.12)], gold(0.3))
    tube([(0, 0, 2.26), (0, 0, 2.75)], 0.014, gold(0.3), kind="POLY")
    ring(0.08, 0.018, gold(0.3), (0, 0, 2.8), (90, 0, 0))
    for i in range(36):
        a = i * 2 * math.pi / 36
        tube([(0.12 * math.cos(a), 0.12 * math.sin(a), 0.4), (0.15 * math.cos(a), 0.15 * math.sin(a), 0.02)], 0.013, plain("#d9a441", 0.5), kind="POLY")
    ball(0.16, gold(0.35), (0, 0, 0.4), (1, 1, 0.6))


@model("broom", shows=SIDES, whole={"azimuth": 20, "elevation": 12})
def broom(view):
    parts = [tube([(0, 0, 1.0), (0, 0, 3.0)], 0.055, bamboo(), kind="POLY"), ring(0.16, 0.05, plain("#b3342a", 0.6), (0, 0, 1.0)), ring(0.2, 0.04, plain("#b3342a", 0.6), (0, 0, 0.86))]
    for i in range(130):
        a = i * 2.4
        r = 0.12 * math.sqrt((i % 13) / 13)
        spread = 0.75 * math.cos(a) * (0.4 + 0.6 * ((i * 7) % 10) / 10)
        parts.append(tube([(r * math.cos(a), r * math.sin(a), 1.1), (spread * 0.5, 0.12 * math.sin(a), 0.6), (spread, 0.2 * math.sin(a), 0.02 + 0.1 * ((i * 3) % 5) / 5)], 0.017, plain(("#c9a45c", "#b88f46", "#d8ba78")[i % 3], 0.9)))
    group(parts, (0, 0, 0), (0, 12, 0))


@model("potted-plant", shows=SIDES, whole={"azimuth": 22, "elevation": 16})
def potted_plant(view):
    lathe([(0, 0), (0.5, 0, 0.04), (0.66, 0.85, 0.02), (0.74, 0.87, 0.02), (0.74, 1.02, 0.02), (0.64, 1.02), (0.6, 0.9), (0, 0.9)], plain("#b8653f", 0.8, relief="grain"))
    cylinder(0.62, 0.06, plain("#3f2c1e", 0.95, relief="grain"), (0, 0, 0.88))
    for i in range(26):
        a, up = i * 137.5, 18 + 50 * (i / 26)
        leaf(1.25 - 0.3 * (i / 26), 0.42, green(("#3f7d3a", "#5c9a48", "#2f6b34")[i % 3]), (0, 0, 0.95 + 0.02 * i), (0, -up, a), 0.18, 0.2)
    for i in range(5):
        a = i * 1.3
        lump(0.09, plain("#fdfaf0", 0.6), (0.5 * math.cos(a), 0.5 * math.sin(a), 1.75 + 0.1 * (i % 3)), (1, 1, 0.7), seed=i)

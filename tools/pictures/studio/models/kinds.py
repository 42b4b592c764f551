"""Kinds of a product type that look different from it: a volleyball beside the basketball, a wok beside the frying pan."""

import math
import random

from kit import *

from . import SIDES, model


def weave_basket(low, high, height, rows=9, material=None):
    """A basket of wound cane."""
    cane = material or plain("#c99a5b", 0.6, relief="wood", mix={"colours": [(0.3, "#a9783e"), (0.7, "#d8b074")], "scale": 8})
    parts = [cylinder(low, 0.06, cane)]
    for i in range(rows):
        t = i / (rows - 1)
        parts.append(ring(low + (high - low) * t**0.8, height / rows * 0.56, cane, (0, 0, 0.06 + height * t)))
    for k in range(22):
        a = 2 * math.pi * k / 22
        parts.append(tube([((low + (high - low) * t**0.8) * 1.01 * math.cos(a), (low + (high - low) * t**0.8) * 1.01 * math.sin(a), 0.04 + height * t) for t in (0, 0.25, 0.5, 0.75, 1)], 0.035, plain("#8f6230", 0.7)))
    return parts


def dish(radius=1.0):
    """A flat basket for dry goods."""
    return lathe([(0, 0), (0.5 * radius, 0, 0.05), (radius, 0.4 * radius, 0.2), (0.97 * radius, 0.42 * radius), (0.46 * radius, 0.06, 0.1), (0, 0.06)], bamboo())


@model("storage-basket", shows=SIDES, whole={"azimuth": 24, "elevation": 20})
def storage_basket(view):
    group(weave_basket(0.82, 1.0, 1.1))
    for s in (-1, 1):
        tube([(s * 0.96, -0.26, 1.08), (s * 1.16, -0.2, 1.36), (s * 1.16, 0.2, 1.36), (s * 0.96, 0.26, 1.08)], 0.06, plain("#8f6230", 0.7))
    for i, colour in enumerate(("#f2ede2", "#9fb7c4", "#d9b9a4")):
        group([cushion(1.1, 0.5, 0.3, plain(colour, 0.95, relief="towel"), seed=i)], (0.08 * i - 0.1, -0.3 + 0.32 * i, 1.1), (78, 0, 4 * i))


@model("wok", shows=SIDES, whole={"azimuth": 22, "elevation": 26})
def wok(view):
    iron = plain("#3a3c40", 0.35, metal=0.6)
    lathe([(0, 0), (0.4, 0.02), (0.85, 0.3), (1.15, 0.72), (1.2, 0.74), (1.16, 0.76), (0.84, 0.36), (0.4, 0.07), (0, 0.05)], iron)
    for s in (-1, 1):
        tube([(s * 1.1, -0.22, 0.7), (s * 1.36, -0.2, 0.8), (s * 1.36, 0.2, 0.8), (s * 1.1, 0.22, 0.7)], 0.05, wood())
    lathe([(0, 0), (0.16, 0.02, 0.04), (0.2, 0.12), (0.17, 0.12), (0.1, 0.05), (0, 0.04)], steel(0.25), (0.3, -0.05, 0.22), (0, 20, 0))
    tube([(0.4, 0, 0.3), (1.1, 0.25, 1.25)], 0.035, steel(0.25), kind="POLY")
    tube([(0.9, 0.18, 0.98), (1.14, 0.27, 1.3)], 0.06, wood(), kind="POLY")


@model("cashews", shows=SIDES, whole={"azimuth": 22, "elevation": 26})
def cashews(view):
    dish(0.85)
    nut = [plain(c, 0.5, coat=0.15) for c in ("#e6cfa0", "#dcbf88", "#efdcb4")]
    chance = random.Random(4)

    def one(at, turn, i):
        points = [(0.17 * math.cos(t), 0.17 * math.sin(t), 0) for t in [0.2 + 0.6 * k for k in range(6)]]
        group([tube(points, 0.085, nut[i % 3], radii=[0.75, 1.1, 1.15, 1.05, 0.9, 0.6])], at, turn)

    for i in range(46):
        r, a = 0.68 * math.sqrt(chance.random()), chance.random() * 6.28
        one((r * math.cos(a), r * math.sin(a), 0.32 + 0.26 * (1 - r) * chance.random()), (chance.uniform(-50, 50), chance.uniform(-50, 50), chance.uniform(0, 360)), i)
    for i, (x, y) in enumerate(((-0.95, -0.7), (-0.6, -0.95), (0.75, -0.85), (1.05, -0.5))):
        one((x, y, 0.09), (0, 0, 70 * i), i)


@model("volleyball", shows=SIDES, whole={"azimuth": 24, "elevation": 14})
def volleyball(view):
    ball(0.985, plain("#dcd8cc", 0.8), (0, 0, 1), detail=5)
    colours = ("#f3c93a", "#2f5fa8", "#f3c93a")
    for turn in ((0, 0, 0), (180, 0, 0), (90, 90, 0), (-90, 90, 0), (0, 90, 90), (0, -90, 90)):
        strips = []
        for n, colour in enumerate(colours):
            vertices, faces = [], []
            for i in range(17):
                for j in range(9):
                    u = (-1 + 2 * i / 16) * 0.97
                    v = (-1 + 2 * (n + 0.04 + 0.92 * j / 8) / 3) * 0.97
                    vertices.append(Vector((math.tan(u * math.pi / 4), math.tan(v * math.pi / 4), 1)).normalized())
            for i in range(16):
                for j in range(8):
                    k = i * 9 + j
                    faces.append((k, k + 9, k + 10, k + 1))
            mesh = bpy.data.meshes.new("strip")
            mesh.from_pydata(vertices, [], faces)
            strips.append(smooth(add(mesh, plain(colour, 0.55, relief="leather")), 180))
        group(strips, (0, 0, 1), turn)


@model("kettlebell", shows=SIDES, whole={"azimuth": 24, "elevation": 14})
def kettlebell(view):
    iron = plain("#24262a", 0.5, coat=0.2, relief="grain")
    for x, y, size in ((-0.5, 0.15, 1.0), (0.85, -0.35, 0.7)):
        group([lump(0.72, iron, (0, 0, 0.68), rough=0), cylinder(0.46, 0.1, iron), tube([(-0.36, 0, 1.15), (-0.5, 0, 1.6), (-0.25, 0, 1.82), (0.25, 0, 1.82), (0.5, 0, 1.6), (0.36, 0, 1.15)], 0.12, iron), cylinder(0.34, 0.02, plain("#c5402c", 0.5), (0, -0.7, 0.68), UPRIGHT, 0.004)], (x, y, 0), (0, 0, 12), size)


@model("papaya", shows=SIDES, whole={"azimuth": 20, "elevation": 24})
def papaya(view):
    skin = plain("#d9962f", 0.45, coat=0.2, mix={"colours": [(0.35, "#7f9a3a"), (0.65, "#e6a12f")], "scale": 1.6})
    body = [(0, 0), (0.2, 0.02), (0.52, 0.35), (0.6, 0.8, 0.3), (0.45, 1.5, 0.3), (0.16, 1.95, 0.1), (0, 2.0)]
    lathe(body, skin, (-0.95, 0.55, 0.6), (0, 90, 8))
    flesh = plain("#ee8a3a", 0.4, coat=0.3)
    group([lathe(body, skin, scale=(1, 0.5, 1)), lathe([(r * 0.92, h * 0.96 + 0.04, *rest) for r, h, *rest in body], flesh, (0, -0.28, 0), scale=(1, 0.12, 1)), lathe([(r * 0.45, 0.4 + h * 0.55, *rest) for r, h, *rest in body], plain("#b9531f", 0.5), (0, -0.32, 0), scale=(1, 0.1, 1)), *[ball(0.06, plain("#1d1a17", 0.25, coat=0.6), (0.17 * math.sin(2.4 * i), -0.385, 0.55 + 0.065 * i), (1, 0.7, 1), detail=3) for i in range(15)]], (1.0, -0.5, 0.42), (0, -90, 0))


@model("dragon-fruit", shows=SIDES, whole={"azimuth": 20, "elevation": 20})
def dragon_fruit(view):
    skin = plain("#d1376e", 0.45, coat=0.2, relief="skin")
    for at, size in (((-0.65, 0.2, 0.78), 1.0),):
        lump(0.78, skin, at, (0.9, 0.9, 1.12), rough=0.03)
        for k in range(26):
            t = (k + 0.5) / 26
            z = 1 - 2 * t
            a = k * 2.4
            r = math.sqrt(max(0, 1 - z * z))
            group([leaf(0.42, 0.2, plain("#7fa845", 0.5, mix={"colours": [(0.4, "#d1376e"), (0.6, "#8fb04a")], "scale": 2}), bend=0.3)], (at[0] + 0.68 * r * math.cos(a), at[1] + 0.68 * r * math.sin(a), at[2] + 0.82 * z), (0, -40 - 40 * z, math.degrees(a)))
    seed = plain("#f6f2ec", 0.4, coat=0.3, mix={"colours": [(0.0, "#26221f"), (0.2, "#26221f"), (0.26, "#f6f2ec")], "kind": "voronoi", "scale": 12})
    group([lathe([(0, 0), (0.5, 0.1), (0.7, 0.5), (0.68, 0.62)], skin), cylinder(0.67, 0.03, plain("#e06a94", 0.5), (0, 0, 0.6)), cylinder(0.61, 0.035, seed, (0, 0, 0.605))], (0.75, -0.45, 0.62), (62, 0, 10))


def small_fruit(count, make, flesh, seed_colour, seed=3):
    chance = random.Random(seed)
    for i in range(count):
        r, a = 0.78 * math.sqrt(chance.random()), chance.random() * 6.28
        make((r * math.cos(a), r * math.sin(a), 0.34 + 0.42 * (1 - r) * chance.random()), i)
    for i, (x, y) in enumerate(((-0.5, -1.05), (0.45, -1.1))):
        make((x, y, 0.24), i)
    group([ball(0.22, plain(flesh, 0.2, coat=0.7)), ball(0.09, plain(seed_colour, 0.2, coat=0.5), (0.02, -0.17, 0.03))], (0.0, -1.2, 0.22))


@model("longans", shows=SIDES, whole={"azimuth": 20, "elevation": 28})
def longans(view):
    dish(1.0)
    skin = plain("#b98f52", 0.7, relief="skin", mix={"colours": [(0.3, "#a57c42"), (0.7, "#c9a266")], "scale": 9})
    small_fruit(34, lambda at, i: lump(0.24, skin, at, rough=0.02, seed=i, detail=4), "#e9e6df", "#2a1a12")
    tube([(-0.3, 0.2, 0.8), (0.1, 0.1, 1.05), (0.6, 0.2, 1.0)], 0.025, plain("#6a4a2a", 0.8))


@model("rambutans", shows=SIDES, whole={"azimuth": 20, "elevation": 28})
def rambutans(view):
    dish(1.0)
    skin = plain("#c3342f", 0.6)
    hair = plain("#d9793a", 0.6)

    def one(at, i):
        x, y, z = at
        lump(0.26, skin, at, rough=0.04, seed=i, detail=3)
        for k in range(34):
            t = 1 - 2 * (k + 0.5) / 34
            a = k * 2.4 + i
            r = math.sqrt(1 - t * t)
            d = (r * math.cos(a), r * math.sin(a), t)
            tube([(x + 0.24 * d[0], y + 0.24 * d[1], z + 0.24 * d[2]), (x + 0.37 * d[0], y + 0.37 * d[1], z + 0.37 * d[2] - 0.02)], 0.012, hair, kind="POLY")

    small_fruit(15, one, "#eceae4", "#5a3a20")


@model("carrots", shows=SIDES, whole={"azimuth": 24, "elevation": 26})
def carrots(view):
    skin = plain("#e0742a", 0.55, relief="skin")
    for i in range(6):
        group([lathe([(0, 0), (0.04, 0.05), (0.17, 0.9, 0.2), (0.23, 1.75, 0.1), (0.16, 1.9, 0.06), (0, 1.92)], skin), *[tube([(0.02 * k, 0, 1.88), (0.1 * (k - 2), 0.05 * (k % 2), 2.2), (0.22 * (k - 2), 0.08, 2.6)], 0.025, green("#4f9a4a")) for k in range(5)]], (-0.9 + 0.36 * i, 0.15 - 0.05 * (i % 2), 0.2 + 0.28 * (i % 2)), (84, 0, -16 + 7 * i), 0.95)


def fish(colour, length=1.5):
    """A dried fish, split and flat."""
    back = plain(colour, 0.55, coat=0.2, mix={"colours": [(0.3, "#8a6a42"), (0.7, colour)], "scale": 5})
    outline = [(0, 0.04), (0.1, 0.16), (0.4, 0.28), (0.8, 0.22), (1.15, 0.08), (1.5, 0.26), (1.42, 0), (1.5, -0.26), (1.15, -0.08), (0.8, -0.22), (0.4, -0.28), (0.1, -0.16)]
    return [slab([(x * length / 1.5, y * length / 1.5) for x, y in outline], 0.1, back, bevel=0.045), ball(0.035, dark(0.3), (0.16, 0.06, 0.05), detail=3), *[tube([(0.45 + 0.18 * i, -0.18, 0.05), (0.5 + 0.18 * i, 0, 0.056), (0.45 + 0.18 * i, 0.18, 0.05)], 0.008, plain("#7a5a36", 0.7)) for i in range(3)]]


@model("dried-fish", shows=SIDES, whole={"azimuth": 16, "elevation": 34})
def dried_fish(view):
    dish(1.15)
    for i in range(9):
        group(fish(("#c9a872", "#bd9660", "#d6ba86")[i % 3]), (-0.75 + 0.04 * i, -0.55 + 0.14 * i, 0.42 + 0.05 * (i % 3)), (6 * (i % 2), -4, -14 + 9 * (i % 4)))


@model("dried-squid", shows=SIDES, whole={"azimuth": 16, "elevation": 34})
def dried_squid(view):
    dish(1.15)
    for i in range(4):
        stuff = plain("#dda878", 0.5, coat=0.2, mix={"colours": [(0.3, "#c98a58"), (0.7, "#e6bd94")], "scale": 4})
        mantle = [(0, 0.3), (0.5, 0.36), (1.0, 0.3), (1.25, 0.0), (1.0, -0.3), (0.5, -0.36), (0, -0.3)]
        legs = [tube([(0, -0.2 + 0.08 * k, 0.03), (-0.3, -0.26 + 0.1 * k, 0.05), (-0.55 - 0.04 * (k % 3), -0.3 + 0.12 * k, 0.02)], 0.035, stuff, radii=[1, 0.8, 0.4]) for k in range(6)]
        group([slab(mantle, 0.08, stuff, bevel=0.035), slab([(0.85, 0.28), (1.15, 0.46), (1.25, 0.05), (1.25, -0.05), (1.15, -0.46), (0.85, -0.28)], 0.05, stuff, bevel=0.02), *legs], (-0.35, -0.5 + 0.36 * i, 0.42 + 0.05 * i), (0, -3, -10 + 9 * i))


@model(
    "cordless-vacuum",
    shows=SIDES,
    whole={"azimuth": 30, "elevation": 12},
    detail={"azimuth": 40, "elevation": 16, "zoom": 2.4, "at": (0, 0.1, 0.68)},
)
def cordless_vacuum(view):
    purple, grey = plain("#6a4a8c", 0.3, coat=0.5), plain("#a9adb3", 0.35, metal=0.4)
    group([box((1.0, 0.4, 0.16), dark(0.5), (0, -0.1, 0.1), bevel=0.07), cylinder(0.1, 0.9, plain("#c5402c", 0.8, relief="towel"), (-0.45, -0.28, 0.1), (0, 90, 0)), box((0.24, 0.24, 0.3), grey, (0, 0, 0.26), bevel=0.08), tube([(0, 0.02, 0.3), (0, 0.55, 2.2)], 0.075, purple, kind="POLY"), group([lathe([(0, 0), (0.26, 0, 0.04), (0.28, 0.6, 0.05), (0, 0.62)], glass("#d6dee4", 0.03)), cylinder(0.17, 0.45, grey, (0, 0, 0.05)), lathe([(0, 0.6), (0.3, 0.6, 0.05), (0.3, 0.95, 0.1), (0, 1.0)], purple)], (0, 0.42, 2.12), (-16, 0, 0)), tube([(0, 0.72, 2.85), (0, 1.2, 2.95), (0, 1.25, 2.5), (0, 0.95, 2.2)], 0.09, dark(0.5)), box((0.26, 0.34, 0.2), dark(0.4), (0, 1.05, 2.16), bevel=0.05)])


@model("robot-vacuum", shows=SIDES, whole={"azimuth": 24, "elevation": 26})
def robot_vacuum(view):
    lathe([(0, 0.05), (1.0, 0.05, 0.04), (1.05, 0.12), (1.05, 0.34, 0.06), (0.96, 0.42, 0.04), (0, 0.42)], white(0.25, 0.5))
    lathe([(1.056, 0.14), (1.06, 0.2), (1.056, 0.3)], dark(0.4))
    cylinder(0.26, 0.12, dark(0.3, 0.5), (0, 0.2, 0.42))
    ring(0.2, 0.02, plain("#c87a3a", 0.3, metal=0.8), (0, 0.2, 0.54))
    for i in range(2):
        slab(circle(0.06, -0.1 + 0.2 * i, -0.5), 0.02, plain("#c9ccd0", 0.4), (0, 0, 0.425), bevel=0.004)
    for k in range(5):
        tube([(0.82, -0.72, 0.06), (0.82 + 0.32 * math.cos(k * 1.26), -0.72 + 0.32 * math.sin(k * 1.26), 0.03)], 0.012, dark(0.7), kind="POLY")


@model("top-load-washer", shows=SIDES, whole={"azimuth": 28, "elevation": 22}, detail={"azimuth": 24, "elevation": 44, "zoom": 1.6, "at": (0, 0, 1.7)})
def top_load_washer(view):
    box((1.8, 1.8, 2.3), plain("#dfe2e4", 0.35, metal=0.2), (0, 0, 1.2), bevel=0.08)
    group([box((1.72, 1.3, 0.08), white(0.3, 0.3), bevel=0.03), slab(rounded(1.3, 0.95, 0.2), 0.09, plain("#2a3038", 0.08, coat=1.0), bevel=0.01)], (0, -0.2, 2.38), (4, 0, 0))
    group([box((1.76, 0.42, 0.2), white(0.3, 0.3), bevel=0.06), slab(rounded(0.6, 0.2, 0.03), 0.02, plain("#101820", 0.1, coat=1.0), (0.3, 0, 0.1), bevel=0.004), *[cylinder(0.06, 0.03, plain("#8f949a", 0.4), (-0.65 + 0.17 * i, 0, 0.1)) for i in range(4)]], (0, 0.66, 2.46), (24, 0, 0))
    for x in (-0.75, 0.75):
        cylinder(0.1, 0.1, dark(), (x, -0.7, 0))


@model("electric-razor", shows=SIDES, whole={"azimuth": 22, "elevation": 14})
def electric_razor(view):
    group([lathe([(0, 0), (0.24, 0, 0.1), (0.3, 0.6, 0.3), (0.26, 1.3, 0.2), (0.2, 1.62, 0.05), (0, 1.64)], plain("#2b3a55", 0.25, coat=0.6), scale=(1.15, 0.85, 1)), box((0.22, 0.06, 0.9), plain("#b8bdc4", 0.3, metal=0.5), (0, -0.235, 0.8), bevel=0.03), cylinder(0.075, 0.04, white(0.3), (0, -0.25, 0.95), UPRIGHT), group([slab([(0.0, 0.36), (0.32, -0.2), (-0.32, -0.2)], 0.16, dark(0.4), bevel=0.07), *[group([cylinder(0.2, 0.1, steel(0.25)), ring(0.13, 0.02, dark(0.4), (0, 0, 0.1)), ring(0.18, 0.014, dark(0.5), (0, 0, 0.1))], (x, y, 0.06)) for x, y in ((0, 0.2), (0.21, -0.12), (-0.21, -0.12))]], (0, -0.12, 1.82), (52, 0, 0), 1.1)], (0, 0, 0), (0, 8, 0))


@model("charcoal-stove", shows=SIDES, whole={"azimuth": 22, "elevation": 24})
def charcoal_stove(view):
    clay = plain("#b5744a", 0.85, relief="grain", mix={"colours": [(0.3, "#a5643c"), (0.7, "#c48660")], "scale": 4})
    lathe([(0, 0), (0.62, 0, 0.05), (0.66, 0.3), (0.9, 1.1, 0.05), (0.94, 1.2, 0.04), (0.76, 1.2), (0.6, 0.8), (0, 0.78)], clay)
    lathe([(0.64, 0.06), (0.66, 0.1), (0.78, 0.7), (0.77, 0.72)], steel(0.4, "#b9bcc0"), scale=(1.02, 1.02, 1))
    box((0.5, 0.14, 0.28), dark(0.9), (0, -0.7, 0.3), bevel=0.03)
    for i in range(26):
        lump(0.13, plain("#2a2725", 0.9) if i % 3 else plain("#e0561f", 0.7, glow=1.4), (0.5 * math.sqrt(i / 26) * math.cos(2.4 * i), 0.5 * math.sqrt(i / 26) * math.sin(2.4 * i), 0.86), rough=0.5, size=3, seed=i, detail=2)
    for k in range(3):
        a = math.radians(90 + 120 * k)
        box((0.22, 0.16, 0.2), clay, (0.78 * math.cos(a), 0.78 * math.sin(a), 1.26), (0, 0, math.degrees(a)), 0.05)


@model("tote-bag", ["#e6d9bf", "#35478c", "#4d7a68", "#2b2d31"], shows=SIDES, whole={"azimuth": 22, "elevation": 10})
def tote_bag(view):
    cloth = paint(0.95, relief="weave")
    group([cushion(1.9, 2.1, 0.5, cloth, power=8.0, crease=0.06)], (0, 0, 1.05), (90, 0, 0))
    for y in (-0.2, 0.2):
        tube([(-0.5, y, 1.85), (-0.46, y, 2.5), (0, y * 1.3, 3.0), (0.46, y, 2.5), (0.5, y, 1.85)], 0.07, paint(0.95, shade=0.85))
    slab(circle(0.36), 0.02, plain("#c5673a", 0.9), (0, -0.265, 1.1), UPRIGHT, 0.006)
    group([leaf(0.4, 0.2, plain("#3f7d63", 0.9), bend=0.05)], (0.0, -0.29, 1.0), (90, -50, 0))


@model("bucket-hat", ["#35478c", "#d9b08c", "#2b2d31", "#4d7a68"], shows=SIDES, whole={"azimuth": 24, "elevation": 18})
def bucket_hat(view):
    cloth = paint(0.95, relief="weave")
    lathe([(0, 1.1), (0.72, 1.08, 0.06), (0.84, 0.42, 0.08), (1.32, 0.08), (1.34, 0.02), (1.28, 0.04), (0.78, 0.4)], cloth, angle=60)
    for r, z in ((0.95, 0.33), (1.07, 0.25), (1.2, 0.16)):
        ring(r, 0.012, paint(0.9, shade=0.7), (0, 0, z + 0.012))
    ring(0.735, 0.02, paint(0.9, shade=0.75), (0, 0, 1.05))
    for a in (250, 285):
        cylinder(0.035, 0.02, steel(0.3), (0.8 * math.cos(math.radians(a)), 0.8 * math.sin(math.radians(a)), 0.72), (82, 0, a + 90))


@model("chopsticks", shows=SIDES, whole={"azimuth": 26, "elevation": 28})
def chopsticks(view):
    rest = plain("#3f6f8c", 0.2, coat=0.8)
    box((0.9, 0.3, 0.16), rest, (-0.85, -0.15, 0.08), bevel=0.07)
    for i, y in enumerate((-0.24, -0.06)):
        group([lathe([(0, 0), (0.035, 0, 0.01), (0.075, 2.7, 0.02), (0, 2.72)], plain("#5a2a1c", 0.25, coat=0.7)), lathe([(0.069, 2.1), (0.078, 2.72, 0.02), (0, 2.725)], gold(0.3))], (-1.25, y, 0.2), (0, 88, 3 * i - 2))
    for i in range(4):
        group([lathe([(0, 0), (0.035, 0, 0.01), (0.075, 2.7, 0.02), (0, 2.72)], bamboo())], (-1.2, 0.35 + 0.17 * i, 0.08), (0, 90, 0))
    box((0.2, 0.9, 0.2), plain("#c5402c", 0.6), (0.3, 0.6, 0.09), bevel=0.02)


@model("mosquito-coils", shows=SIDES, whole={"azimuth": 20, "elevation": 34})
def mosquito_coils(view):
    coil = plain("#3f6b3a", 0.9, relief="grain")
    points = [((0.12 + 0.052 * t) * math.cos(t), (0.12 + 0.052 * t) * math.sin(t), 0) for t in [0.22 * i for i in range(78)]]
    tube(points, 0.075, coil, (-0.2, -0.45, 0.28))
    tube([(-0.1, -0.45, 0), (-0.2, -0.45, 0.3)], 0.03, steel(0.3), kind="POLY")
    ball(0.085, plain("#ff7a2a", 0.6, glow=2.0), (points[-1][0] - 0.2, points[-1][1] - 0.45, 0.28), detail=3)
    slab(rounded(0.8, 0.24, 0.04), 0.03, steel(0.3), (-0.15, -0.45, 0.02), bevel=0.006)
    group([box((1.9, 0.34, 1.9), plain("#2f7d4a", 0.5), (0, 0, 0.95), bevel=0.02), slab(circle(0.62), 0.01, plain("#f4e6b0", 0.6), (0, -0.175, 1.05), UPRIGHT, 0.002), tube([(0.5 * (0.12 + 0.052 * t) * math.cos(t), -0.19, 1.05 + 0.5 * (0.12 + 0.052 * t) * math.sin(t)) for t in [0.22 * i for i in range(78)]], 0.035, coil)], (0.35, 0.7, 0), (0, 0, -8))


@model("playing-cards", shows=SIDES, whole={"azimuth": 14, "elevation": 30})
def playing_cards(view):
    heart = [(0.16 * math.sin(t) ** 3 * 1.0, 0.13 * math.cos(t) - 0.05 * math.cos(2 * t) - 0.02 * math.cos(3 * t)) for t in [2 * math.pi * i / 40 for i in range(40)]]
    for i in range(5):
        red = plain("#c5281f", 0.5) if i % 2 == 0 else plain("#1d1e21", 0.5)
        sign = heart if i % 2 == 0 else [(0, 0.2), (0.15, 0), (0, -0.2), (-0.15, 0)]
        group([slab(rounded(1.0, 1.45, 0.08), 0.012, white(0.35), (0, 0.72, 0), bevel=0.004), *[slab([(x * 1.5, y * 1.5) for x, y in sign], 0.012, red, (0, 0.72 + 0.34 * k, 0.006), bevel=0.002) for k in (-1, 0, 1)]], (-0.35 + 0.06 * i, -0.75, 0.05 + 0.018 * i), (0, 0, 34 - 17 * i))
    group([box((1.0, 0.26, 1.45), plain("#2f4f8c", 0.5), (0, 0, 0.73), bevel=0.02), slab(rounded(0.8, 1.2, 0.06), 0.01, plain("#f4f1ea", 0.5), (0, -0.13, 0.74), UPRIGHT, 0.002), slab(rounded(0.7, 1.1, 0.05), 0.014, plain("#2f4f8c", 0.5), (0, -0.13, 0.74), UPRIGHT, 0.002), slab([(0, 0.34), (0.25, 0), (0, -0.34), (-0.25, 0)], 0.02, plain("#f4f1ea", 0.5), (0, -0.13, 0.74), UPRIGHT, 0.002)], (0.95, 0.55, 0), (0, 0, -16))


@model("mahjong", shows=SIDES, whole={"azimuth": 24, "elevation": 30})
def mahjong(view):
    def tile(at, turn, sign, colour):
        group([box((0.42, 0.56, 0.2), plain("#f6f1e2", 0.25, coat=0.6), (0, 0, 0.2), bevel=0.04), box((0.42, 0.56, 0.14), plain("#2f8a5a", 0.3, coat=0.6), (0, 0, 0.05), bevel=0.04), *[slab(circle(0.06, x, y), 0.01, plain(colour, 0.4), (0, 0, 0.3), bevel=0.002) for x, y in sign]], at, turn)

    dots = ([(0, 0)], [(0, 0.13), (0, -0.13)], [(-0.1, 0.15), (0, 0), (0.1, -0.15)], [(-0.1, 0.13), (0.1, 0.13), (-0.1, -0.13), (0.1, -0.13)], [(-0.1, 0.15), (0.1, 0.15), (0, 0), (-0.1, -0.15), (0.1, -0.15)])
    for i in range(7):
        tile((-1.4 + 0.46 * i, 0.55, 0.28), (82, 0, 0), dots[i % 5], ("#c5281f", "#1f6f4a", "#2f4f8c")[i % 3])
    for i, (x, y, a) in enumerate(((-1.0, -0.4, 12), (-0.4, -0.6, -8), (0.25, -0.4, 20), (0.85, -0.65, -16), (1.3, -0.2, 6), (-0.7, -1.05, -20), (0.45, -1.1, 8))):
        tile((x, y, 0), (0, 0, a), dots[(i + 2) % 5], ("#1f6f4a", "#c5281f", "#2f4f8c")[i % 3])
    for k in range(2):
        box((0.2, 0.2, 0.2), white(0.3, 0.4), (1.2 + 0.3 * k, -1.0 + 0.24 * k, 0.1), (0, 0, 30 * k), 0.04)
        slab(circle(0.04), 0.01, plain("#c5281f", 0.4), (1.2 + 0.3 * k, -1.0 + 0.24 * k, 0.2), bevel=0.002)


@model("drawer-cabinet", shows=SIDES, whole={"azimuth": 28, "elevation": 14})
def drawer_cabinet(view):
    frame = plain("#efe9dc", 0.4, coat=0.2)
    box((1.5, 1.1, 2.5), frame, (0, 0, 1.3), bevel=0.05)
    for i in range(4):
        z = 0.38 + 0.6 * i
        out = 0.22 if i == 2 else 0
        box((1.36, 0.1 + out, 0.52), plain(("#c9dbe0", "#dfe8e2", "#c9dbe0", "#dfe8e2")[i], 0.35, coat=0.3), (0, -0.56 - out / 2, z), bevel=0.04)
        box((0.5, 0.06, 0.08), plain("#9fb2b8", 0.4), (0, -0.62 - out, z + 0.12), bevel=0.03)
    for x in (-0.6, 0.6):
        cylinder(0.09, 0.1, dark(), (x, -0.4, 0))

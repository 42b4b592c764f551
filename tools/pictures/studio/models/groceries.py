"""Groceries: drinks, fruit, vegetables, dry goods, sauces and snacks; food for pets."""

import math

from kit import *

from . import SIDES, model


def bottle_of(fill, cap, at=(0, 0, 0), radius=0.36, height=1.4, neck=0.12, label=None, accent=None, tall=2.1, turn=(0, 0, 0), level=0.82):
    """A bottle with its label and cap. `fill` is the material of the body."""
    parts = [
        lathe([(0, 0), (radius, 0, 0.05), (radius, height, radius * 0.8), (neck, tall - 0.2, 0.08), (neck, tall), (0, tall)], fill),
        lathe([(0, tall - 0.06), (neck + 0.04, tall - 0.06, 0.02), (neck + 0.04, tall + 0.16, 0.03), (0, tall + 0.16)], cap),
        *front_label(radius, height * 0.25, height * 0.8, accent, 150, label),
    ]
    return group(parts, at, turn)


def heap(count, area, stuff, at=(0, 0, 0), size=0.09, scale=(1, 1, 1), seed=1, height=0.3, rough=0.1):
    """A heap of small things of a few materials, which share meshes."""
    sources = [lump(size, each, (0, 0, -9), scale, seed=i, detail=3, rough=rough) for i, each in enumerate(stuff)]
    chance = random.Random(seed)
    for i in range(count):
        r = area * math.sqrt(chance.random())
        a = chance.random() * 6.2832
        z = size * 0.6 + height * (1 - (r / area) ** 2) * chance.random()
        each = copies(sources[i % len(sources)], [((at[0] + r * math.cos(a), at[1] + r * math.sin(a), at[2] + z), (chance.uniform(0, 360), chance.uniform(-60, 60), chance.uniform(0, 360)), chance.uniform(0.85, 1.15))])[0]
        each.scale = [s * k for s, k in zip(each.scale, scale)]
    for each in sources:
        bpy.data.objects.remove(each)


def sack_of(colour, accent, mark, at=(0, 0, 0), turn=(0, 0, 0), width=1.5, height=1.9):
    """A filled bag with a printed front."""
    return pillow_pack(width, height, colour, at, turn, 0.36, marks=[(0.2, 0.8, 0.66, plain("#fbf6ea", 0.6)), (0.24, 0.34, 0.6, accent), (0.42, 0.74, 0.34, mark)])


@model("instant-noodles", ["#e0452c", "#e6a12d", "#3f8a4a"], shows=SIDES, whole={"azimuth": 20, "elevation": 16})
def noodles(view):
    pillow_pack(1.5, 1.9, paint(0.3, coat=0.5), (-0.45, 0.25, 0.02), (-8, 0, 0), 0.24, marks=[(0.1, 0.2, 0.85, plain("#fdf3d8", 0.5)), (0.62, 0.88, 0.75, plain("#fdf3d8", 0.5))])
    group([lathe([(0, 0), (0.34, 0, 0.05), (0.6, 0.36, 0.2), (0.58, 0.36), (0.3, 0.06, 0.1), (0, 0.06)], white(0.2, 0.8)), cylinder(0.53, 0.03, plain("#d9772f", 0.2, coat=0.6), (0, 0, 0.27), bevel=0.01)], (-0.47, -0.2, 0.62), (82, 0, 0), 0.62)
    block = plain("#efc96a", 0.7)
    for i in range(70):
        a = i * 0.9
        points = [(-0.5 + 0.02 * i - 0.2 + 0.1 * math.sin(k * 2.2 + i), -0.42 + 0.84 * k / 8, 0.12 + 0.08 * math.sin(k * 2.6 + a) + 0.06 * (i % 3)) for k in range(9)]
        tube([(x * 0.75, y, z) for x, y, z in points], 0.028, block, (0.72, -0.55, 0), (0, 0, 20))


@model("milk-carton", ["#3f7fb8", "#d0648a", "#8a5a3c"], shows=SIDES, whole={"azimuth": 28, "elevation": 14})
def milk(view):
    card = plain("#faf8f2", 0.4)
    box((0.95, 0.95, 1.7), card, (0, 0, 0.85), bevel=0.02)
    box((0.956, 0.956, 0.62), paint(0.4), (0, 0, 0.34), bevel=0.02)
    wedge = bpy.data.meshes.new("gable")
    wedge.from_pydata([(-0.475, -0.475, 0), (0.475, -0.475, 0), (0.475, 0.475, 0), (-0.475, 0.475, 0), (-0.475, 0, 0.42), (0.475, 0, 0.42)], [], [(0, 1, 5, 4), (2, 3, 4, 5), (1, 2, 5), (3, 0, 4)])
    add(wedge, paint(0.4), (0, 0, 1.7))
    box((0.95, 0.04, 0.22), card, (0, 0, 2.2), bevel=0.01)
    cylinder(0.15, 0.14, white(0.3), (0, -0.2, 1.92), (48, 0, 0))
    lump(0.25, paint(0.4), (0, -0.47, 1.15), (1, 0.04, 1.2), rough=0)
    lump(0.16, white(0.3), (0, -0.482, 1.12), (0.8, 0.04, 1.0), rough=0)
    group([lathe([(0, 0), (0.3, 0, 0.03), (0.38, 0.95), (0.36, 0.95), (0.28, 0.05, 0.03), (0, 0.05)], glass("#f2f8fa", 0.03)), lathe([(0, 0.06), (0.28, 0.06), (0.34, 0.74), (0, 0.74)], plain("#fdfbf4", 0.3))], (0.9, -0.45, 0))


@model("soft-drink-can", ["#c5281f", "#2f8a4a", "#2f6fb8"], shows=SIDES, whole={"azimuth": 22, "elevation": 14})
def can(view):
    def one(at, turn=(0, 0, 0)):
        wave = [(i / 40) for i in range(41)]
        return group([lathe([(0, 0.03), (0.36, 0, 0.03), (0.42, 0.1, 0.04), (0.42, 1.5, 0.05), (0.34, 1.66, 0.03), (0.35, 1.7), (0.32, 1.67), (0, 1.66)], steel(0.2)), lathe([(0.422, 0.11), (0.422, 1.48)], paint(0.25, coat=0.4)), wrap_label(0.422, 0.62, 0.98, white(0.35), sweep=360), slab(circle(0.26), 0.02, paint(0.3, coat=0.4, shade=0.8), (0, -0.428, 0.8), UPRIGHT, 0.004), slab(circle(0.19), 0.024, white(0.4), (0, -0.43, 0.8), UPRIGHT, 0.004), slab(rounded(0.14, 0.3, 0.06), 0.02, steel(0.25), (0, -0.06, 1.68), bevel=0.006, holes=[circle(0.04, 0, 0.07)])], at, turn)

    one((-0.35, 0.2, 0))
    one((0.5, -0.25, 0), (0, 0, 15))
    for x, z, k in ((-0.6, 1.0, 0), (-0.45, 0.5, 1), (-0.2, 1.2, 2), (0.3, 1.25, 3), (0.65, 0.4, 4), (0.7, 1.1, 5)):
        pass


@model("energy-drink", ["#c9a02f", "#2f6fb8"], shows=SIDES, whole={"azimuth": 22, "elevation": 14})
def energy(view):
    for i, (x, y) in enumerate(((-0.5, 0.15), (0.5, -0.1))):
        group([lathe([(0, 0), (0.34, 0, 0.05), (0.36, 0.1, 0.05), (0.36, 1.1, 0.25), (0.15, 1.5, 0.08), (0.15, 1.68), (0, 1.68)], plain("#5a2f10", 0.08, coat=1.0)), lathe([(0, 1.6), (0.19, 1.6, 0.02), (0.19, 1.82, 0.03), (0, 1.83)], gold(0.3)), wrap_label(0.36, 0.25, 1.0, paint(0.4), sweep=360), slab([(0.02, 0.3), (-0.16, -0.03), (-0.03, -0.03), (-0.06, -0.3), (0.16, 0.06), (0.03, 0.06)], 0.02, plain("#c5281f", 0.4), (0, -0.368, 0.62), UPRIGHT, 0.004), wrap_label(0.362, 0.28, 0.34, plain("#c5281f", 0.4)), wrap_label(0.362, 0.92, 0.97, plain("#c5281f", 0.4))], (x, y, 0), (0, 0, -8 + 14 * i))


@model("drinking-water", shows=SIDES, whole={"azimuth": 22, "elevation": 12})
def water(view):
    def one(at, scale):
        return group([lathe([(0, 0), (0.32, 0, 0.06), (0.36, 0.2, 0.08), (0.36, 1.4, 0.2), (0.15, 1.85, 0.08), (0.13, 2.0), (0, 2.0)], glass("#dff0fa", 0.04)), lathe([(0, 0.04), (0.33, 0.06, 0.06), (0.345, 1.35, 0.2), (0.24, 1.6), (0, 1.6)], glass("#cfe8f6", 0.02)), *[ring(0.355, 0.016, glass("#c4e2f2", 0.05), (0, 0, 0.2 + 0.09 * i)) for i in range(4)], wrap_label(0.365, 0.62, 1.2, plain("#2f7fc0", 0.4), sweep=360), wrap_label(0.367, 0.66, 0.78, plain("#f4faff", 0.4), sweep=360), slab([(-0.24, -0.1), (-0.06, 0.18), (0.04, 0.04), (0.12, 0.12), (0.24, -0.1)], 0.02, white(0.5), (0, -0.374, 0.95), UPRIGHT, 0.004), lathe([(0, 1.96), (0.16, 1.96, 0.02), (0.16, 2.16, 0.03), (0, 2.16)], plain("#2f7fc0", 0.4))], at, (0, 0, 0), scale)

    one((-0.35, 0.2, 0), 1.15)
    one((0.55, -0.2, 0), 0.9)


@model("juice", ["#f08a24", "#c5283c", "#7fae3c"], shows=SIDES, whole={"azimuth": 26, "elevation": 14})
def juice(view):
    box((0.85, 0.62, 1.7), plain("#fbf6ea", 0.4), (-0.2, 0.2, 0.85), bevel=0.02)
    box((0.856, 0.626, 0.9), paint(0.4), (-0.2, 0.2, 0.46), bevel=0.02)
    tube([(0.05, 0.2, 1.7), (0.05, 0.2, 2.05), (0.28, 0.1, 2.2)], 0.035, white(0.4))
    for k, (r, c) in enumerate(((0.3, paint(0.4, shade=1.0)), (0.26, plain("#fdf0cf", 0.5)), (0.23, paint(0.4)))):
        slab(circle(r), 0.012 + 0.006 * k, c, (-0.2, -0.112, 1.15), UPRIGHT, 0.003)
    for i in range(8):
        box((0.44, 0.006, 0.014), plain("#fdf0cf", 0.5), (-0.2, -0.128, 1.15), (0, 22.5 * i, 0), 0.002)
    group([lathe([(0, 0), (0.28, 0, 0.03), (0.38, 1.0), (0.36, 1.0), (0.26, 0.05, 0.03), (0, 0.05)], glass("#f6f2ea", 0.03)), lathe([(0, 0.06), (0.26, 0.06), (0.34, 0.82), (0, 0.82)], paint(0.3))], (0.72, -0.35, 0))


@model("condensed-milk", shows=SIDES, whole={"azimuth": 24, "elevation": 20})
def condensed(view):
    lathe([(0, 0.04), (0.56, 0, 0.02), (0.56, 1.1, 0.02), (0.52, 1.12), (0.5, 1.06), (0, 1.06)], steel(0.2))
    wrap_label(0.56, 0.08, 1.02, plain("#2f5fa8", 0.4))
    wrap_label(0.563, 0.3, 0.8, plain("#fbf6ea", 0.5), sweep=150)
    slab(circle(0.2), 0.02, plain("#d9a441", 0.4), (0, -0.568, 0.58), UPRIGHT, 0.004)
    lump(0.14, white(0.4), (0, -0.58, 0.58), (0.9, 0.1, 1.2), rough=0)
    cream = plain("#f6e6c0", 0.2, coat=0.6)
    group([lathe([(0, 0), (0.5, 0, 0.04), (0.62, 0.14), (0.6, 0.16), (0.48, 0.05, 0.04), (0, 0.05)], white(0.2, 0.8)), cylinder(0.5, 0.05, cream, (0, 0, 0.06), bevel=0.02)], (0.95, -0.45, 0))
    tube([(0.8, -0.55, 0.14), (1.0, -0.35, 0.14), (1.1, -0.5, 0.14), (0.9, -0.62, 0.15)], 0.05, cream)


def fruit(radius, stuff, at, scale=(1, 1, 1), seed=1, stem=True, dent=0.16, rough=0.03, turn=(0, 0, 0)):
    """A round fruit with a dent at its stem."""
    made = lump(radius, stuff, at, scale, turn, rough=rough, seed=seed)
    for vertex in made.data.vertices:
        r = math.hypot(vertex.co.x, vertex.co.y) / radius
        if vertex.co.z > 0:
            vertex.co.z -= dent * radius * 2 * math.exp(-((r / 0.3) ** 2))
    if stem:
        x, y, z = at
        tube([(x, y, z + radius * (0.72 - dent) * scale[2]), (x + 0.03, y, z + radius * 1.0 * scale[2]), (x + 0.08, y, z + radius * 1.18 * scale[2])], radius * 0.06, plain("#5a4326", 0.8))
    return made


@model("apple", shows=SIDES, whole={"azimuth": 20, "elevation": 20})
def apple(view):
    red = plain("#c5281f", 0.2, coat=0.5, mix={"colours": [(0.3, "#8f1a16"), (0.5, "#c8302a"), (0.75, "#e0a24a")], "scale": 3.2, "stretch": (3, 3, 0.5), "detail": 5})
    for i, (x, y) in enumerate(((-0.62, 0.25), (0.62, 0.3), (0.0, -0.5))):
        fruit(0.6, red, (x, y, 0.55), (1, 1, 0.94), seed=i, dent=0.2)
    leaf(0.5, 0.2, green(), (0.05, -0.5, 1.1), (0, -20, 30))


@model("orange-fruit", shows=SIDES, whole={"azimuth": 20, "elevation": 22})
def orange(view):
    skin = plain("#f0861f", 0.4, coat=0.2, relief="leather")
    for i, (x, y) in enumerate(((-0.6, 0.25), (0.6, 0.35))):
        fruit(0.6, skin, (x, y, 0.53), (1, 1, 0.88), seed=i, dent=0.06, stem=False)
        leaf(0.42, 0.17, green(), (x, y, 1.02), (0, -14, 40 + 90 * i))
    group([lathe([(0, -0.5), (0.3, -0.48, 0.1), (0.57, -0.2, 0.2), (0.6, 0), (0, 0)], skin), cylinder(0.58, 0.01, plain("#fdf0d4", 0.6), (0, 0, 0), bevel=0.002)] + [slab([(0.06 * math.cos(a), 0.06 * math.sin(a)), (0.5 * math.cos(a - 0.27), 0.5 * math.sin(a - 0.27)), (0.53 * math.cos(a), 0.53 * math.sin(a)), (0.5 * math.cos(a + 0.27), 0.5 * math.sin(a + 0.27))], 0.03, plain("#f59a2c", 0.15, coat=0.7), (0, 0, 0.012), bevel=0.01) for a in [i * 2 * math.pi / 10 for i in range(10)]], (0.05, -0.62, 0.5), (52, 0, 10))


@model("mango", shows=SIDES, whole={"azimuth": 20, "elevation": 24})
def mango(view):
    skin = plain("#f0b02c", 0.35, coat=0.3, mix={"colours": [(0.32, "#e0862a"), (0.5, "#f2b632"), (0.72, "#c8c04a")], "scale": 1.4})
    for i, (x, y, a) in enumerate(((-0.6, 0.3, 30), (0.62, 0.35, -40))):
        made = lump(0.6, skin, (x, y, 0.46), (0.9, 1.25, 0.78), (0, 0, a), rough=0.05, seed=i)
        for vertex in made.data.vertices:
            vertex.co.x += 0.22 * vertex.co.y * abs(vertex.co.y)
    group([lump(0.55, skin, (0, 0, 0), (0.85, 1.25, 0.45), rough=0.02), slab([(0.44 * math.cos(t), 0.64 * math.sin(t)) for t in [i * 2 * math.pi / 40 for i in range(40)]], 0.05, plain("#f7a81e", 0.2, coat=0.6), (0, 0, 0.12), bevel=0.02), *[box((0.012, 1.1 - 0.6 * abs(k) / 3, 0.02), plain("#d9861a", 0.4), (k * 0.11, 0, 0.145), bevel=0.004) for k in (-3, -2, -1, 0, 1, 2, 3)], *[box((0.8 - 0.4 * abs(k) / 4, 0.012, 0.02), plain("#d9861a", 0.4), (0, k * 0.13, 0.145), bevel=0.004) for k in (-4, -3, -2, -1, 0, 1, 2, 3, 4)]], (0.05, -0.75, 0.24), (8, 0, 70))
    leaf(0.8, 0.24, green(), (-0.7, 0.3, 0.92), (0, -12, 150))


@model("banana", shows=SIDES, whole={"azimuth": 20, "elevation": 24})
def banana(view):
    skin = plain("#f2cf3a", 0.45, coat=0.15, mix={"colours": [(0.35, "#d8a82a"), (0.5, "#f4d444"), (0.85, "#c8c860")], "scale": 3})
    for i in range(5):
        a = -34 + 17 * i
        points = [(0, 0, 0), (0.0, -0.25, 0.06), (0, -0.7, -0.12), (0, -1.2, -0.1), (0, -1.6, 0.22), (0, -1.75, 0.42)]
        group([tube(points, 0.2, skin, radii=[0.35, 0.6, 1.05, 1.1, 0.75, 0.25]), ball(0.05, plain("#3a2c18", 0.8), points[-1])], (0.0, 0.6, 0.42 + 0.05 * (i % 2)), (-10, 0, a))
    lathe([(0, 0), (0.2, 0, 0.05), (0.16, 0.3), (0.12, 0.42), (0, 0.42)], plain("#a8a23a", 0.7), (0, 0.58, 0.32), (-40, 0, 0))


@model("durian", shows=SIDES, whole={"azimuth": 20, "elevation": 18})
def durian(view):
    stuff = plain("#8a9a3f", 0.6, mix={"colours": [(0.3, "#6f7d30"), (0.7, "#a8ac52")], "scale": 3})
    lump(1.0, stuff, (0, 0, 1.0), (0.95, 0.95, 1.1), rough=0.04)
    spike = lathe([(0.15, -0.06), (0.1, 0.05), (0.0, 0.24)], stuff, (0, 0, -9), steps=7, angle=20)
    places = []
    for i in range(230):
        z = 1 - 2 * (i + 0.5) / 230
        r, a = math.sqrt(1 - z * z), i * 2.39996
        out = Vector((r * math.cos(a) * 0.95, r * math.sin(a) * 0.95, z * 1.1))
        turn = Vector((r * math.cos(a), r * math.sin(a), z)).to_track_quat("Z", "Y").to_euler()
        places.append((tuple(out + Vector((0, 0, 1.0))), [math.degrees(v) for v in turn], 1.0))
    copies(spike, places)
    bpy.data.objects.remove(spike)
    tube([(0, 0, 2.0), (0.05, 0, 2.3), (0.12, 0, 2.55)], 0.11, plain("#7a6a3a", 0.8))
    lump(0.34, plain("#f6d76a", 0.4, coat=0.2), (1.1, -0.75, 0.26), (1.5, 0.85, 0.78), (0, 0, 20), rough=0.1)
    lump(0.34, plain("#f6d76a", 0.4, coat=0.2), (0.4, -1.15, 0.25), (1.4, 0.8, 0.75), (0, 0, -30), rough=0.1, seed=3)


@model("mangosteen", shows=SIDES, whole={"azimuth": 20, "elevation": 26})
def mangosteen(view):
    skin = plain("#4a1a2c", 0.35, coat=0.3)

    def one(at):
        parts = [lump(0.5, skin, (0, 0, 0.46), (1, 1, 0.92), rough=0.02)]
        for k in range(4):
            parts.append(lump(0.2, plain("#8fa05a", 0.6), (0.24 * math.cos(k * 1.57), 0.24 * math.sin(k * 1.57), 0.9), (1.1, 1.0, 0.22), (0, 0, k * 90), rough=0.05))
        parts.append(lathe([(0, 0), (0.06, 0), (0.07, 0.22, 0.02), (0, 0.22)], plain("#7a7a3c", 0.8), (0, 0, 0.88)))
        return group(parts, at)

    one((-0.6, 0.3, 0))
    one((0.6, 0.4, 0))
    parts = [lathe([(0, -0.45), (0.3, -0.4, 0.1), (0.5, 0, 0.1), (0.38, 0.02), (0.36, -0.02), (0, -0.1)], skin), lathe([(0.38, 0.02), (0.36, -0.03), (0.2, -0.25), (0, -0.3)], plain("#9a2c4a", 0.5))]
    for k in range(6):
        parts.append(lump(0.17, plain("#fdfaf2", 0.3, coat=0.4), (0.17 * math.cos(k * 1.047), 0.17 * math.sin(k * 1.047), 0.02), (1.15, 0.8, 1.0), (0, 0, k * 60), rough=0.03))
    group(parts, (0.02, -0.55, 0.44), (16, 0, 0))


@model("watermelon", shows=SIDES, whole={"azimuth": 20, "elevation": 18})
def watermelon(view):
    rind = plain("#2f6b34", 0.3, coat=0.3, mix={"colours": [(0.36, "#1f4a26"), (0.48, "#2f6b34"), (0.62, "#8fb45c")], "scale": 2.4, "stretch": (2.6, 2.6, 0.25), "detail": 4})
    lump(1.0, rind, (-0.35, 0.3, 0.95), (1, 1, 0.95), rough=0.02)
    tube([(-0.35, 0.3, 1.85), (-0.3, 0.28, 2.02), (-0.15, 0.25, 2.08)], 0.045, plain("#6f7d30", 0.8))

    def arc(r, inner):
        return [(r * math.cos(a), r * math.sin(a)) for a in [math.pi + math.pi * i / 40 for i in range(41)]]

    parts = [slab(arc(1.0, 0), 0.3, plain("#2f6b34", 0.4), bevel=0.02), slab(arc(0.95, 0), 0.31, plain("#e9f0cf", 0.5), (0, 0.004, 0), bevel=0.02), slab(arc(0.87, 0), 0.32, plain("#e0383a", 0.3, coat=0.3, relief="soft"), (0, 0.008, 0), bevel=0.02)]
    for i in range(11):
        a = math.pi + math.pi * (i + 0.7) / 12.4
        for r in (0.68, 0.46):
            if r > 0.5 or i % 2:
                parts.append(lump(0.05, dark(0.3, coat=0.5), (r * math.cos(a), r * math.sin(a), 0.16), (0.6, 1.1, 0.4), (0, 0, math.degrees(a) + 90), rough=0))
    group(parts, (0.65, -0.75, 1.0), (80, 0, 0))


@model("pineapple", shows=SIDES, whole={"azimuth": 20, "elevation": 14})
def pineapple(view):
    skin = plain("#d69a34", 0.55, mix={"colours": [(0.35, "#b8742a"), (0.6, "#dba63c"), (0.8, "#9aa04a")], "scale": 3})
    lump(0.72, skin, (0, 0, 0.95), (1, 1, 1.3), rough=0)
    eye = lathe([(0.17, -0.06), (0.13, 0.04, 0.03), (0.03, 0.07), (0, 0.12)], skin, (0, 0, -9), steps=6, angle=30)
    places = []
    for i in range(120):
        z = 0.94 - 1.88 * (i + 0.5) / 120
        r, a = math.sqrt(1 - z * z), i * 2.39996
        n = Vector((r * math.cos(a), r * math.sin(a), z * 0.8))
        turn = n.to_track_quat("Z", "Y").to_euler()
        places.append(((0.72 * r * math.cos(a), 0.72 * r * math.sin(a), 0.95 + 0.936 * z), [math.degrees(v) for v in turn], 0.9))
    copies(eye, places)
    bpy.data.objects.remove(eye)
    for i in range(34):
        t = i / 34
        leaf(0.95 - 0.25 * t, 0.17, green(("#4d7d3f", "#6f9a52")[i % 2]), (0, 0, 1.82 + 0.14 * t), (0, -22 - 58 * t, i * 137.5), 0.3 - 0.2 * t, 0.5)


@model("avocado", shows=SIDES, whole={"azimuth": 20, "elevation": 26})
def avocado(view):
    skin = plain("#33472a", 0.55, relief="leather", mix={"colours": [(0.3, "#26361f"), (0.7, "#465c34")], "scale": 5})

    def pear(made):
        for vertex in made.data.vertices:
            vertex.co.x *= 1 - 0.32 * max(0, vertex.co.y / 0.9)
            vertex.co.z *= 1 - 0.32 * max(0, vertex.co.y / 0.9)
        return made

    pear(lump(0.62, skin, (-0.6, 0.35, 0.5), (1, 1.3, 0.9), (0, 0, 25), rough=0.03))
    outline = [(0.56 * math.cos(t) * (1 - 0.3 * max(0, math.sin(t))), 0.8 * math.sin(t)) for t in [i * 2 * math.pi / 60 for i in range(60)]]
    for at, turn, pit in (((0.55, -0.3, 0.45), (24, 0, -24), True), ((-0.45, -0.85, 0.35), (20, 0, 40), False)):
        parts = [pear(lump(0.6, skin, (0, 0, -0.06), (0.96, 1.36, 0.55), rough=0.0)), slab(outline, 0.08, plain("#a8bf5a", 0.5), (0, 0, 0.17), bevel=0.03), slab([(x * 0.86, y * 0.88) for x, y in outline], 0.09, plain("#eee2a0", 0.45, coat=0.15), (0, 0, 0.175), bevel=0.03)]
        parts.append(ball(0.28, plain("#7a4a24", 0.35, coat=0.4), (0, -0.16, 0.22)) if pit else lump(0.28, plain("#d8c67c", 0.5), (0, -0.16, 0.2), (1, 1, 0.18), rough=0))
        group(parts, at, turn)


@model("tomato", shows=SIDES, whole={"azimuth": 20, "elevation": 22})
def tomato(view):
    red = plain("#d8301f", 0.15, coat=0.7, mix={"colours": [(0.3, "#c0261a"), (0.7, "#e2492c")], "scale": 2})
    for i, (x, y, s) in enumerate(((-0.6, 0.3, 1), (0.62, 0.35, 0.95), (0.02, -0.5, 1.02))):
        fruit(0.58 * s, red, (x, y, 0.47 * s), (1, 1, 0.84), seed=i, stem=True, dent=0.14, rough=0.05)
        for k in range(5):
            leaf(0.36, 0.12, green("#5c9a48"), (x, y, 0.84 * s), (0, -4, 72 * k + 20 * i), -0.1, 0.1)


@model("onion", shows=SIDES, whole={"azimuth": 20, "elevation": 22})
def onion(view):
    skin = plain("#a8405c", 0.3, coat=0.4, mix={"colours": [(0.35, "#7f2a48"), (0.6, "#b04f6c")], "scale": 8, "stretch": (4, 4, 0.2)})
    for i, (x, y, a) in enumerate(((-0.62, 0.25, 6), (0.62, 0.35, -8), (0.0, -0.5, 4))):
        group([lathe([(0, -0.5), (0.2, -0.5, 0.1), (0.6, -0.2, 0.25), (0.58, 0.2, 0.25), (0.16, 0.5, 0.12), (0.1, 0.75), (0.03, 0.86), (0, 0.86)], skin), *[tube([(0.04 * math.cos(k), 0.04 * math.sin(k), -0.48), (0.1 * math.cos(k), 0.1 * math.sin(k), -0.58)], 0.008, plain("#d8c49a", 0.9)) for k in range(7)]], (x, y, 0.56), (a, a, 40 * i))


@model("garlic", shows=SIDES, whole={"azimuth": 20, "elevation": 22})
def garlic(view):
    skin = plain("#f4efe4", 0.55, coat=0.1, mix={"colours": [(0.4, "#d9c3cc"), (0.6, "#f7f2e8")], "scale": 7, "stretch": (4, 4, 0.25)})

    def bulb(at, turn):
        parts = [lathe([(0, 0), (0.1, 0), (0.05, 0.9), (0.08, 1.25), (0, 1.25)], skin)]
        for k in range(9):
            a = k * 2 * math.pi / 9
            parts.append(lump(0.3, skin, (0.26 * math.cos(a), 0.26 * math.sin(a), 0.36), (0.85, 0.62, 1.25), (0, -16, math.degrees(a)), rough=0.02))
        parts.append(lathe([(0.34, 0.45), (0.2, 0.74, 0.1), (0.07, 0.98), (0, 1.0)], skin))
        return group(parts, at, turn)

    bulb((-0.55, 0.25, 0), (0, 0, 0))
    bulb((0.6, 0.35, 0), (4, 6, 30))
    for i, (x, y) in enumerate(((0.0, -0.6), (0.4, -0.75), (-0.35, -0.8))):
        lump(0.24, plain("#f7efd9", 0.4, coat=0.2), (x, y, 0.15), (1.25, 0.65, 0.62), (0, 0, 40 * i), rough=0.04)


@model("potato", shows=SIDES, whole={"azimuth": 20, "elevation": 22})
def potato(view):
    skin = plain("#c29a5c", 0.8, relief="grain", mix={"colours": [(0.3, "#a87f45"), (0.7, "#d0ac70")], "scale": 5})
    for i, (x, y, z, a) in enumerate(((-0.7, 0.3, 0.42, 20), (0.65, 0.4, 0.4, -30), (0.0, -0.45, 0.4, 5), (0.0, 0.15, 1.0, 50))):
        made = lump(0.5, skin, (x, y, z), (1.35, 0.95, 0.85), (0, 0, a), rough=0.22, size=1.1, seed=i)
        for k in range(5):
            pass


@model("leafy-greens", shows=SIDES, whole={"azimuth": 20, "elevation": 24})
def greens(view):
    chance = random.Random(3)
    for i in range(34):
        x = -0.34 + 0.68 * chance.random()
        y = -0.16 + 0.32 * chance.random()
        z = 0.12 + 0.3 * chance.random()
        ex = x * 2.6 + 0.3 * chance.uniform(-1, 1)
        stem = [(x * 0.7, y - 1.1, z), (x * 0.8, y - 0.3, z), (ex * 0.7, y + 0.5, z + 0.1), (ex, y + 1.0, z + 0.16)]
        tube(stem, 0.035, plain("#8fb45c", 0.5), radii=[1.2, 1.1, 0.9, 0.6])
        leaf(0.95, 0.46, green(("#3f8a3a", "#5ca048", "#2f7030")[i % 3]), (ex * 0.75, y + 0.55, z + 0.1), (0, -10 - 16 * chance.random(), 62 + 56 * chance.random() - ex * 30), 0.16, 0.3)
        leaf(0.8, 0.36, green(("#4d9440", "#3f8a3a")[i % 2]), (ex * 0.6, y + 0.2, z + 0.1), (0, -14, (30 if i % 2 else 150)), 0.16, 0.3)
    for s in (-0.05, 0.04):
        ring(0.36, 0.035, plain("#c9a45c", 0.9), (0, -0.45 + s, 0.26), UPRIGHT, (1.15, 1.15, 0.72))


@model("eggs", shows=SIDES, whole={"azimuth": 24, "elevation": 26})
def eggs(view):
    card = plain("#a8a39a", 0.95, relief="paper", mix={"colours": [(0.35, "#969188"), (0.65, "#b4afa5")], "scale": 30})
    box((2.6, 1.2, 0.24), card, (0, 0, 0.14), bevel=0.08)
    for i in range(5):
        for j in range(2):
            x, y = -1.0 + 0.5 * i, -0.27 + 0.54 * j
            ring(0.235, 0.05, card, (x, y, 0.3))
            lathe([(0, -0.3), (0.14, -0.27, 0.1), (0.23, -0.02, 0.16), (0.16, 0.24, 0.12), (0, 0.34)], plain(("#d9a679", "#e3b68c", "#cf9668")[(i + j) % 3], 0.5), (x, y, 0.5), angle=180)
    box((2.6, 0.1, 1.0), card, (0, 0.72, 0.7), (-18, 0, 0), 0.06)


@model("peanuts", shows=SIDES, whole={"azimuth": 20, "elevation": 24})
def peanuts(view):
    lathe([(0, 0), (0.45, 0, 0.05), (0.85, 0.42, 0.2), (0.82, 0.44), (0.42, 0.06, 0.1), (0, 0.06)], wood())
    heap(150, 0.72, [plain("#c98b4a", 0.45, coat=0.2), plain("#b8733a", 0.45, coat=0.2), plain("#e0b47a", 0.5)], (0, 0, 0.28), 0.09, (1.3, 0.85, 0.85), 2, 0.36)
    shell = plain("#d8b47c", 0.85, relief="leather", mix={"colours": [(0.35, "#b98f56"), (0.65, "#e0c08c")], "scale": 9})
    for i, (x, y, a) in enumerate(((-0.95, -0.65, 20), (-0.4, -1.0, -30), (0.5, -1.0, 50), (1.05, -0.55, -10))):
        lathe([(0, -0.4), (0.13, -0.36, 0.08), (0.17, -0.2, 0.1), (0.11, 0, 0.1), (0.18, 0.22, 0.12), (0.1, 0.4, 0.06), (0, 0.42)], shell, (x, y, 0.16), (0, 90, a), angle=180)


@model("rice", ["#3f8a4a", "#c5281f", "#c9a02f"], shows=SIDES, whole={"azimuth": 20, "elevation": 18})
def rice(view):
    pillow_pack(1.5, 2.1, paint(0.5, relief="weave"), (-0.35, 0.3, 0), (-3, 0, 0), 0.38, marks=[(0.22, 0.8, 0.62, plain("#fbf6ea", 0.6)), (0.26, 0.34, 0.56, paint(0.5)), (0.44, 0.72, 0.3, plain("#c9a02f", 0.5))])
    lathe([(0, 0), (0.3, 0, 0.05), (0.62, 0.4, 0.2), (0.6, 0.42), (0.28, 0.06, 0.1), (0, 0.06)], plain("#f4efe4", 0.2, coat=0.8), (0.72, -0.55, 0))
    lump(0.52, plain("#fdfaf2", 0.8, relief="grain"), (0.72, -0.55, 0.36), (1, 1, 0.42), rough=0.03)
    heap(260, 0.5, [plain("#fdfaf2", 0.5), plain("#f4eedd", 0.5)], (0.72, -0.55, 0.38), 0.028, (1.9, 0.8, 0.8), 4, 0.18)


@model("coffee", ["#6b3f24", "#2f5f4a", "#8a2f24"], shows=SIDES, whole={"azimuth": 22, "elevation": 20})
def coffee(view):
    pouch(1.3, 1.9, paint(0.6), (-0.45, 0.4, 0), belly=0.32, label=paper("#f4ead2"))
    lump(0.13, plain("#4a2a17", 0.5), (-0.45, 0.06, 1.02), (0.8, 0.3, 1.2), (0, 25, 0), rough=0)
    cup_ = white(0.15, 0.9)
    group([lathe([(0, 0), (0.3, 0, 0.05), (0.46, 0.5, 0.2), (0.46, 0.54), (0.43, 0.52), (0.28, 0.06, 0.1), (0, 0.06)], cup_), cylinder(0.41, 0.02, plain("#4a2a17", 0.15, coat=0.8), (0, 0, 0.42), bevel=0.004), ring(0.4, 0.03, plain("#b07a45", 0.4), (0, 0, 0.435), scale=(1, 1, 0.2)), tube([(0.42, 0, 0.44), (0.7, 0, 0.44), (0.7, 0, 0.16), (0.36, 0, 0.14)], 0.05, cup_)], (0.7, -0.45, 0.1), (0, 0, -20))
    lathe([(0, 0.02), (0.4, 0.02, 0.05), (0.7, 0.12), (0.68, 0.14), (0.3, 0.07), (0, 0.07)], cup_, (0.7, -0.45, 0))
    heap(30, 0.4, [plain("#3f2414", 0.35, coat=0.3), plain("#522f1a", 0.35, coat=0.3)], (-0.4, -0.75, 0), 0.1, (1.3, 0.9, 0.6), 5, 0.12)


@model("cooking-oil", shows=SIDES, whole={"azimuth": 22, "elevation": 12})
def cooking_oil(view):
    lathe([(0, 0), (0.46, 0, 0.07), (0.5, 0.3, 0.1), (0.42, 0.8, 0.2), (0.5, 1.3, 0.3), (0.18, 1.85, 0.1), (0.16, 2.0), (0, 2.0)], plain("#f0b92c", 0.05, coat=1.0, through=0.55))
    lathe([(0, 1.96), (0.2, 1.96, 0.02), (0.2, 2.2, 0.04), (0, 2.21)], plain("#c5281f", 0.4))
    for part in front_label(0.47, 0.5, 1.2, plain("#3f8a4a", 0.5), 140, paper("#fdf8e6")):
        part.scale = (1.04, 1.04, 1) if part.type == "MESH" else part.scale
    lump(0.12, plain("#f2c53d", 0.5), (0, -0.53, 0.93), (1, 0.15, 1), rough=0)
    tube([(0.42, 0, 1.4), (0.72, 0, 1.45), (0.72, 0, 0.95), (0.42, 0, 0.85)], 0.07, plain("#f0b92c", 0.05, coat=1.0, through=0.5))
    heap(30, 0.36, [plain("#c98b4a", 0.5), plain("#e0b47a", 0.5)], (0.85, -0.5, 0), 0.09, (1.2, 0.8, 0.8), 3, 0.1)


def sauce(fill, cap, accent, extra=None):
    bottle_of(fill, cap, (-0.15, 0.1, 0), 0.34, 1.35, 0.11, paper("#fdf8e6"), accent, 2.1)
    group([lathe([(0, 0), (0.26, 0, 0.03), (0.42, 0.16), (0.4, 0.18), (0.24, 0.05, 0.03), (0, 0.05)], white(0.2, 0.8)), cylinder(0.34, 0.02, fill, (0, 0, 0.1), bevel=0.005)], (0.62, -0.45, 0))


@model("fish-sauce", shows=SIDES, whole={"azimuth": 20, "elevation": 16})
def fish_sauce(view):
    sauce(plain("#8a3f12", 0.05, coat=1.0, through=0.3), plain("#c9a02f", 0.4), plain("#2f6fa8", 0.5))
    group([lump(0.16, white(0.5), (0, 0, 0), (1.3, 0.1, 0.6), rough=0), slab([(0, 0), (0.14, 0.1), (0.14, -0.1)], 0.02, white(0.5), (0.16, 0, 0), UPRIGHT, 0.003)], (-0.17, -0.26, 0.79))


@model("soy-sauce", shows=SIDES, whole={"azimuth": 20, "elevation": 16})
def soy_sauce(view):
    sauce(plain("#1c0d06", 0.05, coat=1.0), plain("#c5281f", 0.4), plain("#c5281f", 0.5))


@model("chilli-sauce", shows=SIDES, whole={"azimuth": 20, "elevation": 16})
def chilli_sauce(view):
    red = plain("#d0301c", 0.15, coat=0.7)
    sauce(red, plain("#3f8a4a", 0.4), plain("#f0a02c", 0.5))
    for i, (x, y, a) in enumerate(((-0.7, -0.6, 20), (-0.25, -0.75, -15))):
        group([tube([(0, 0, 0), (0.2, 0.02, 0.02), (0.5, 0.08, 0), (0.72, 0.2, 0)], 0.09, red, radii=[1, 1.1, 0.7, 0.1]), tube([(0, 0, 0), (-0.12, 0, 0.03), (-0.2, 0.03, 0.06)], 0.03, green())], (x, y, 0.1), (0, 0, a))


@model("curry-paste", ["#3f8a4a", "#c5281f", "#d99a2c"], shows=SIDES, whole={"azimuth": 22, "elevation": 22})
def curry_paste(view):
    lathe([(0, 0), (0.62, 0, 0.05), (0.7, 0.9, 0.02), (0.74, 0.92), (0.74, 0.98), (0, 0.98)], plain("#fbf6ea", 0.4), (-0.3, 0.25, 0))
    group([wrap_label(0.672, 0.12, 0.82, paint(0.4), sweep=360, lift=0.03)], (-0.3, 0.25, 0))
    group([lathe([(0, 0), (0.78, 0, 0.02), (0.78, 0.14, 0.03), (0, 0.15)], paint(0.4)), slab(circle(0.36), 0.02, plain("#fbf6ea", 0.5), (0, 0, 0.16), bevel=0.004)], (-0.3, 0.25, 0.94))
    slab(circle(0.26), 0.02, plain("#fbf6ea", 0.5), (-0.3, -0.475, 0.46), UPRIGHT, 0.004)
    leaf(0.4, 0.16, plain("#3f8a4a", 0.5), (-0.5, -0.49, 0.42), (0, -30, 0), 0.05, 0.02)
    lathe([(0, 0), (0.34, 0, 0.04), (0.6, 0.3, 0.2), (0.58, 0.32), (0.3, 0.06, 0.1), (0, 0.06)], wood(), (0.75, -0.5, 0))
    lump(0.46, paint(0.7, relief="grain"), (0.75, -0.5, 0.26), (1, 1, 0.42), rough=0.25, size=3)
    leaf(0.4, 0.2, green(), (0.7, -0.5, 0.46), (0, -20, 60))


@model("sugar-salt", shows=SIDES, whole={"azimuth": 22, "elevation": 20})
def sugar(view):
    pillow_pack(1.15, 1.75, plain("#f2f5f8", 0.35, coat=0.3), (-0.4, 0.35, 0), (-3, 0, 0), 0.34, marks=[(0.12, 0.3, 0.8, plain("#2f6fb8", 0.5)), (0.4, 0.75, 0.45, plain("#2f6fb8", 0.5)), (0.47, 0.68, 0.3, white(0.5))])
    lathe([(0, 0), (0.3, 0, 0.05), (0.56, 0.34, 0.2), (0.54, 0.36), (0.28, 0.06, 0.1), (0, 0.06)], wood(), (0.7, -0.4, 0))
    lump(0.48, plain("#ffffff", 0.6, relief="grain"), (0.7, -0.4, 0.28), (1, 1, 0.6), rough=0.04)
    for i, (x, y, a) in enumerate(((0.1, -0.85, 10), (0.36, -1.0, 40), (-0.15, -0.75, 70))):
        box((0.2, 0.2, 0.2), plain("#ffffff", 0.7, relief="grain"), (x, y, 0.1), (0, 0, a), 0.02)


@model("palm-sugar", shows=SIDES, whole={"azimuth": 22, "elevation": 24})
def palm_sugar(view):
    lathe([(0, 0), (0.8, 0, 0.06), (0.95, 0.24), (0.92, 0.26), (0.76, 0.07), (0, 0.06)], bamboo())
    stuff = [plain(c, 0.55, relief="grain", mix={"colours": [(0.3, d), (0.7, c)], "scale": 6}) for c, d in (("#b8752f", "#98581f"), ("#a8642a", "#8a4c1c"), ("#c98a42", "#aa6c2e"))]
    chance = random.Random(2)
    for i in range(34):
        r, a = 0.62 * math.sqrt(chance.random()), chance.random() * 6.28
        lump(0.2, stuff[i % 3], (r * math.cos(a), r * math.sin(a), 0.2 + 0.5 * (1 - r / 0.62) * chance.random()), (1, 0.95, 0.85), seed=i, detail=4, rough=0.16)
    for i, (x, y) in enumerate(((-0.85, -0.85), (0.95, -0.75), (0.5, -1.05))):
        lump(0.2, stuff[i], (x, y, 0.16), (1, 0.95, 0.85), seed=i + 40, detail=4, rough=0.16)


@model("biscuits", ["#2f5fa8", "#c5281f", "#8a5a3c"], shows=SIDES, whole={"azimuth": 22, "elevation": 22})
def biscuits(view):
    group([pillow_pack(0.85, 2.3, paint(0.25, coat=0.6), (0, 0, 0), (0, 0, 0), 0.36, marks=[(0.25, 0.75, 0.6, plain("#fdf3d8", 0.5)), (0.4, 0.6, 0.35, plain("#c98b4a", 0.6))])], (1.2, 0.35, 0.36), (0, -90, 8))
    baked = plain("#d09a55", 0.8, relief="grain", mix={"colours": [(0.3, "#b87c3c"), (0.7, "#dcae6c")], "scale": 6})

    def one(at, turn=(0, 0, 0)):
        parts = [cylinder(0.42, 0.12, baked, bevel=0.04), cylinder(0.37, 0.1, plain("#fdf6e4", 0.5), (0, 0, 0.11), bevel=0.02), cylinder(0.42, 0.12, baked, (0, 0, 0.2), bevel=0.04), ring(0.36, 0.02, baked, (0, 0, 0.32))]
        parts += [cylinder(0.025, 0.01, plain("#8a5a2c", 0.9), (0.2 * math.cos(a), 0.2 * math.sin(a), 0.315), bevel=0.002, steps=12) for a in [k * 1.047 for k in range(6)]]
        return group(parts, at, turn)

    one((-0.75, -0.5, 0))
    one((-0.72, -0.47, 0.33), (0, 0, 20))
    one((0.15, -0.75, 0), (0, 0, 40))
    one((0.55, -0.45, 0.2), (38, 0, 30))


@model("chips-bag", ["#e6b02c", "#c5281f", "#3f8a4a"], shows=SIDES, whole={"azimuth": 18, "elevation": 14})
def chips(view):
    pillow_pack(1.55, 2.1, paint(0.22, coat=0.6), (-0.1, 0.2, 0), (-5, 0, 0), 0.42, marks=[(0.34, 0.72, 0.7, plain("#fdf3d8", 0.5)), (0.4, 0.66, 0.5, paint(0.4, shade=0.85))])
    gold_ = plain("#eebf55", 0.6, mix={"colours": [(0.3, "#d99a34"), (0.6, "#f2cc6a")], "scale": 4})

    def chip(at, turn, r=0.3):
        made = slab(circle(r, steps=28), 0.03, gold_, at, turn, 0.01)
        return made

    for i, (x, y, z, a, b) in enumerate(((-0.75, -0.65, 0.12, 18, 10), (-0.3, -0.85, 0.14, -16, 12), (0.25, -0.75, 0.12, 22, -10), (0.7, -0.6, 0.14, -20, 16), (0.0, -0.6, 0.26, 34, 4), (0.5, -0.9, 0.1, 8, 8))):
        lump(0.3, gold_, (x, y, z), (1.1, 0.85, 0.1), (a, b, 40 * i), rough=0.25, size=1.4, seed=i, detail=4)


@model("seaweed-snack", ["#2f5f3a", "#c5281f"], shows=SIDES, whole={"azimuth": 20, "elevation": 16})
def seaweed(view):
    pillow_pack(1.3, 1.9, paint(0.25, coat=0.5), (-0.2, 0.25, 0), (-4, 0, 0), 0.28, marks=[(0.3, 0.78, 0.66, plain("#f4e6c0", 0.5)), (0.38, 0.7, 0.45, plain("#1f3a26", 0.5))])
    nori = plain("#16261a", 0.35, coat=0.3, relief="paper", mix={"colours": [(0.35, "#0f1c12"), (0.65, "#233a28")], "scale": 14})
    for i in range(5):
        group([cushion(0.85, 0.55, 0.05, nori, (0, 0, 0), crease=0.06, seed=i)], (0.35 + 0.12 * i, -0.75 + 0.06 * i, 0.07 + 0.06 * i), (3 * i, -6, 10 + 9 * i))


@model("chocolate", ["#c5281f", "#7a4c8f", "#2f5fa8"], shows=SIDES, whole={"azimuth": 24, "elevation": 30})
def chocolate(view):
    brown = plain("#4a2412", 0.3, coat=0.4)
    parts = []
    for i in range(6):
        for j in range(3):
            parts += [box((0.36, 0.36, 0.16), brown, (-0.95 + 0.38 * i, -0.38 + 0.38 * j, 0.1), bevel=0.05), box((0.2, 0.2, 0.05), brown, (-0.95 + 0.38 * i, -0.38 + 0.38 * j, 0.19), bevel=0.02)]
    parts += [box((2.28, 1.14, 0.08), brown, (0, 0, 0.05), bevel=0.02), box((1.3, 1.24, 0.24), plain("#d8d9dc", 0.25, metal=0.9, relief="soft"), (0.62, 0, 0.12), bevel=0.03), box((1.1, 1.27, 0.28), paint(0.4, coat=0.3), (0.75, 0, 0.13), bevel=0.03), slab(rounded(0.6, 0.7, 0.1), 0.02, gold(0.3), (0.8, 0, 0.275), bevel=0.004), slab(rounded(0.5, 0.6, 0.08), 0.024, paint(0.4), (0.8, 0, 0.276), bevel=0.004)]
    group(parts, (0, 0, 0.05), (6, 0, 8))
    for i, (x, y, a) in enumerate(((-0.9, -0.95, 20), (-0.35, -1.05, -14))):
        box((0.36, 0.36, 0.17), brown, (x, y, 0.1), (0, 0, a), 0.05)
        box((0.2, 0.2, 0.05), brown, (x, y, 0.2), (0, 0, a), 0.02)


@model("canned-fish", shows=SIDES, whole={"azimuth": 22, "elevation": 24})
def canned_fish(view):
    def tin(at, turn, colour):
        return group([lathe([(0, 0.02), (0.7, 0, 0.02), (0.72, 0.04), (0.7, 0.08), (0.7, 0.52), (0.72, 0.56), (0.7, 0.6), (0.66, 0.56), (0, 0.56)], steel(0.2)), wrap_label(0.7, 0.1, 0.5, plain(colour, 0.4)), *[ring(r, 0.012, steel(0.25), (0, 0, 0.56)) for r in (0.55, 0.4)], slab(rounded(0.16, 0.34, 0.07), 0.03, steel(0.25), (0, -0.4, 0.58), bevel=0.008, holes=[circle(0.05, 0, -0.08)]), lump(0.2, plain("#fbf6ea", 0.5), (0, -0.7, 0.3), (1.4, 0.06, 0.55), rough=0), slab([(0, 0), (0.16, 0.12), (0.16, -0.12)], 0.02, plain("#fbf6ea", 0.5), (0.22, -0.7, 0.3), UPRIGHT, 0.003)], at, turn)

    tin((-0.15, 0.3, 0), (0, 0, 0), "#2f6fa8")
    tin((-0.15, 0.3, 0.6), (0, 0, 10), "#c5281f")
    lathe([(0, 0.02), (0.36, 0.02, 0.05), (0.72, 0.14), (0.7, 0.16), (0.3, 0.06), (0, 0.06)], white(0.2, 0.8), (0.95, -0.6, 0))
    for i in range(5):
        lump(0.17, plain("#dba98a", 0.5, relief="grain"), (0.8 + 0.16 * (i % 3), -0.68 + 0.18 * (i // 3), 0.17), (1.3, 0.8, 0.6), (0, 0, 50 * i), seed=i, rough=0.2)


@model("dried-shrimp", shows=SIDES, whole={"azimuth": 20, "elevation": 26})
def dried_shrimp(view):
    lathe([(0, 0), (0.5, 0, 0.05), (1.0, 0.4, 0.2), (0.97, 0.42), (0.46, 0.06, 0.1), (0, 0.06)], bamboo())
    stuff = [plain(c, 0.45, coat=0.2) for c in ("#e08a5a", "#d3703f", "#eaa676")]
    chance = random.Random(7)
    for i in range(80):
        r, a = 0.86 * math.sqrt(chance.random()), chance.random() * 6.28
        points = [(0.14 * math.cos(t), 0.14 * math.sin(t), 0) for t in [0.3 + 0.85 * k for k in range(6)]]
        group([tube(points, 0.075, stuff[i % 3], radii=[1, 1.05, 0.9, 0.7, 0.45, 0.3])], (r * math.cos(a), r * math.sin(a), 0.36 + 0.28 * (1 - r) * chance.random()), (chance.uniform(-40, 40), chance.uniform(-40, 40), chance.uniform(0, 360)), 1.1)


@model("pickled-tea", shows=SIDES, whole={"azimuth": 20, "elevation": 36})
def pickled_tea(view):
    red = plain("#6a1f1a", 0.15, coat=0.9)
    lathe([(0, 0), (1.1, 0, 0.05), (1.2, 0.2, 0.03), (1.16, 0.24), (1.06, 0.08, 0.03), (0, 0.08)], red)
    ring(1.18, 0.02, gold(0.3), (0, 0, 0.22))
    for k in range(6):
        a = k * math.pi / 3
        box((0.74, 0.03, 0.16), red, (0.72 * math.cos(a), 0.72 * math.sin(a), 0.14), (0, 0, math.degrees(a)), 0.01)
    ring(0.36, 0.03, red, (0, 0, 0.2))
    heap(70, 0.3, [green("#4a5c2a"), green("#3a4a22")], (0, 0, 0.1), 0.09, (1.5, 0.7, 0.3), 1, 0.22)
    fills = [("#c98b4a", 0.06, (1.2, 0.8, 0.8)), ("#f0e0b8", 0.035, (1.3, 0.8, 0.6)), ("#d8a24a", 0.06, (1.3, 0.8, 0.5)), ("#e08a5a", 0.07, (1.2, 0.6, 0.6)), ("#f4d890", 0.07, (1.1, 0.9, 0.3)), ("#8a9a4a", 0.07, (1, 1, 0.9))]
    for k, (colour, size, scale) in enumerate(fills):
        a = (k + 0.5) * math.pi / 3
        heap(44, 0.28, [plain(colour, 0.5, coat=0.1)], (0.74 * math.cos(a), 0.74 * math.sin(a), 0.09), size, scale, k + 2, 0.14)


@model("dried-beans", shows=SIDES, whole={"azimuth": 20, "elevation": 26})
def beans(view):
    colours = (("#5c8a3a", "#7aa04c"), ("#8a2f24", "#6f2018"), ("#e6c07a", "#d8ac5c"))
    for k, (x, y, pair) in enumerate(((-0.72, 0.2, colours[0]), (0.72, 0.3, colours[1]), (0.05, -0.75, colours[2]))):
        lathe([(0, 0), (0.36, 0, 0.05), (0.66, 0.36, 0.2), (0.63, 0.38), (0.32, 0.06, 0.1), (0, 0.06)], wood() if k != 1 else plain("#f4efe4", 0.2, coat=0.8), (x, y, 0))
        heap(150, 0.54, [plain(c, 0.4, coat=0.3) for c in pair], (x, y, 0.24), 0.068, (1.25, 0.9, 0.8), k + 1, 0.26)


def kibble(colours, at, seed):
    lathe([(0, 0), (0.62, 0, 0.05), (0.5, 0.36, 0.04), (0.46, 0.38), (0.42, 0.2), (0, 0.2)], plain(colours[2], 0.25, coat=0.6), at)
    heap(90, 0.4, [plain(colours[0], 0.7), plain(colours[1], 0.7)], (at[0], at[1], at[2] + 0.22), 0.07, (1, 1, 0.6), seed, 0.2)


@model("cat-food", ["#7a4c8f", "#3f9bb0", "#d9772f"], shows=SIDES, whole={"azimuth": 20, "elevation": 18})
def cat_food(view):
    pouch(1.3, 1.9, paint(0.4, coat=0.3), (-0.4, 0.35, 0), belly=0.32)
    slab(circle(0.38), 0.03, plain("#fbf6ea", 0.5), (-0.4, -0.02, 1.0), (78, 0, 0), 0.004)
    fur_ = plain("#3a342f", 0.6)
    group([lump(0.2, fur_, (0, 0, 0), (1.1, 0.2, 0.95), rough=0), *[slab([(-0.09, 0), (0.09, 0), (0.02 * s, 0.2)], 0.04, fur_, (s * 0.12, 0, 0.1), UPRIGHT, 0.006) for s in (-1, 1)], *[ball(0.03, plain("#9ad06a", 0.3), (s * 0.08, -0.045, 0.02)) for s in (-1, 1)]], (-0.4, -0.06, 0.98), (-10, 0, 0))
    kibble(("#b0703a", "#8a5228", "#3f9bb0"), (0.75, -0.5, 0), 3)


@model("dog-food", ["#c5281f", "#c9a02f", "#2f5fa8"], shows=SIDES, whole={"azimuth": 20, "elevation": 18})
def dog_food(view):
    pillow_pack(1.5, 2.1, paint(0.4, coat=0.3), (-0.4, 0.35, 0), (-3, 0, 0), 0.4, marks=[(0.28, 0.76, 0.66, plain("#fbf6ea", 0.5))])
    bone = plain("#a8703c", 0.6)
    group([tube([(-0.2, 0, 0), (0.2, 0, 0)], 0.07, bone, kind="POLY"), *[ball(0.1, bone, (sx * 0.24, 0, sz * 0.08)) for sx in (-1, 1) for sz in (-1, 1)]], (-0.4, -0.08, 1.1), (0, 24, 0))
    kibble(("#a8622e", "#7a4420", "#c5281f"), (0.8, -0.5, 0), 6)


@model("pet-litter", ["#5f8fb0", "#6fae8a"], shows=SIDES, whole={"azimuth": 20, "elevation": 20})
def pet_litter(view):
    pillow_pack(1.4, 1.9, paint(0.4, coat=0.3), (-0.45, 0.4, 0), (-3, 0, 0), 0.36, marks=[(0.3, 0.75, 0.6, plain("#fbf6ea", 0.5)), (0.4, 0.66, 0.34, paint(0.5))])
    box((1.3, 0.95, 0.36), plain("#7a8a94", 0.4), (0.75, -0.55, 0.18), bevel=0.1)
    box((1.15, 0.8, 0.2), plain("#d8cfc0", 0.95, relief="grain"), (0.75, -0.55, 0.3), bevel=0.08)
    heap(120, 0.4, [plain("#d8cfc0", 0.9), plain("#b8ae9e", 0.9)], (0.75, -0.55, 0.36), 0.04, (1, 1, 0.8), 2, 0.1)
    group([slab(rounded(0.34, 0.4, 0.08), 0.04, plain("#3f9b8a", 0.4), bevel=0.01), box((0.1, 0.6, 0.05), plain("#3f9b8a", 0.4), (0, 0.45, 0.02), bevel=0.02)], (0.9, -0.55, 0.5), (24, 0, -50))


@model("milk-powder-can", ["#2f7fb8", "#c9a02f", "#d0648a"], shows=SIDES, whole={"azimuth": 22, "elevation": 16})
def milk_powder(view):
    lathe([(0, 0), (0.62, 0, 0.02), (0.64, 0.04), (0.62, 0.08), (0.62, 1.5), (0, 1.5)], steel(0.25))
    wrap_label(0.62, 0.08, 1.48, paint(0.35, coat=0.2))
    wrap_label(0.623, 0.3, 1.1, plain("#fbf8f0", 0.4), sweep=170)
    lathe([(0, 1.46), (0.66, 1.46, 0.02), (0.66, 1.66, 0.04), (0, 1.68)], white(0.35))
    ball(0.16, plain("#f2c9a0", 0.6), (0, -0.6, 0.82), (1, 0.3, 1))
    lump(0.2, paint(0.4), (0, -0.6, 0.55), (1.1, 0.3, 0.8), rough=0)
    group([lathe([(0, 0), (0.22, 0, 0.05), (0.28, 0.22), (0.26, 0.22), (0.2, 0.04), (0, 0.04)], white(0.3)), ball(0.24, plain("#fdf6e2", 0.8, relief="grain"), (0, 0, 0.18), (1, 1, 0.5)), box((0.7, 0.09, 0.04), white(0.3), (0.58, 0, 0.2), bevel=0.015)], (0.75, -0.55, 0), (0, 0, 30))

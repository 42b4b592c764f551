"""Food and drink: packs with printed labels, bowls and plates."""

import math

from kit import *

from . import model


def pack_label(colour, light="#f6efdf"):
    """A printed label: a field of colour with a lighter disc pattern, no words."""
    return plain(light, 0.6, mix={"colours": [(0.0, colour), (0.46, light)], "kind": "Z", "scale": 1.2, "hard": True})


def emblem(at, colour, inner, size=0.2):
    """A round mark on a pack that faces -y."""
    x, y, z = at
    return [
        slab(circle(size), 0.01, plain(colour, 0.55), (x, y, z), UPRIGHT, 0.002),
        slab(circle(size * 0.82), 0.012, plain("#f7f1e3", 0.6), (x, y - 0.002, z), UPRIGHT, 0.002),
        group([leaf(size * 1.25, size * 0.5, plain(inner, 0.6), (0, 0, 0), (0, 0, a), 0.01, 0.01) for a in (50, 90, 130)], (x, y - 0.012, z - size * 0.6), UPRIGHT),
    ]


def tin(radius, height, body, label, lid, at=(0, 0, 0)):
    """A caddy with a lid and a label around it."""
    return group(
        [
            lathe([(0, 0), (radius * 0.98, 0, 0.02), (radius, 0.03, 0.02), (radius, height, 0.02), (0, height)], body),
            wrap_label(radius, height * 0.12, height * 0.84, label),
            lathe([(radius * 1.01, height * 0.84), (radius * 1.03, height * 0.86, 0.01), (radius * 1.03, height * 1.06, 0.05), (0, height * 1.09)], lid),
        ],
        at,
    )


def tea_cup(at, liquid="#a9852f", scale=1.0):
    return group(
        [
            lathe([(0, 0), (0.26, 0, 0.02), (0.28, 0.07, 0.02), (0.5, 0.3, 0.15), (0.58, 0.62, 0.02), (0.55, 0.63), (0.46, 0.3, 0.15), (0.25, 0.1, 0.08), (0, 0.09)], plain("#e7ebe2", 0.2, coat=0.9)),
            ring(0.565, 0.012, plain("#7a9a84", 0.3), (0, 0, 0.62)),
            cylinder(0.535, 0.01, plain(liquid, 0.06, coat=0.9), (0, 0, 0.52), bevel=0.002),
        ],
        at,
        scale=scale,
    )


def loose(material, count, area, at, heap=0.25, size=0.09, seed=3, flat=0.35, long=2.2):
    """A heap of small dry pieces: tea, spice, grain."""
    source = lump(size, material, (0, 0, -50), rough=0.5, size=2.0, detail=2, seed=seed)
    places = []
    chance = random.Random(seed)

    def place(x, y, z, _):
        places.append(((at[0] + x, at[1] + y, at[2] + z), [chance.uniform(0, 360) for _ in range(3)], (chance.uniform(0.7, 1) * long, chance.uniform(0.5, 0.9), flat * chance.uniform(0.7, 1.4))))

    scatter(count, area, place, seed, heap)
    copies(source, places)
    bpy.data.objects.remove(source)


@model(
    "green-tea",
    whole={"azimuth": 16, "elevation": 20},
    detail={"azimuth": -16, "elevation": 44, "zoom": 1.5, "at": (0, 0, 0.2)},
    use={"azimuth": 16, "elevation": 26},
    back={"azimuth": 20, "elevation": 14},
)
def tea(view):
    foil = plain("#3f5e46", 0.42, relief="paper")
    leaves = plain("#4a5a33", 0.8, mix={"colours": [(0.3, "#2f3d24"), (0.7, "#66753f")], "scale": 8})

    def pack(at=(0, 0, 0), turn=(0, 0, 0)):
        parts = [pouch(1.25, 1.9, foil, belly=0.36, label=paper("#f4ecd8"))]
        parts += [group(emblem((0, 0, 0), "#3f5e46", "#3f5e46", 0.26), (0, -0.325, 0.98), (-7, 0, 0))]
        parts += [group([slab(rounded(0.5, 0.035, 0.015), 0.01, plain("#b98a3c", 0.5), (0, 0, 0), UPRIGHT, 0.002), slab(rounded(0.3, 0.03, 0.012), 0.01, plain("#b98a3c", 0.5), (0, 0, -0.07), UPRIGHT, 0.002)], (0, -0.352, 0.64), (-5, 0, 0))]
        return group(parts, at, turn)

    if view == "detail":
        lathe([(0, 0), (0.5, 0, 0.03), (0.95, 0.3, 0.2), (1.0, 0.34, 0.02), (0.96, 0.34), (0.5, 0.06, 0.1), (0, 0.05)], bamboo())
        loose(leaves, 420, 0.82, (0, 0, 0.14), 0.32)
    elif view == "use":
        pack((-0.75, 0.55, 0), (0, 0, 8))
        tea_cup((0.35, 0, 0))
        tea_cup((1.15, 0.55, 0), scale=0.9)
        loose(leaves, 70, 0.34, (-0.35, -0.75, 0.02), 0.12)
    elif view == "back":
        pack((-0.5, 0, 0), (0, 0, 170))
        tin(0.5, 1.25, steel(0.35, "#c9b47a"), pack_label("#3f5e46"), steel(0.3, "#c9b47a"), (0.65, 0.1, 0))
    else:
        pack((-0.25, 0.25, 0))
        tea_cup((0.72, -0.45, 0), scale=0.8)
        loose(leaves, 60, 0.3, (-0.2, -0.6, 0.02), 0.1)


@model(
    "milk-tea",
    whole={"azimuth": 16, "elevation": 16},
    detail={"azimuth": -14, "elevation": 40, "zoom": 1.7, "at": (0, 0, 0.4)},
    use={"azimuth": 16, "elevation": 24},
    back={"azimuth": 18, "elevation": 14},
)
def milk_tea(view):
    foil = plain("#c7763a", 0.4, relief="paper")

    def pack(at=(0, 0, 0), turn=(0, 0, 0)):
        parts = [pouch(1.3, 1.95, foil, belly=0.38, label=paper("#fbf3e2"))]
        mark = [
            slab(circle(0.3), 0.01, plain("#f0c98b", 0.5), (0, 0, 0), UPRIGHT, 0.002),
            lathe([(0, -0.14), (0.1, -0.14, 0.02), (0.15, 0.12), (0, 0.12)], plain("#a8623a", 0.5), (0, -0.01, 0), scale=(1, 0.12, 1), steps=32),
            slab(rounded(0.34, 0.04, 0.02), 0.02, plain("#a8623a", 0.5), (0, -0.01, 0.14), UPRIGHT, 0.004),
        ]
        parts.append(group(mark, (0, -0.352, 0.98), (-7, 0, 0)))
        return group(parts, at, turn)

    def drink(at=(0, 0, 0), scale=1.0):
        parts = [
            lathe([(0, 0), (0.4, 0, 0.04), (0.56, 1.2, 0.02), (0.58, 1.22, 0.01), (0.54, 1.2), (0.385, 0.06, 0.04), (0, 0.05)], glass("#ffffff")),
            lathe([(0, 0.06), (0.38, 0.06, 0.03), (0.51, 1.0), (0, 1.0)], plain("#c98f5e", 0.25, mix={"colours": [(0.4, "#c08350"), (0.62, "#e2bb90")], "scale": 1.4})),
            cylinder(0.505, 0.05, plain("#efd9b8", 0.5), (0, 0, 0.99), bevel=0.02),
            tube([(0.1, 0.1, 0.3), (0.32, 0.22, 1.75)], 0.05, plain("#3f5e46", 0.4), kind="POLY"),
        ]
        chance = random.Random(4)
        for i in range(46):
            a, r = chance.uniform(0, 6.28), 0.36 + 0.03 * (i % 2)
            parts.append(ball(0.055, plain("#2b1a12", 0.15, coat=0.8), (r * math.cos(a), r * math.sin(a), chance.uniform(0.1, 0.34)), detail=3))
        return group(parts, at, scale=scale)

    if view == "use":
        drink((0.3, 0, 0))
        drink((-0.75, 0.6, 0), 0.95)
        loose(plain("#7a4a26", 0.7), 90, 0.35, (-0.8, -0.7, 0.02), 0.1, size=0.05, long=1.4)
    elif view == "detail":
        drink()
    elif view == "back":
        pack((-0.55, 0, 0), (0, 0, 172))
        pack((0.65, 0.35, 0), (0, 0, -8))
    else:
        pack((-0.35, 0.2, 0))
        drink((0.78, -0.2, 0), 0.92)


@model(
    "rice-noodles",
    whole={"azimuth": 18, "elevation": 26},
    detail={"azimuth": -16, "elevation": 46, "zoom": 1.8, "at": (0, -0.1, 0.6)},
    use={"azimuth": 16, "elevation": 40},
    back={"azimuth": 18, "elevation": 18},
)
def rice_noodles(view):
    strand = plain("#f6eedd", 0.4, coat=0.2)

    def nest(radius, count, at, seed=1, thick=0.028, flat=0.35):
        chance = random.Random(seed)
        for _ in range(count):
            a0, points = chance.uniform(0, 6.28), []
            r = radius * math.sqrt(chance.uniform(0.15, 1))
            lift = chance.uniform(0, flat) * (1.1 - r / radius)
            for k in range(9):
                a = a0 + k * 0.5 * chance.uniform(0.7, 1.2)
                rr = min(radius, r * chance.uniform(0.85, 1.12))
                points.append((at[0] + rr * math.cos(a), at[1] + rr * math.sin(a), at[2] + lift + chance.uniform(-0.03, 0.04)))
            tube(points, thick, strand)

    def bowl_(at=(0, 0, 0)):
        nest(0.86, 70, (at[0], at[1], at[2] + 0.62), 4)
        cylinder(0.9, 0.02, plain("#d9a55a", 0.08, coat=0.8), (at[0], at[1], at[2] + 0.6), bevel=0.004)
        for i, (x, y) in enumerate(((0.35, 0.25), (0.55, -0.1), (0.2, 0.5))):
            lump(0.2, plain("#8a4f36", 0.5, mix={"colours": [(0.35, "#74402b"), (0.65, "#a9694a")], "scale": 5}), (at[0] + x, at[1] + y, at[2] + 0.88), (1.2, 0.9, 0.35), (10, 8, 40 * i), seed=i)
        lump(0.3, plain("#fdfbf4", 0.35), (at[0] - 0.4, at[1] + 0.25, at[2] + 0.86), (1, 1.2, 0.55), (0, 0, 30), rough=0.02)
        ball(0.17, plain("#f0a41f", 0.35), (at[0] - 0.4, at[1] + 0.23, at[2] + 0.95), (1, 1.2, 0.5))
        chance = random.Random(9)
        for _ in range(24):
            a, r = chance.uniform(0, 6.28), 0.75 * chance.random()
            slab(circle(0.05, steps=16), 0.03, green("#6fae4c"), (at[0] + r * math.cos(a), at[1] + r * math.sin(a) - 0.1, at[2] + 0.98 - r * 0.25), (chance.uniform(-40, 40), 20, 0), 0.01, holes=[circle(0.03, steps=16)])
        lathe([(0, 0), (0.45, 0, 0.02), (0.47, 0.1, 0.03), (0.85, 0.42, 0.25), (1.02, 0.8, 0.05), (1.0, 0.83, 0.015), (0.96, 0.8), (0.8, 0.44, 0.25), (0.4, 0.14, 0.1), (0, 0.13)], plain("#2f4a63", 0.2, coat=0.9), at)
        ring(1.0, 0.016, plain("#f2ead8", 0.3), (at[0], at[1], at[2] + 0.82))

    def pack(at=(0, 0, 0), turn=(0, 0, 0)):
        parts = [box((1.5, 0.32, 1.15), plain("#fbf6ea", 0.12, through=0.55, relief="soft"), (0, 0, 0.6), bevel=0.12)]
        for i in range(26):
            parts.append(box((0.045, 0.24, 0.98), strand, (-0.62 + i * 0.05, 0, 0.6), (0, (i % 3 - 1) * 0.6, 0), 0.01, 2))
        parts.append(box((1.52, 0.34, 0.5), plain("#b93a2c", 0.5), (0, 0, 0.6), bevel=0.12))
        parts += emblem((0, -0.175, 0.6), "#f0c98b", "#b93a2c", 0.19)
        return group(parts, at, turn)

    if view == "back":
        pack((0, 0, 0), (-8, 0, 0))
        pack((0.25, 0.5, 0), (-4, 0, -6))
    elif view == "use":
        bowl_()
        for i, y in enumerate((-0.05, 0.09)):
            tube([(0.3 + i * 0.1, y - 0.5, 0.95), (1.75, y + 0.1, 1.05)], 0.035, wood("#8c5a36", "#5f3a22"), kind="POLY")
        pack((-1.4, 1.0, 0), (0, 0, 16))
    elif view == "whole":
        bowl_((0.2, -0.1, 0))
        pack((-0.75, 1.05, 0), (0, 0, 10))
    else:
        bowl_()


@model(
    "honey",
    whole={"azimuth": 18, "elevation": 16},
    detail={"azimuth": -22, "elevation": 20, "zoom": 2.2, "at": (0.1, -0.2, 0.3)},
    use={"azimuth": 16, "elevation": 28},
    back={"azimuth": 18, "elevation": 14},
)
def honey(view):
    amber = plain("#d07d10", 0.05, through=0.55, coat=0.8, mix={"colours": [(0.3, "#b9660a"), (0.7, "#e59a1c")], "scale": 1.2})

    def jar(open_=False):
        parts = [
            lathe([(0, 0), (0.58, 0, 0.1), (0.64, 0.3), (0.64, 1.05, 0.16), (0.5, 1.22, 0.06), (0.48, 1.3), (0, 1.3)], amber),
            lathe([(0.645, 0.02), (0.655, 0.1), (0.655, 1.05, 0.16), (0.52, 1.23)], glass()),
            wrap_label(0.656, 0.36, 0.94, paper("#fbf1dc"), sweep=140),
            wrap_label(0.658, 0.36, 0.44, plain("#8a5a1f", 0.6), sweep=140),
        ]
        mark = [slab([(0.11 * math.cos(math.radians(60 * k + 30)) + x, 0.11 * math.sin(math.radians(60 * k + 30)) + z) for k in range(6)], 0.012, plain("#e0a12c", 0.5), (0, 0, 0), UPRIGHT, 0.003) for x, z in ((0, 0), (0.2, 0), (-0.2, 0), (0.1, 0.172), (-0.1, 0.172))]
        parts.append(group(mark, (0, -0.662, 0.62)))
        if not open_:
            parts.append(lathe([(0, 1.24), (0.52, 1.24, 0.02), (0.53, 1.5, 0.03), (0, 1.52)], gold(0.35)))
            parts.append(lathe([(0.54, 1.4), (0.64, 1.3, 0.05), (0.7, 1.16, 0.02), (0.69, 1.15)], plain("#c9a87a", 0.9, relief="weave")))
            parts.append(lathe([(0, 1.535), (0.4, 1.53, 0.05), (0.545, 1.5, 0.04), (0.545, 1.38)], plain("#c9a87a", 0.9, relief="weave")))
            parts.append(ring(0.545, 0.022, plain("#8a5a1f", 0.8), (0, 0, 1.36)))
        return parts

    def dipper(at, turn):
        parts = [cylinder(0.045, 1.5, wood(), (0, 0, 0.3), bevel=0.02)]
        parts += [ring(0.09 + 0.1 * math.sin(math.pi * (i + 0.7) / 7), 0.032, wood(), (0, 0, i * 0.075 - 0.2)) for i in range(7)]
        parts += [cylinder(0.1, 0.5, wood(), (0, 0, -0.22))]
        return group(parts, at, turn)

    if view == "use":
        group(jar(True), (0.35, 0.3, 0))
        lathe([(0, 0), (0.4, 0, 0.02), (0.62, 0.24, 0.15), (0.6, 0.26), (0.4, 0.05, 0.1), (0, 0.04)], plain("#f0ece2", 0.25, coat=0.8), (-0.75, -0.5, 0))
        lathe([(0, 0.16), (0.54, 0.16)], plain("#d98a14", 0.05, coat=0.9), (-0.75, -0.5, 0))
        dipper((-0.75, -0.5, 0.32), (0, 62, 25))
    elif view == "back":
        group(jar(), (-0.55, -0.1, 0))
        group(jar(), (0.85, 0.35, 0), scale=1.15)
    else:
        group(jar())
        if view == "whole":
            dipper((0.75, -0.75, 0.2), (0, 86, 8))


@model(
    "coconut",
    whole={"azimuth": 16, "elevation": 22},
    detail={"azimuth": -20, "elevation": 40, "zoom": 1.8, "at": (0.3, -0.3, 0.2)},
    use={"azimuth": 16, "elevation": 26},
    back={"azimuth": 18, "elevation": 22},
)
def coconut(view):
    husk = plain("#f1e6cd", 0.75, relief="towel", mix={"colours": [(0.3, "#e2d2b0"), (0.7, "#f7efdc")], "scale": 6, "stretch": (3, 3, 0.5)})
    skin = plain("#7da050", 0.4, coat=0.25, mix={"colours": [(0.3, "#688c40"), (0.7, "#9bb867")], "scale": 2})

    def young(at=(0, 0, 0), open_=False, straw=False):
        """A trimmed drinking coconut: white husk, pointed top."""
        top = [(0.3, 1.12), (0.26, 1.06), (0, 1.0)] if open_ else [(0, 1.42)]
        parts = [lathe([(0, 0), (0.62, 0, 0.03), (0.78, 0.8, 0.03), (0.32, 1.12 if open_ else 1.2, 0.02), *top], husk, steps=14, angle=24)]
        if open_:
            parts.append(lathe([(0.3, 1.125), (0.2, 1.12), (0.19, 1.02), (0, 1.0)], white(0.3)))
            parts.append(cylinder(0.2, 0.01, plain("#f3f5f0", 0.05, coat=1), (0, 0, 1.03)))
        if straw:
            parts.append(tube([(0.05, 0, 0.9), (0.1, 0, 1.5), (0.12, 0, 1.62), (0.38, 0, 1.78)], 0.045, plain("#d9772f", 0.4)))
        return group(parts, at)

    def whole_nut(at, turn, scale=1.0):
        return group([lump(0.72, skin, rough=0.04, scale=(1, 1, 1.16)), *[leaf(0.4, 0.34, plain("#a58a4a", 0.7), (0, 0, 0.8), (0, -25, a), -0.1) for a in (0, 120, 240)]], at, turn, scale)

    if view == "use":
        young((0, 0, 0), True, True)
        leaf(2.6, 0.5, green(), (-1.6, 0.9, 0.05), (0, -6, -12), 0.1)
        leaf(2.2, 0.45, green("#5c9450"), (-1.4, 0.2, 0.05), (0, -4, 20), 0.08)
    elif view == "back":
        for x, y in ((-0.85, 0), (0.75, 0.1), (0, 1.1)):
            young((x, y, 0))
    elif view == "detail":
        young((0, 0, 0), True)
    else:
        young((0.3, -0.2, 0), True, True)
        whole_nut((-0.9, 0.55, 0.72), (24, 60, 20))


@model(
    "chillies",
    whole={"azimuth": 18, "elevation": 32},
    detail={"azimuth": -20, "elevation": 36, "zoom": 2.1, "at": (0.1, -0.3, 0.5)},
    use={"azimuth": 18, "elevation": 36},
    back={"azimuth": 18, "elevation": 16},
)
def chillies(view):
    red = plain("#b8170f", 0.22, coat=0.7, mix={"colours": [(0.3, "#a3120c"), (0.7, "#d02a18")], "scale": 1.5})
    fresh = plain("#4f8a2f", 0.25, coat=0.7)
    stem = plain("#6a8f3a", 0.5)

    def chilli(at, turn, scale=1.0, stuff=red, bend=0.2):
        body = [(0, 0, 0), (0.25, bend * 0.2, 0), (0.55, bend * 0.7, 0), (0.85, bend * 1.4, 0), (1.1, bend * 2.4, 0)]
        return group([
            tube(body, 0.1, stuff, radii=[0.9, 1.15, 1.0, 0.65, 0.12]),
            lathe([(0, -0.02), (0.1, 0, 0.03), (0.075, 0.06, 0.03), (0, 0.08)], stem, (-0.0, 0, 0), (0, -90, 0)),
            tube([(0, 0, 0), (-0.12, 0, 0.0), (-0.3, -0.06, 0.03)], 0.026, stem, radii=[1.3, 1, 1.1]),
        ], at, turn, scale)

    def heap(count, area, at, seed, height):
        chance = random.Random(seed)
        for i in range(count):
            r, a = area * math.sqrt(chance.random()), chance.uniform(0, 6.28)
            z = at[2] + 0.1 + height * (1 - (r / area) ** 2) * chance.uniform(0.3, 1)
            chilli((at[0] + r * math.cos(a) - 0.3, at[1] + r * math.sin(a), z), (chance.uniform(-20, 20), chance.uniform(-14, 10), chance.uniform(0, 360)), chance.uniform(0.75, 1), fresh if i % 6 == 0 else red, chance.uniform(-0.2, 0.25))

    if view == "back":
        group([pouch(1.4, 1.9, plain("#c8442e", 0.4), belly=0.36, label=paper("#fbf1dc")), group(emblem((0, 0, 0), "#b8170f", "#b8170f", 0.26), (0, -0.335, 0.96), (-7, 0, 0))], (0, 0.3, 0))
        heap(6, 0.5, (0, -0.8, 0), 3, 0.05)
    elif view == "use":
        table(3.4, 2.3, material=bamboo())
        heap(7, 0.6, (-0.6, 0.1, 0), 5, 0.1)
        for i in range(12):
            slab(circle(0.1, steps=20), 0.05, red, (0.5 + 0.14 * (i % 4), -0.4 + 0.22 * (i // 4), 0.03), (8, 0, 20 * i), 0.015, holes=[circle(0.06, steps=20)])
        lathe([(0, 0), (0.3, 0, 0.02), (0.5, 0.3, 0.1), (0.47, 0.31), (0.3, 0.05, 0.08), (0, 0.04)], plain("#e9e4d8", 0.25, coat=0.8), (0.95, 0.6, 0))
        cylinder(0.42, 0.02, plain("#b8170f", 0.2, coat=0.6), (0.95, 0.6, 0.2))
    else:
        lathe([(0, 0), (0.6, 0, 0.03), (1.0, 0.4, 0.2), (1.05, 0.44, 0.02), (1.0, 0.44), (0.6, 0.07, 0.12), (0, 0.06)], wood(), steps=96)
        heap(40, 0.72, (0, 0, 0.25), 2, 0.5)

"""Clothes, shoes, bags and jewellery that fashion.py does not have."""

import math

from kit import *

from . import SIDES, model
from .fashion import DYES, curve2, mirrored
from .household import fillet_loop

FLAT = {"azimuth": 6, "elevation": 72}


def lying(parts, turn=0):
    return group(parts, (0, 0, 0.12), (-90, 0, turn))


def top(cloth, sleeve=0.62, body=1.1, flare=0.0, neck=0.33, neck_depth=0.2, folds=()):
    """A shirt-like garment that faces -y; `sleeve` 0.3 short to 1.3 long."""
    out = 0.86 + 0.7 * sleeve
    down = 0.84 - 0.85 * sleeve
    half = curve2([(neck, 1.02), (0.6, 0.95), (0.86, 0.84)], 6) + [(out, down), (out - 0.06, down - 0.1), (out - 0.28, down - 0.2), (out - 0.34, down - 0.16)] + curve2([(0.72, 0.42), (0.69, 0.1), (0.68 + flare * 0.5, -0.5), (0.7 + flare, -body)], 8)
    collar = [(neck * math.cos(a), 1.02 - neck_depth * math.sin(a)) for a in [math.pi * i / 20 for i in range(19, 0, -1)]]
    creases = [(0.66, 0.34, -125, 0.7, 0.05), (-0.66, 0.34, -55, 0.7, 0.05), (0.62, 0.2, -104, 0.9, 0.035), (-0.62, 0.2, -76, 0.9, 0.035), (0.2, -0.25, -84, 0.7, 0.03), (-0.25, -0.1, -98, 0.8, 0.03), *folds]
    return garment(mirrored(half) + collar, cloth, 0.15, wrinkle=0.09, folds=creases)


def buttons(count, first, step, material, x=0.0):
    return [cylinder(0.028, 0.02, material, (x, -0.13, first - step * i), UPRIGHT, 0.006, 20) for i in range(count)]


def lapels(cloth, neck=0.33, drop=0.3):
    """Two points of a collar."""
    return [slab([(s * 0.02, 1.0 - drop), (s * (neck + 0.04), 1.06), (s * (neck - 0.02), 1.14), (s * 0.06, 1.04), (s * 0.3, 0.68)][:4] + [(s * 0.36, 0.74)], 0.05, cloth, (0, -0.1, 0), UPRIGHT, 0.02) for s in (-1, 1)]


def collar_points(cloth):
    made = []
    for s in (-1, 1):
        made.append(slab([(s * 0.03, 0.8), (s * 0.3, 1.08), (s * 0.38, 1.02), (s * 0.36, 0.74)], 0.05, cloth, (0, -0.11, 0), UPRIGHT, 0.02))
    made.append(slab([(-0.3, 1.08), (0.3, 1.08), (0.22, 0.92), (-0.22, 0.92)], 0.03, paint(0.95, shade=0.65), (0, 0.03, 0), UPRIGHT, 0.01))
    return made


@model("shirt", DYES, shows=SIDES, whole=FLAT)
def shirt_(view):
    cloth = paint(0.9, sheen=0.4, relief="weave")
    lying([top(cloth, 1.05, 1.15, neck_depth=0.24), *collar_points(paint(0.9, relief="weave", shade=0.92)), box((0.14, 0.04, 1.95), paint(0.9, relief="weave", shade=0.93), (0, -0.11, -0.17), bevel=0.015), *buttons(6, 0.62, 0.32, white(0.4)), slab([(-0.16, -0.17), (0.16, -0.17), (0.16, 0.15), (-0.16, 0.15)], 0.03, paint(0.9, relief="weave", shade=0.9), (0.38, -0.12, 0.38), UPRIGHT, 0.008)])


@model("polo-shirt", DYES, shows=SIDES, whole=FLAT)
def polo(view):
    cloth = paint(0.92, sheen=0.4, relief="knit")
    lying([top(cloth, 0.66, 1.1, neck_depth=0.24), *collar_points(paint(0.9, relief="knit", shade=0.8)), box((0.12, 0.04, 0.5), paint(0.9, shade=0.85), (0, -0.12, 0.56), bevel=0.015), *buttons(2, 0.66, 0.22, white(0.4)), slab(circle(0.05), 0.02, plain("#f3f1ec", 0.6), (0.38, -0.13, 0.5), UPRIGHT, 0.004)])


@model("hoodie", DYES, shows=SIDES, whole=FLAT)
def hoodie(view):
    cloth = paint(0.95, sheen=0.5, relief="knit")
    hood = garment(mirrored(curve2([(0.0, 1.62), (0.3, 1.58), (0.5, 1.3), (0.46, 1.0), (0.3, 0.84)], 6)), cloth, 0.22, wrinkle=0.05)
    inner = lump(0.3, paint(0.95, shade=0.45), (0, -0.1, 1.16), (0.95, 0.25, 1.15), rough=0.02)
    pocket = slab([(-0.34, -0.3), (0.34, -0.3), (0.46, -0.62), (0.46, -0.86), (-0.46, -0.86), (-0.46, -0.62)], 0.06, paint(0.95, relief="knit", shade=0.93), (0, -0.1, 0), UPRIGHT, 0.02)
    cuffs = box((1.34, 0.2, 0.16), paint(0.95, relief="knit", shade=0.86), (0, 0, -1.08), bevel=0.07)
    cords = [tube([(s * 0.14, -0.16, 0.84), (s * 0.16, -0.18, 0.6), (s * 0.13, -0.17, 0.36)], 0.022, white(0.7)) for s in (-1, 1)]
    lying([top(cloth, 1.05, 1.1), hood, inner, pocket, cuffs, *cords])


@model("jersey", ["#c5281f", "#35478c", "#4d7a68"], shows=SIDES, whole=FLAT)
def jersey(view):
    cloth = paint(0.6, sheen=0.2, relief="weave")
    collar = [(0.33 * math.cos(a), -0.09, 1.02 - 0.24 * math.sin(a)) for a in [math.pi * i / 20 for i in range(21)]]
    stripes = [slab([(s * 0.62, 0.9), (s * 0.56, 0.9), (s * 0.6, -1.02), (s * 0.66, -1.02)], 0.03, white(0.7), (0, -0.1, 0), UPRIGHT, 0.006) for s in (-1, 1)]
    number = [box((0.1, 0.03, 0.62), white(0.7), (0.12, -0.13, 0.0), bevel=0.01), box((0.1, 0.03, 0.14), white(0.7), (0.04, -0.13, 0.26), (0, 40, 0), 0.01)]
    seven = [box((0.42, 0.03, 0.1), white(0.7), (-0.2 + 0.2, -0.13, 0.28), bevel=0.01), box((0.1, 0.03, 0.7), white(0.7), (0.08, -0.13, -0.05), (0, 20, 0), 0.01)]
    lying([top(cloth, 0.66, 1.1, neck_depth=0.24), tube(collar, 0.04, white(0.7), kind="POLY"), *stripes, *seven, slab([(-0.09, 0.1), (0.09, 0.1), (0.09, -0.02), (0, -0.12), (-0.09, -0.02)], 0.03, plain("#e0b030", 0.5), (0.36, -0.12, 0.56), UPRIGHT, 0.006)])


@model("raincoat", ["#e6b02c", "#3f6fb0", "#4d7a68"], shows=SIDES, whole=FLAT)
def raincoat(view):
    cloth = paint(0.18, coat=0.7)
    hood = garment(mirrored(curve2([(0.0, 1.62), (0.3, 1.56), (0.46, 1.3), (0.42, 1.0), (0.3, 0.84)], 6)), cloth, 0.2, wrinkle=0.06)
    inner = lump(0.28, paint(0.6, shade=0.45), (0, -0.1, 1.18), (0.9, 0.25, 1.2), rough=0.02)
    flaps = [slab([(-0.19, 0.05), (0.19, 0.05), (0.19, -0.05), (-0.19, -0.05)], 0.05, paint(0.25, shade=0.85), (s * 0.36, -0.12, -0.42), UPRIGHT, 0.015) for s in (-1, 1)]
    lying([top(cloth, 1.0, 1.5, 0.16), hood, inner, *flaps, box((0.1, 0.04, 2.2), paint(0.3, shade=0.85), (0, -0.11, -0.34), bevel=0.015), *buttons(5, 0.6, 0.42, steel(0.25))])


@model("blouse", ["#d9b3bf", "#c98b4a", "#4d7a68"], shows=SIDES, whole=FLAT)
def blouse(view):
    cloth = paint(0.9, sheen=0.5, relief="weave")
    trim = [(0.34 * math.cos(a), -0.1, 1.0 - 0.34 * math.sin(a)) for a in [math.pi * i / 24 for i in range(25)]]
    stitch = [ball(0.026, plain("#f6efe0", 0.7), (x * 1.24, -0.13, z - 0.08)) for x, _, z in trim[2:-2:2]]
    hem = [slab(circle(0.05), 0.02, plain("#f6efe0", 0.7), (-0.6 + 0.15 * i, -0.13, -0.78), UPRIGHT, 0.004) for i in range(9)]
    lying([top(cloth, 0.8, 0.92, 0.14, neck_depth=0.34), tube(trim, 0.035, plain("#f6efe0", 0.8), kind="POLY"), *stitch, *hem, tube([(-0.05, -0.13, 0.62), (-0.16, -0.15, 0.4), (-0.12, -0.14, 0.2)], 0.02, plain("#f6efe0", 0.8)), tube([(0.05, -0.13, 0.62), (0.14, -0.15, 0.44), (0.1, -0.14, 0.24)], 0.02, plain("#f6efe0", 0.8))])


@model("dress", ["#c5526a", "#35478c", "#c98b4a", "#4d7a68"], shows=SIDES, whole={"azimuth": 6, "elevation": 70})
def dress(view):
    cloth = paint(0.88, sheen=0.5, relief="weave")
    half = curve2([(0.26, 1.3), (0.42, 1.32), (0.5, 1.24)], 5) + curve2([(0.5, 1.24), (0.44, 0.95), (0.5, 0.78), (0.42, 0.3), (0.6, -0.3), (0.95, -1.5)], 7)
    neck = [(0.26 * math.cos(a), 1.3 - 0.3 * math.sin(a)) for a in [math.pi * i / 16 for i in range(15, 0, -1)]]
    folds = [(x, 0.2, -90 + x * 24, 1.5, 0.07) for x in (-0.42, -0.26, -0.1, 0.08, 0.24, 0.4)]
    lying([garment(mirrored(half) + neck, cloth, 0.15, wrinkle=0.08, folds=folds), slab([(-0.42, 0.36), (0.42, 0.36), (0.43, 0.24), (-0.43, 0.24)], 0.2, paint(0.8, shade=0.7), (0, 0, 0), UPRIGHT, 0.03), *[slab(circle(0.035), 0.02, plain("#f6efe0", 0.7), (0.72 * math.sin(i * 1.7) * (0.5 + 0.3 * (i % 3)), -0.13, -0.3 - 0.085 * i), UPRIGHT, 0.004) for i in range(13)]])


def legs(cloth, length, width=0.42, folds=()):
    half = curve2([(0.42, 1.1), (0.5, 0.7), (0.54, 0.4)], 6) + curve2([(0.54, 0.4), (0.1 + width, 0.4 - length), ], 6)
    inside = [(0.1 + width, 0.38 - length), (0.14, 0.38 - length), (0.05, 0.3)]
    return garment(mirrored(half + inside), cloth, 0.15, wrinkle=0.08, folds=[(0.3, 0.2, -88, length * 0.9, 0.04), (-0.3, 0.2, -92, length * 0.9, 0.04), (0.12, 0.35, -30, 0.4, 0.05), (-0.12, 0.35, -150, 0.4, 0.05), *folds])


@model("trousers", ["#5a5348", "#2b2d31", "#35478c"], shows=SIDES, whole={"azimuth": 8, "elevation": 72})
def trousers(view):
    cloth = paint(0.92, sheen=0.3, relief="weave")
    lying([legs(cloth, 1.75, 0.34), box((0.86, 0.2, 0.13), paint(0.9, shade=0.88), (0, 0, 1.07), bevel=0.04), *buttons(1, 1.07, 1, dark(0.4)), *[tube([(s * 0.44, -0.1, 0.98), (s * 0.38, -0.12, 0.74), (s * 0.5, -0.1, 0.62)], 0.012, paint(0.9, shade=0.55)) for s in (-1, 1)], *[box((0.05, 0.06, 0.17), paint(0.9, shade=0.8), (x, -0.09, 1.06), bevel=0.01) for x in (-0.28, 0.22)]])


@model("shorts", DYES, shows=SIDES, whole={"azimuth": 8, "elevation": 66})
def shorts(view):
    cloth = paint(0.92, sheen=0.3, relief="weave")
    lying([legs(cloth, 0.62, 0.5), box((0.88, 0.22, 0.15), paint(0.9, relief="knit", shade=0.85), (0, 0, 1.06), bevel=0.05), *[tube([(s * 0.03, -0.13, 1.02), (s * 0.1, -0.15, 0.84), (s * 0.07, -0.14, 0.66)], 0.02, white(0.7)) for s in (-1, 1)], *[tube([(s * 0.48, -0.1, 0.96), (s * 0.4, -0.12, 0.74), (s * 0.52, -0.1, 0.6)], 0.012, paint(0.9, shade=0.55)) for s in (-1, 1)]])


@model("skirt", ["#a83a5c", "#35478c", "#4d7a68", "#c98b4a"], shows=SIDES, whole={"azimuth": 10, "elevation": 60})
def skirt(view):
    cloth = paint(0.5, sheen=0.6, relief="weave", pattern={"shades": [(0.0, 0.6), (0.2, 1.0), (0.5, 0.8), (0.7, 1.05)], "kind": "Z", "scale": 1.6, "hard": True, "stretch": (1, 1, 1)})
    half = curve2([(0.5, 1.1), (0.6, 0.6), (0.68, -0.2), (0.72, -1.2)], 8)
    waves = []
    for z in (-0.95, -0.8, -0.65):
        waves.append(tube([(-0.68 + 0.068 * i, -0.135, z + 0.04 * (1 if i % 2 else -1)) for i in range(21)], 0.016, gold(0.4)))
    lying([garment(mirrored(half), cloth, 0.14, wrinkle=0.06, folds=[(0.15, 1.0, -94, 2.1, 0.09), (0.3, 1.0, -88, 2.0, 0.03)]), box((1.02, 0.2, 0.18), plain("#1f1c1c", 0.85), (0, 0, 1.05), bevel=0.04), *waves])


@model("underwear", ["#5f7d8c", "#2b2d31", "#c5526a"], shows=SIDES, whole={"azimuth": 8, "elevation": 62})
def underwear(view):
    cloth = paint(0.92, sheen=0.3, relief="knit")
    outline = mirrored(curve2([(0.62, 0.5), (0.66, 0.2), (0.7, -0.3)], 5) + [(0.22, -0.42), (0.1, -0.28)])
    for x, y, shade, turn in ((-0.5, 0.3, 1.0, 8), (0.4, -0.35, 0.8, -10)):
        group([garment(outline, paint(0.92, sheen=0.3, relief="knit", shade=shade), 0.13, wrinkle=0.06, folds=[(0.1, 0.3, -75, 0.5, 0.04), (-0.1, 0.3, -105, 0.5, 0.04)]), box((1.24, 0.18, 0.15), white(0.8), (0, 0, 0.48), bevel=0.05), box((1.245, 0.185, 0.03), paint(0.9), (0, 0, 0.48), bevel=0.01)], (x, y, 0.12 + (0.1 if y < 0 else 0)), (-90, 0, turn))


@model("bra", ["#d9a5a0", "#2b2d31", "#8a4c6a"], shows=SIDES, whole={"azimuth": 10, "elevation": 42})
def bra(view):
    cloth = paint(0.85, sheen=0.6, relief="weave")
    for s in (-1, 1):
        lump(0.46, cloth, (s * 0.46, 0, 0.3), (1.0, 0.98, 0.72), rough=0.0)
        ring(0.45, 0.025, paint(0.8, shade=0.8), (s * 0.46, 0, 0.2), scale=(1.0, 1.0, 1))
        tube([(s * 0.55, 0.36, 0.34), (s * 0.62, 0.8, 0.26), (s * 0.55, 1.2, 0.04), (s * 0.8, 1.1, 0.04), (s * 1.05, 0.4, 0.08), (s * 1.1, 0.1, 0.08)], 0.03, paint(0.8, shade=0.85))
        ribbon([(-0.12, 0), (0.14, 0)], 0.55, 0.05, cloth, (s * 1.08, 0.05, 0.12), (0, s * 4, s * 18))
    lump(0.09, paint(0.6, shade=0.75), (0, -0.14, 0.3), (1.2, 0.6, 0.6))


def shoe(upper, sole, lace=True, high=0.0, studs=False, toe=None):
    """A sports shoe along y, its toe at -y, 2.4 long."""
    def half_width(t):
        return 0.3 + 0.12 * math.sin(math.pi * min(1, max(0, (t - 0.0) / 0.75))) * (1 if t < 0.5 else 1) - 0.05 * max(0, t - 0.75) * 4 * 0.5

    def ease(t, low, high_):
        u = min(1, max(0, (t - low) / (high_ - low)))
        return u * u * (3 - 2 * u)

    def top(t):
        """Height above the sole along the middle: toe, instep, tongue, and a collar that dips behind the ankle."""
        rise = 0.3 + 0.1 * ease(t, 0.0, 0.22) + (0.46 + high) * ease(t, 0.26, 0.64) - 0.1 * ease(t, 0.66, 0.84)
        return rise * math.sqrt(max(0.02, 1 - abs(2 * t - 1) ** 9))

    n = 36
    line = [(half_width(i / n) * math.sqrt(max(0.0, 1 - abs(2 * (i / n) - 1) ** 7)), -1.2 + 2.4 * i / n) for i in range(n + 1)]
    outline = [(x, y) for x, y in line] + [(-x, y) for x, y in reversed(line[1:-1])]
    parts = [slab(outline, 0.2, sole, (0, 0, 0.1), bevel=0.06, scale=(1.08, 1.04, 1)), slab(outline, 0.08, white(0.5), (0, 0, 0.22), bevel=0.03, scale=(1.03, 1.01, 1))]
    rows, columns = 44, 32
    vertices, faces = [], []
    for i in range(rows + 1):
        t = i / rows
        w = half_width(t) * math.sqrt(max(0.0, 1 - abs(2 * t - 1) ** 7)) + 0.002
        height = top(t)
        for j in range(columns + 1):
            a = math.pi * j / columns
            x = w * math.copysign(abs(math.cos(a)) ** 0.7, math.cos(a))
            z = 0.22 + height * math.sin(a) ** 0.62
            if t > 0.6:
                x *= 1 - 0.18 * math.sin(a) ** 2
            vertices.append((x, -1.2 + 2.4 * t, z))
    for i in range(rows):
        t = (i + 0.5) / rows
        for j in range(columns):
            if 0.6 < t < 0.93 and 10 <= j <= 21:
                continue  # the opening
            k = i * (columns + 1) + j
            faces.append((k, k + 1, k + columns + 2, k + columns + 1))
    mesh = bpy.data.meshes.new("upper")
    mesh.from_pydata(vertices, [], faces)
    body = smooth(add(mesh, upper), 180)
    solid = body.modifiers.new("solid", "SOLIDIFY")
    solid.thickness = 0.045
    parts += [body, slab([(0.22 * math.cos(a), 0.42 * math.sin(a)) for a in [i * math.pi / 16 for i in range(32)]], 0.02, dark(0.9), (0, 0.6, 0.42), bevel=0.004)]
    if lace:
        for i in range(5):
            y = -0.42 + 0.13 * i
            z = 0.27 + top((y + 1.2) / 2.4)
            parts.append(tube([(-0.24, y, z - 0.05), (-0.16, y, z + 0.02), (0.16, y - 0.01, z + 0.02), (0.24, y, z - 0.05)], 0.034, white(0.7)))
        parts.append(cushion(0.36, 0.5, 0.1, upper, (0, 0.3, 0.26 + top(0.6)), (40, 0, 0)))
    if studs:
        for x, y in ((-0.22, -0.8), (0.22, -0.8), (-0.26, -0.4), (0.26, -0.4), (-0.2, 0.6), (0.2, 0.6), (-0.2, 0.95), (0.2, 0.95)):
            lathe([(0, -0.2), (0.05, -0.2, 0.02), (0.08, 0.02), (0, 0.02)], sole, (x, y, 0.02))
    if toe:
        cap = lump(0.36, toe, (0, -0.88, 0.34), (1.1, 0.95, 0.68), rough=0)
        parts.append(cap)
    return parts


def swoosh(material, side):
    return tube([(side * 0.4, 0.5, 0.42), (side * 0.445, 0.1, 0.36), (side * 0.45, -0.2, 0.5), (side * 0.4, -0.4, 0.62)], 0.035, material)


def pair_of(make, gap=0.56):
    group(make(), (-gap, 0.1, 0), (0, 0, 8))
    group(make(), (gap, -0.15, 0), (0, 0, -4))


@model("running-shoes", ["#c5402c", "#2f6fb8", "#3f8a6a", "#2b2d31"], shows=SIDES, whole={"azimuth": -52, "elevation": 22})
def running_shoe(view):
    upper = paint(0.85, relief="knit")
    pair_of(lambda: [*shoe(upper, white(0.5)), *[swoosh(white(0.4), s) for s in (-1, 1)], box((0.3, 0.1, 0.34), dark(0.6), (0, 1.16, 0.6), (-6, 0, 0), 0.04)])


@model("sneakers", ["#f3f1ec", "#35478c", "#c5281f", "#2b2d31"], shows=SIDES, whole={"azimuth": -52, "elevation": 22})
def sneakers(view):
    upper = paint(0.9, relief="weave")
    pair_of(lambda: [*shoe(upper, white(0.45), True, 0.22, toe=white(0.5)), *[cylinder(0.17, 0.02, white(0.5), (s * 0.36, 0.72, 0.76), (0, s * 82, 0)) for s in (-1, 1)]])


@model("football-boots", ["#d9e02c", "#c5281f", "#2f6fb8"], shows=SIDES, whole={"azimuth": -52, "elevation": 20})
def football_boots(view):
    upper = paint(0.3, coat=0.5)
    pair_of(lambda: [*shoe(upper, dark(0.4), studs=True), *[swoosh(dark(0.4), s) for s in (-1, 1)]])


@model("formal-shoes", ["#2a1d16", "#5a3420"], shows=SIDES, whole={"azimuth": -52, "elevation": 22})
def formal_shoes(view):
    leather = paint(0.18, coat=0.8)
    def one():
        parts = shoe(leather, dark(0.5), lace=False)
        parts += [box((0.56, 0.5, 0.2), dark(0.5), (0, 0.9, 0.02), bevel=0.04)]
        for i in range(3):
            parts.append(tube([(-0.2, -0.16 + 0.14 * i, 0.74 + 0.1 * i), (0, -0.17 + 0.14 * i, 0.85 + 0.1 * i), (0.2, -0.16 + 0.14 * i, 0.74 + 0.1 * i)], 0.025, dark(0.7)))
        parts.append(tube([(-0.4, -0.5, 0.35), (-0.2, -0.56, 0.68), (0.2, -0.56, 0.68), (0.4, -0.5, 0.35)], 0.018, paint(0.3, shade=0.5)))
        return parts
    pair_of(one)


@model("high-heels", ["#b3263a", "#2b2d31", "#d9b08c"], shows=SIDES, whole={"azimuth": -62, "elevation": 14})
def high_heels(view):
    def one():
        leather = paint(0.12, coat=1.0)
        rows, columns = 40, 24
        vertices, faces = [], []
        for i in range(rows + 1):
            t = i / rows
            y = -1.15 + 2.2 * t
            floor_ = 0.06 + 0.95 / (1 + math.exp(-(t - 0.55) * 9)) - 0.02
            w = 0.06 + 0.3 * math.sin(math.pi * min(1.0, t / 0.62) * 0.62) ** 0.8 if t < 0.62 else 0.34 - 0.12 * (t - 0.62) / 0.38
            wall = 0.36 * math.sin(math.pi * min(0.5, t / 0.5)) if t < 0.25 else 0.3 if t < 0.7 else 0.3 + 0.3 * (t - 0.7) / 0.3
            for j in range(columns + 1):
                a = math.pi * j / columns
                vertices.append((w * math.cos(a), y, floor_ + wall * math.sin(a) ** 0.7))
        for i in range(rows):
            for j in range(columns):
                if 0.27 < i / rows and 5 <= j <= 18 and i / rows < 0.97:
                    continue
                k = i * (columns + 1) + j
                faces.append((k, k + 1, k + columns + 2, k + columns + 1))
        mesh = bpy.data.meshes.new("pump")
        mesh.from_pydata(vertices, [], faces)
        body = smooth(add(mesh, leather), 180)
        solid = body.modifiers.new("solid", "SOLIDIFY")
        solid.thickness = 0.05
        bed, quads = [], []
        for i in range(rows + 1):
            t = i / rows
            floor_ = 0.06 + 0.95 / (1 + math.exp(-(t - 0.55) * 9)) - 0.01
            w = 0.05 + 0.3 * math.sin(math.pi * min(1.0, t / 0.62) * 0.62) ** 0.8 if t < 0.62 else 0.33 - 0.12 * (t - 0.62) / 0.38
            bed += [(-w, -1.15 + 2.2 * t, floor_), (w, -1.15 + 2.2 * t, floor_)]
        for i in range(rows):
            quads.append((2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2))
        inner = bpy.data.meshes.new("bed")
        inner.from_pydata(bed, [], quads)
        insole = smooth(add(inner, plain("#e3c9a4", 0.6)), 180)
        thick = insole.modifiers.new("solid", "SOLIDIFY")
        thick.thickness = 0.06
        return [body, insole, lathe([(0, 0), (0.07, 0, 0.01), (0.06, 0.3), (0.2, 0.95), (0, 0.98)], leather, (0, 0.88, 0))]
    pair_of(one, 0.5)


@model("handbag", ["#8a4c34", "#b3263a", "#2b2d31", "#d9b08c"], shows=SIDES, whole={"azimuth": 26, "elevation": 14})
def handbag(view):
    hide = paint(0.45, coat=0.2, relief="leather")
    body = box((1.9, 0.75, 1.3), hide, (0, 0, 0.68), bevel=0.16, segments=6)
    for vertex in body.data.vertices:
        vertex.co.x *= 1 - 0.1 * max(0, vertex.co.z)
        vertex.co.y *= 1 - 0.45 * max(0, vertex.co.z)
    slab(fillet_loop([(-0.86, 0.62), (0.86, 0.62), (0.7, -0.12), (0, -0.24), (-0.7, -0.12)], 0.15), 0.07, paint(0.45, relief="leather", shade=0.92), (0, -0.335, 0.76), (80, 0, 0), 0.03)
    box((0.26, 0.06, 0.2), gold(0.2), (0, -0.43, 0.58), (-8, 0, 0), 0.03)
    for y in (-0.14, 0.14):
        tube([(-0.5, y, 1.25), (-0.5, y * 1.4, 1.75), (-0.25, y * 1.4, 2.1), (0.25, y * 1.4, 2.1), (0.5, y * 1.4, 1.75), (0.5, y, 1.25)], 0.055, hide)
        for s in (-1, 1):
            ring(0.09, 0.024, gold(0.2), (s * 0.5, y * 1.1, 1.3), (90, 0, 0))


@model("backpack", ["#35478c", "#2b2d31", "#4d7a68", "#c5402c"], shows=SIDES, whole={"azimuth": 26, "elevation": 14})
def backpack(view):
    cloth = paint(0.85, relief="weave")
    box((1.5, 0.8, 2.1), cloth, (0, 0.1, 1.08), bevel=0.36, segments=8)
    box((1.2, 0.4, 0.95), paint(0.85, relief="weave", shade=0.85), (0, -0.36, 0.62), bevel=0.17, segments=6)
    tube([(-0.5, -0.55, 0.95), (0, -0.585, 0.98), (0.5, -0.55, 0.95)], 0.02, steel(0.3))
    box((0.05, 0.05, 0.16), steel(0.3), (0.42, -0.6, 0.9), bevel=0.01)
    tube([(-0.72, -0.1, 1.0), (-0.66, -0.22, 1.7), (-0.3, -0.3, 2.0), (0.3, -0.3, 2.0), (0.66, -0.22, 1.7), (0.72, -0.1, 1.0)], 0.022, paint(0.7, shade=0.5))
    tube([(-0.22, 0.2, 2.1), (-0.18, 0.2, 2.34), (0.18, 0.2, 2.34), (0.22, 0.2, 2.1)], 0.05, paint(0.8, shade=0.7))
    box((0.5, 0.03, 0.2), plain("#d9b08c", 0.6, relief="leather"), (0, -0.36, 1.5), (4, 0, 0), 0.02)
    for s in (-1, 1):
        tube([(s * 0.45, 0.5, 1.9), (s * 0.62, 0.82, 1.5), (s * 0.68, 0.8, 0.9), (s * 0.6, 0.5, 0.3)], 0.1, paint(0.85, relief="weave", shade=0.8))
        box((0.12, 0.5, 0.6), paint(0.85, shade=0.8), (s * 0.76, 0.05, 0.42), bevel=0.06)


@model("suitcase", ["#5f7d8c", "#b3263a", "#2b2d31", "#d9b08c"], shows=SIDES, whole={"azimuth": 26, "elevation": 12})
def suitcase(view):
    shell = paint(0.35, coat=0.4)
    box((1.6, 0.85, 2.2), shell, (0, 0, 1.3), bevel=0.2, segments=8)
    for i in range(7):
        x = -0.6 + 0.2 * i
        box((0.07, 0.9, 2.0), paint(0.35, coat=0.4, shade=0.92), (x, 0, 1.3), bevel=0.05)
    box((1.62, 0.05, 2.22), dark(0.4), (0, 0, 1.3), bevel=0.02)
    for s in (-1, 1):
        for y in (-0.28, 0.28):
            cylinder(0.12, 0.1, dark(0.4), (s * 0.58 - 0.05, y, 0.12), (0, 90, 0))
            box((0.16, 0.16, 0.12), dark(0.4), (s * 0.58, y, 0.2), bevel=0.03)
        tube([(s * 0.32, 0.3, 2.3), (s * 0.32, 0.3, 3.05)], 0.04, steel(0.2), kind="POLY")
    box((0.82, 0.14, 0.12), dark(0.4), (0, 0.3, 3.06), bevel=0.05)
    tube([(-0.28, -0.05, 2.4), (-0.24, -0.05, 2.5), (0.24, -0.05, 2.5), (0.28, -0.05, 2.4)], 0.045, dark(0.4))
    box((0.1, 0.1, 0.3), steel(0.3), (0.8, 0, 1.6), bevel=0.03)


@model("shan-bag", ["#b3263a", "#35478c", "#3f8a6a"], shows=SIDES, whole={"azimuth": 16, "elevation": 14})
def shan_bag(view):
    cloth = paint(0.9, sheen=0.4, relief="weave")
    parts = [garment(fillet_loop([(-0.75, 0.75), (0.75, 0.75), (0.8, -0.75), (-0.8, -0.75)], 0.06), cloth, 0.2, (0, 0, 0), UPRIGHT, 0.05)]
    for k, (z, colour) in enumerate(((0.3, "#f0c23a"), (0.16, "#f6f0e0"), (0.02, "#3f8a6a"), (-0.12, "#f6f0e0"), (-0.26, "#f0c23a"))):
        parts.append(box((1.54, 0.26, 0.06), plain(colour, 0.9, relief="weave"), (0, 0, z - 0.1), bevel=0.02))
    for i in range(7):
        parts.append(slab([(0, 0.08), (0.08, 0), (0, -0.08), (-0.08, 0)], 0.02, plain("#f0c23a", 0.8), (-0.6 + 0.2 * i, -0.14, 0.45), UPRIGHT, 0.004))
    for i in range(30):
        x = -0.76 + 1.52 * i / 29
        parts.append(tube([(x, 0, -0.74), (x + 0.02, -0.02, -0.95), (x - 0.01, 0, -1.15)], 0.02, plain(("#f0c23a", "#f6f0e0")[i % 2], 0.9)) if i % 3 else tube([(x, 0, -0.74), (x, -0.02, -1.15)], 0.02, paint(0.9), kind="POLY"))
    parts.append(tube([(-0.7, 0, 0.7), (-0.62, 0.02, 1.3), (-0.3, 0.04, 1.75), (0.3, 0.04, 1.75), (0.62, 0.02, 1.3), (0.7, 0, 0.7)], 0.075, cloth))
    group(parts, (0, 0, 1.16))


@model("wallet", ["#5a3420", "#2b2d31", "#b3263a"], shows=SIDES, whole={"azimuth": 24, "elevation": 34})
def wallet(view):
    hide = paint(0.5, coat=0.15, relief="leather")
    stitch = paint(0.6, shade=0.55)
    group([box((2.1, 1.6, 0.14), hide, (0, 0, 0.07), bevel=0.06), slab(rounded(1.95, 1.45, 0.08), 0.01, stitch, (0, 0, 0.142), bevel=0.002, holes=[rounded(1.91, 1.41, 0.07)])], (0, 0.1, 0.0))
    group([box((2.1, 1.56, 0.12), hide, (0, 0.78, 0), bevel=0.05), box((1.0, 0.9, 0.02), plain("#e6d9b8", 0.6), (0.45, 0.8, -0.075), bevel=0.006), *[box((0.9, 0.55, 0.02), plain(c, 0.4), (-0.5, 0.85 + 0.12 * i, -0.07 - 0.015 * i), bevel=0.02) for i, c in enumerate(("#3f7fb8", "#d9a441"))]], (0, 0.86, 0.12), (118, 0, 0))
    for i, c in enumerate(("#9ac08a", "#d9b0a0")):
        box((1.9, 0.8, 0.01), plain(c, 0.7), (0.05 * i, 0.62 + 0.08 * i, 0.35 + 0.12 * i), (50, 0, 0), 0.002, 1)
    box((0.4, 0.2, 0.02), gold(0.3), (0.7, -0.5, 0.145), bevel=0.006)


@model("belt", ["#5a3420", "#2b2d31"], shows=SIDES, whole={"azimuth": 20, "elevation": 30})
def belt(view):
    hide = paint(0.45, coat=0.2, relief="leather")
    spiral = []
    for i in range(110):
        a = i * 0.17
        r = 0.36 + 0.028 * a
        spiral.append((r * math.cos(a), r * math.sin(a)))
    ribbon(spiral, 0.42, 0.05, hide, (0, 0, 0.22), (0, 90, 0))
    x, y = spiral[-1]
    tail = [(0.9, -0.35 - 0.06 * i) for i in range(2)]
    group([slab(rounded(0.62, 0.56, 0.1), 0.08, steel(0.15), (0, 0, 0), UPRIGHT, 0.03, holes=[rounded(0.44, 0.38, 0.06)]), tube([(-0.26, -0.03, 0), (0.24, -0.06, 0)], 0.03, steel(0.15), kind="POLY")], (0.15, -0.98, 0.28), (0, 0, 12))


@model("sunglasses", ["#2b2d31", "#6a3f24", "#b3263a"], shows=SIDES, whole={"azimuth": 24, "elevation": 22})
def sunglasses(view):
    frame = paint(0.15, coat=0.8)
    outline = fillet_loop([(-0.5, 0.34), (0.5, 0.38), (0.46, -0.1), (0.2, -0.38), (-0.25, -0.36), (-0.48, -0.06)], 0.2)
    for s in (-1, 1):
        shape = [(s * x, y) for x, y in outline]
        slab(shape, 0.1, frame, (s * 0.66, 0, 0.5), UPRIGHT, 0.04, holes=[[(x * 0.84, y * 0.82) for x, y in shape]])
        slab([(x * 0.86, y * 0.84) for x, y in shape], 0.03, plain("#241f28", 0.03, coat=1.0), (s * 0.66, 0, 0.5), UPRIGHT, 0.01)
        tube([(s * 1.14, 0.02, 0.76), (s * 1.2, 0.5, 0.76), (s * 1.16, 1.3, 0.7), (s * 1.1, 1.7, 0.42)], 0.05, frame, radii=[1.1, 1, 0.9, 0.9])
        box((0.1, 0.14, 0.14), frame, (s * 1.14, 0.02, 0.76), bevel=0.03)
    tube([(-0.2, 0, 0.62), (0, -0.03, 0.7), (0.2, 0, 0.62)], 0.055, frame)


@model("cap", ["#35478c", "#b3263a", "#2b2d31", "#d9b08c"], shows=SIDES, whole={"azimuth": 34, "elevation": 18})
def cap_(view):
    cloth = paint(0.9, sheen=0.3, relief="weave")
    lathe([(0.98, 0), (1.0, 0.2), (0.94, 0.6, 0.3), (0.7, 0.95, 0.3), (0, 1.12)], cloth, (0, 0.2, 0.12), angle=180)
    for k in range(6):
        a = k * math.pi / 3 + math.pi / 6
        tube([(0.97 * math.cos(a), 0.2 + 0.97 * math.sin(a), 0.3), (0.9 * math.cos(a), 0.2 + 0.9 * math.sin(a), 0.74), (0.6 * math.cos(a), 0.2 + 0.6 * math.sin(a), 1.1), (0, 0.2, 1.24)], 0.014, paint(0.9, shade=0.6))
        ball(0.035, paint(0.9, shade=0.5), (0.74 * math.cos(a + 0.5), 0.2 + 0.74 * math.sin(a + 0.5), 0.98))
    ball(0.08, paint(0.8, shade=0.8), (0, 0.2, 1.24), (1, 1, 0.6))
    rows = []
    vertices, faces = [], []
    for i in range(13):
        t = i / 12
        for j in range(33):
            a = -math.pi * (0.14 + 0.72 * j / 32)
            r = 0.96 + 0.85 * t * math.sin(math.pi * (0.06 + 0.88 * j / 32)) ** 0.55
            vertices.append((r * math.cos(a) * (1 - 0.1 * t), 0.2 + r * math.sin(a), 0.18 - 0.1 * t + 0.0 - 0.22 * ((j / 16 - 1) ** 2) * t))
    for i in range(12):
        for j in range(32):
            k = i * 33 + j
            faces.append((k, k + 1, k + 34, k + 33))
    mesh = bpy.data.meshes.new("bill")
    mesh.from_pydata(vertices, [], faces)
    bill = smooth(add(mesh, paint(0.9, relief="weave", shade=0.85)), 180)
    solid = bill.modifiers.new("solid", "SOLIDIFY")
    solid.thickness = 0.06


@model("umbrella", ["#b3263a", "#35478c", "#4d7a68", "#e6b02c"], shows=SIDES, whole={"azimuth": 20, "elevation": 4})
def umbrella(view):
    cloth = paint(0.6, sheen=0.3)
    vertices, faces = [], []
    n, rings_ = 96, 16
    for i in range(rings_ + 1):
        t = i / rings_
        for j in range(n):
            a = 2 * math.pi * j / n
            sag = abs(math.sin(4 * a))
            r = 1.5 * t * (1 - 0.09 * sag * t)
            vertices.append((r * math.cos(a), r * math.sin(a), 0.72 * (1 - t**1.9) - 0.1 * t * sag * t * -0.6))
    for i in range(rings_):
        for j in range(n):
            k, m = i * n + j, i * n + (j + 1) % n
            faces.append((k, m, m + n, k + n))
    mesh = bpy.data.meshes.new("canopy")
    mesh.from_pydata(vertices, [], faces)
    parts = [smooth(add(mesh, cloth), 60), tube([(0, 0, 0.95), (0, 0, -1.4)], 0.035, steel(0.25), kind="POLY"), lathe([(0.03, 0.7), (0.05, 0.8), (0, 1.0)], steel(0.3))]
    parts.append(tube([(0, 0, -1.3), (0, 0, -1.7), (0.06, 0, -1.88), (0.22, 0, -1.92), (0.36, 0, -1.82), (0.38, 0, -1.66)], 0.075, wood()))
    for k in range(8):
        a = k * math.pi / 4
        parts.append(tube([(0, 0, 0.0), (0.75 * math.cos(a), 0.75 * math.sin(a), 0.48)], 0.014, steel(0.3), kind="POLY"))
    group(parts, (0, 0, 1.6), (-24, 16, 0))


@model("baby-romper", ["#e3a6a0", "#7fb5c9", "#e0c070"], shows=SIDES, whole={"azimuth": 6, "elevation": 70})
def romper(view):
    cloth = paint(0.95, sheen=0.5, relief="knit")
    half = curve2([(0.3, 1.02), (0.55, 0.96), (0.72, 0.86)], 5) + [(1.12, 0.42), (1.06, 0.3), (0.86, 0.2), (0.82, 0.24)] + curve2([(0.66, 0.45), (0.66, 0.0), (0.74, -0.4), (0.66, -0.72)], 6) + [(0.56, -0.9), (0.22, -1.02), (0.12, -0.9)]
    neck = [(0.3 * math.cos(a), 1.02 - 0.2 * math.sin(a)) for a in [math.pi * i / 16 for i in range(15, 0, -1)]]
    bear_ = plain("#fdf6e8", 0.9)
    lying([garment(mirrored(half) + neck, cloth, 0.16, wrinkle=0.07), tube([(0.3 * math.cos(a), -0.09, 1.02 - 0.2 * math.sin(a)) for a in [math.pi * i / 16 for i in range(17)]], 0.04, paint(0.9, shade=0.8), kind="POLY"), lump(0.24, bear_, (0, -0.12, 0.2), (1.1, 0.15, 0.95), rough=0), *[lump(0.09, bear_, (s * 0.2, -0.12, 0.42), (1, 0.2, 1), rough=0) for s in (-1, 1)], *[ball(0.028, dark(), (s * 0.09, -0.165, 0.25)) for s in (-1, 1)], lump(0.04, plain("#8a5a3c", 0.5), (0, -0.17, 0.16), (1.3, 0.5, 0.9), rough=0), *[cylinder(0.03, 0.02, white(0.4), (-0.3 + 0.15 * i, -0.12, -0.86), UPRIGHT, 0.006, 16) for i in range(5)]])

"""Clothes, shoes and what one wears."""

import math

from kit import *

from . import model

DYES = ["#35478c", "#7a3b4a", "#4d7a68", "#c98b4a"]


def mirrored(half):
    """A closed outline from its right half, top to bottom."""
    return half + [(-x, y) for x, y in reversed(half)]


def curve2(points, steps=10):
    """A smooth line through points, in x and y."""
    done = []
    for i in range(len(points) - 1):
        p0, p1 = points[max(0, i - 1)], points[i]
        p2, p3 = points[i + 1], points[min(len(points) - 1, i + 2)]
        for k in range(steps):
            t = k / steps
            done.append(tuple(
                0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)
                for a, b, c, d in zip(p0, p1, p2, p3)
            ))
    return [*done, points[-1]]


def hanger(at=(0, 0, 0)):
    arms = [(-0.98, 0, -0.34), (-0.6, 0, -0.1), (-0.2, 0, 0.06), (0, 0, 0.1), (0.2, 0, 0.06), (0.6, 0, -0.1), (0.98, 0, -0.34)]
    hook = [(0, 0, 0.08), (0, 0, 0.28), (0.02, 0, 0.36), (0.12, 0, 0.42), (0.16, 0, 0.53), (0.06, 0, 0.64), (-0.08, 0, 0.62), (-0.13, 0, 0.54)]
    return group([tube(arms, 0.06, wood(), radii=[0.8, 1, 1.1, 1.1, 1.1, 1, 0.8]), tube(hook, 0.022, steel(0.2))], at)


def shirt(cloth, rib):
    """A T-shirt that faces -y, 2.1 high, its collar at the top."""
    half = curve2([(0.33, 1.02), (0.6, 0.95), (0.86, 0.84)], 6) + [(1.34, 0.38), (1.3, 0.3), (1.07, 0.1), (1.01, 0.11)] + curve2([(0.72, 0.4), (0.69, 0.1), (0.68, -0.5), (0.71, -1.08)], 8)
    neck = [(0.33 * math.cos(a), 1.02 - 0.27 * math.sin(a)) for a in [math.pi * i / 20 for i in range(19, 0, -1)]]
    outline = [p for p in half] + [(-x, y) for x, y in reversed(half)] + neck
    folds = [
        (0.66, 0.34, -125, 0.7, 0.05), (-0.66, 0.34, -55, 0.7, 0.05), (0.62, 0.2, -104, 0.9, 0.035), (-0.62, 0.2, -76, 0.9, 0.035),
        (0.78, 0.5, -60, 0.45, 0.04), (-0.78, 0.5, -120, 0.45, 0.04), (0.2, -0.25, -84, 0.7, 0.03), (-0.25, -0.1, -98, 0.8, 0.03), (0.0, 0.0, -90, 0.9, 0.018),
    ]
    parts = [garment(outline, cloth, 0.15, wrinkle=0.09, folds=folds)]
    collar = [(0.345 * math.cos(a), -0.075 - 0.015 * math.sin(a), 1.03 - 0.285 * math.sin(a)) for a in [math.pi * (0.02 + 0.96 * i / 24) for i in range(25)]]
    parts.append(tube(collar, 0.042, rib, kind="POLY"))
    back = [(0.345 * math.cos(a), 0.06, 1.03 - 0.1 * math.sin(a)) for a in [math.pi * i / 24 for i in range(25)]]
    parts.append(tube(back, 0.042, rib, kind="POLY"))
    inner = [(x, z - 0.02) for x, _, z in collar] + [(x, z) for x, _, z in reversed(back)]
    parts.append(slab(inner, 0.02, paint(0.95, sheen=0.3, shade=0.7), (0, 0.03, 0), UPRIGHT, 0.005))
    return parts


@model(
    "t-shirt",
    DYES,
    whole={"azimuth": 6, "elevation": 72},
    detail={"azimuth": -14, "elevation": 50, "zoom": 2.5, "at": (0.1, 0.68, 0.3)},
    use={"azimuth": 10, "elevation": 8},
    back={"azimuth": 22, "elevation": 30},
)
def t_shirt(view):
    cloth = paint(0.95, sheen=0.5, relief="weave")
    rib = paint(0.95, sheen=0.4, relief="knit", shade=0.93)
    if view == "back":
        z = 0.0
        for i in range(3):
            _, height = folded(1.5, 1.15, 4, paint(0.95, sheen=0.5, relief="weave", shade=1.0 if i != 1 else 0.9), (0, 0, z), seed=i + 2)
            z += height + 0.01
        tube([(-0.34, -0.3, z + 0.005), (-0.18, -0.46, z + 0.02), (0.0, -0.5, z + 0.02), (0.18, -0.46, z + 0.02), (0.34, -0.3, z + 0.005)], 0.035, rib)
        return
    parts = shirt(cloth, rib)
    if view == "use":
        group([*parts], (0, 0, 1.1))
        hanger((0, 0.02, 2.02))
        return
    group(parts, (0, 0, 0.12), (-90, 0, 0))


@model(
    "longyi",
    DYES,
    whole={"azimuth": 24, "elevation": 28},
    detail={"azimuth": -22, "elevation": 30, "zoom": 2.5, "at": (-0.2, -0.7, 0.4)},
    use={"azimuth": 12, "elevation": 10},
    back={"azimuth": 20, "elevation": 40},
)
def longyi(view):
    def woven(turn=0):
        return paint(0.8, sheen=0.5, relief="weave", pattern={"shades": [(0.0, 0.55), (0.12, 1.0), (0.55, 0.82), (0.62, 1.0), (0.9, 0.66)], "kind": "X", "scale": 2.6, "hard": True})

    if view == "use":
        points = [(-0.02, 2.1)] + [(-0.1 - 0.02 * math.sin(i), 2.05 - i * 0.13) for i in range(15)]
        columns = 60
        vertices, faces = [], []
        for i in range(30):
            t = i / 29
            for c in range(columns + 1):
                x = -0.85 + 1.7 * c / columns
                wave = 0.06 * math.sin(x * 13 + 0.6 * math.sin(t * 2)) * (0.2 + 0.8 * t) + 0.02 * math.sin(x * 31)
                vertices.append((x * (1 + 0.02 * math.sin(5 * t)), -0.08 + wave, 2.2 - 1.95 * t))
        for i in range(29):
            for c in range(columns):
                k = i * (columns + 1) + c
                faces.append((k, k + 1, k + columns + 2, k + columns + 1))
        mesh = bpy.data.meshes.new("cloth")
        mesh.from_pydata(vertices, [], faces)
        cloth = smooth(add(mesh, woven()), 180)
        solid = cloth.modifiers.new("solid", "SOLIDIFY")
        solid.thickness = 0.03
        tube([(-1.15, 0, 2.2), (1.15, 0, 2.2)], 0.06, wood(), kind="POLY")
        for s in (-1, 1):
            tube([(s * 1.0, 0.05, 2.2), (s * 1.15, 0.3, 0)], 0.05, wood(), kind="POLY")
            tube([(s * 1.0, 0.05, 2.2), (s * 1.15, -0.3, 0)], 0.05, wood(), kind="POLY")
        return
    z = 0.0
    for i in range(1 if view == "detail" else 3 if view == "back" else 2):
        _, height = folded(1.7, 1.0, 5 if view != "back" else 4, woven(), (0, 0, z), seed=i + 4, thickness=0.06)
        z += height + 0.015
    if view == "whole":
        ribbon([(-0.51, 0.02), (-0.52, z * 0.5), (-0.5, z + 0.005), (0, z + 0.03), (0.5, z + 0.005), (0.52, 0.02)], 0.3, 0.012, paper("#f3ead8"))
        slab(circle(0.1), 0.012, paint(0.6, shade=0.8), (0, -0.535, z * 0.5), UPRIGHT, 0.003)


@model(
    "jeans",
    ["#3a5378", "#22304a", "#6f8fae"],
    whole={"azimuth": 14, "elevation": 72},
    detail={"azimuth": -18, "elevation": 48, "zoom": 2.8, "at": (-0.3, 0.74, 0.3)},
    use={"azimuth": 24, "elevation": 30},
    back={"azimuth": 22, "elevation": 34},
)
def jeans(view):
    denim = paint(0.9, sheen=0.2, relief="weave", pattern={"shades": [(0.3, 0.8), (0.75, 1.05)], "scale": 2.5, "detail": 6, "stretch": (2, 1, 0.6)})
    thread = plain("#c98b3a", 0.7)

    def pair():
        half = [(0.6, 1.3), (0.64, 1.1), (0.72, 0.7), (0.74, 0.3), (0.7, -0.6), (0.66, -1.5), (0.22, -1.5), (0.18, -0.6), (0.06, 0.36)]
        outline = half + [(-x, y) for x, y in reversed(half)]
        folds = [(0.3, 0.25, -30, 0.5, 0.04), (-0.3, 0.25, -150, 0.5, 0.04), (0.35, 0.15, -50, 0.5, 0.03), (-0.35, 0.15, -130, 0.5, 0.03), (0.2, -0.5, -10, 0.5, 0.03), (-0.2, -0.5, -170, 0.5, 0.03), (0.25, -0.65, 8, 0.45, 0.03), (-0.25, -0.68, 172, 0.45, 0.03)]
        front = -0.145
        parts = [
            garment(outline, denim, 0.2, wrinkle=0.04, folds=folds),
            garment([(0.62, 1.36), (0.63, 1.2), (-0.63, 1.2), (-0.62, 1.36)], denim, 0.24, wrinkle=0.01),
            cylinder(0.06, 0.03, gold(0.35), (0, front - 0.02, 1.28), UPRIGHT, 0.01),
            box((0.014, 0.02, 0.7), thread, (0.05, front + 0.015, 0.85), (0, 3, 0), 0.004, 1),
        ]
        for s in (-1, 1):
            parts.append(tube([(s * 0.26, front, 1.19), (s * 0.36, front - 0.005, 0.98), (s * 0.62, front + 0.03, 0.9)], 0.011, thread))
            parts.append(tube([(s * 0.28, front, 1.19), (s * 0.385, front - 0.005, 1.0), (s * 0.62, front + 0.03, 0.93)], 0.011, thread))
            parts.append(box((0.07, 0.03, 0.22), denim, (s * 0.36, front - 0.01, 1.28), bevel=0.012))
            parts.append(cylinder(0.018, 0.02, gold(0.35), (s * 0.3, front - 0.0, 1.13), UPRIGHT, 0.006))
            for x in (0.24, 0.66):
                parts.append(tube([(s * x * 1.0, front + 0.06, -1.44), (s * (x * 0.9), front + 0.06, -1.44)], 0.008, thread))
        parts.append(tube([(-0.6, front + 0.02, 1.215), (0, front, 1.21), (0.6, front + 0.02, 1.215)], 0.009, thread))
        return parts

    if view in ("use", "back"):
        z = 0.0
        for i in range(1 if view == "use" else 3):
            _, height = folded(1.3, 1.25, 4, paint(0.9, sheen=0.2, relief="weave", shade=1.0 - 0.18 * (i % 2)), (0, 0, z), seed=i + 7, thickness=0.075)
            z += height + 0.01
        box((0.42, 0.3, 0.03), plain("#a8683a", 0.6, relief="leather"), (0.3, -0.3, z + 0.01), bevel=0.01)
        return
    group(pair(), (0, 0, 0.14), (-90, 0, 0))


@model(
    "socks",
    ["#e3b9a8", "#9dbcc9", "#e0cd9a", "#b3c6a6"],
    whole={"azimuth": 8, "elevation": 58},
    detail={"azimuth": -16, "elevation": 50, "zoom": 2.2, "at": (-0.2, 0.4, 0.5)},
    use={"azimuth": 16, "elevation": 34},
    back={"azimuth": 20, "elevation": 30},
)
def socks(view):
    knit = paint(0.95, sheen=0.6, relief="knit", pattern={"shades": [(0.0, 0.72), (0.3, 1.0)], "kind": "Y", "scale": 3.0, "hard": True})
    rib = paint(0.95, sheen=0.6, relief="knit", shade=0.85)
    tip = plain("#f4efe4", 0.95, sheen=0.6, relief="knit")

    def sock(at, turn):
        line = curve2([(-0.2, 1.0), (-0.22, 0.5), (-0.24, 0.1), (-0.12, -0.16), (0.3, -0.3), (0.72, -0.32), (0.86, -0.18), (0.78, 0.06), (0.42, 0.18), (0.24, 0.4), (0.24, 0.7), (0.24, 1.0)], 7)
        toe = curve2([(0.58, -0.34), (0.78, -0.33), (0.89, -0.17), (0.8, 0.07), (0.6, 0.14)], 7)
        heel = curve2([(-0.25, 0.16), (-0.28, -0.05), (-0.08, -0.23), (0.08, -0.22), (-0.1, 0.1)], 7)
        parts = [
            garment(line, knit, 0.17, turn=(0, 0, 0), wrinkle=0.03, size=0.3, voxel=0.016),
            garment([(-0.245, 1.1), (-0.255, 0.78), (0.275, 0.78), (0.265, 1.1)], rib, 0.22, turn=(0, 0, 0), wrinkle=0.01, voxel=0.016),
            garment(toe, tip, 0.2, turn=(0, 0, 0), wrinkle=0.01, voxel=0.014),
            garment(heel, tip, 0.2, turn=(0, 0, 0), wrinkle=0.01, voxel=0.014),
        ]
        return group(parts, at, turn)

    if view == "back":
        for i, x in enumerate((-0.8, 0, 0.8)):
            lump(0.36, paint(0.95, sheen=0.6, relief="knit", shade=1 - 0.12 * i), (x, 0.1 * i, 0.33), (1.05, 0.95, 0.9), (0, 20 * i, 30 * i), rough=0.12, size=1.2, seed=i)
            ring(0.2, 0.07, paint(0.95, sheen=0.6, relief="knit", shade=0.85 - 0.1 * i), (x, -0.22 + 0.1 * i, 0.42), (62, 0, 14 * i))
        return
    sock((-0.78, 0.05, 0.12), (0, 0, 4))
    sock((0.52, -0.05, 0.12), (0, 0, -6))
    if view == "use":
        for i, colour in enumerate(("#d9772f", "#7fb5c9")):
            box((0.4, 0.4, 0.4), plain(colour, 0.5), (-1.4 + 0.1 * i, -0.4 + 0.55 * i, 0.2), (0, 0, 14 + 20 * i), 0.06)


@model(
    "watch",
    ["#5a3a28", "#211d1a", "#35478c"],
    whole={"azimuth": 20, "elevation": 20},
    detail={"azimuth": -16, "elevation": 26, "zoom": 2.0, "at": (0, -0.5, 0)},
    use={"azimuth": 18, "elevation": 44},
    back={"azimuth": 22, "elevation": 26},
)
def watch(view):
    def face():
        """The case faces -y, its middle at the origin."""
        hand = dark(0.3)
        parts = [
            lathe([(0, 0), (0.56, 0, 0.05), (0.6, 0.06, 0.05), (0.6, 0.16, 0.04), (0.52, 0.22, 0.02), (0.5, 0.18)], steel(0.14), (0, 0.11, 0), UPRIGHT),
            slab(circle(0.52, steps=72), 0.02, plain("#f5f2ea", 0.4), (0, -0.05, 0), UPRIGHT, 0.004),
            lathe([(0, 0.2), (0.45, 0.195, 0.05), (0.505, 0.17)], glass(), (0, 0.11, 0), UPRIGHT),
            cylinder(0.07, 0.12, steel(0.2), (0.6, 0, 0), (0, 90, 0), 0.02),
        ]
        for i in range(12):
            a = math.radians(30 * i)
            long = 0.1 if i % 3 == 0 else 0.06
            parts.append(box((0.022, 0.012, long), hand, (0.42 * math.sin(a), -0.064, 0.42 * math.cos(a)), (0, 30 * i, 0), 0.004, 1))
        for angle, length, thick in ((-58, 0.26, 0.032), (60, 0.38, 0.024)):
            a = math.radians(angle)
            parts.append(box((thick, 0.012, length), hand, (length / 2 * math.sin(a), -0.07, length / 2 * math.cos(a)), (0, angle, 0), 0.006, 1))
        parts.append(box((0.01, 0.01, 0.42), plain("#c1453a", 0.4), (0.1, -0.078, -0.12), (0, 140, 0), 0.002, 1))
        parts.append(cylinder(0.03, 0.02, steel(0.2), (0, -0.07, 0), UPRIGHT, 0.005))
        return parts

    leather = paint(0.55, coat=0.1, relief="leather")
    seam = plain("#e8d9bd", 0.8)
    if view == "use":
        group(face(), (0, 0, 0.14), (-90, 0, 0))
        for s in (-1, 1):
            slab([(-0.2, 0), (-0.26, 1.5), (-0.12, 1.66), (0.12, 1.66), (0.26, 1.5), (0.2, 0)] if s > 0 else [(-0.24, 0), (-0.22, -1.2), (0.22, -1.2), (0.24, 0)], 0.07, leather, (0, s * 0.5, 0.1), bevel=0.03)
            for x in (-0.17, 0.17):
                tube([(x, s * 0.6, 0.14), (x, s * 1.6, 0.14)], 0.012, seam, kind="POLY")
        slab(rounded(0.6, 0.34, 0.1), 0.06, steel(0.2), (0, -1.78, 0.1), bevel=0.02, holes=[rounded(0.46, 0.2, 0.05)])
        return
    group(face(), (0, -0.56, 0.62), (-18, 0, 0))
    loop = [(0.54 * math.cos(a) * 1.02, 0.62 + 0.56 * math.sin(a)) for a in [math.radians(210 - 60 * 0 + 300 * i / 40) for i in range(41)]]
    arc = [(-0.5, 0.98)] + [(0.58 * math.sin(a) , 0.6 + 0.6 * math.cos(a)) for a in [math.radians(-40 + 260 * i / 40) for i in range(41)]] + [(-0.46, 0.24)]
    ribbon(arc, 0.46, 0.06, leather, bevel=0.02)
    for x in (-0.17, 0.17):
        tube([(x, y * 1.055, 0.6 + (z - 0.6) * 1.055) for y, z in arc[2:-2]], 0.011, seam)
    slab(rounded(0.6, 0.3, 0.09), 0.05, steel(0.2), (0, 0.36, 0.06), (-28, 0, 0), 0.02, holes=[rounded(0.48, 0.18, 0.05)])
    lathe([(0, 0), (0.3, 0, 0.02), (0.3, 0.02)], plain("#ffffff", 0.05, through=0.9), (0, 0, -0.02))
    if view == "back":
        carton(1.2, 1.1, 0.7, (1.15, 0.8, 0), (0, 0, -16))


@model(
    "sandals",
    ["#5a3a28", "#35478c", "#c0392b"],
    whole={"azimuth": 24, "elevation": 36},
    detail={"azimuth": -26, "elevation": 32, "zoom": 2.2, "at": (-0.3, -0.4, 0.5)},
    use={"azimuth": 30, "elevation": 60},
    back={"azimuth": 24, "elevation": 26},
)
def sandals(view):
    def one(side=1):
        sole = curve2([(0, 1.18), (0.28, 1.08), (0.42, 0.7), (0.36, 0.2), (0.28, -0.3), (0.32, -0.8), (0.2, -1.12), (0, -1.2), (-0.2, -1.12), (-0.3, -0.8), (-0.27, -0.3), (-0.36, 0.2), (-0.44, 0.65), (-0.34, 1.02), (0, 1.18)], 6)
        sole = [(x * side, y) for x, y in sole[:-1]]
        inner = [(x * 0.93, y * 0.965) for x, y in sole]
        strap = paint(0.5, coat=0.2, relief="leather")
        parts = [
            slab(sole, 0.16, rubber(), (0, 0, 0.08), bevel=0.03),
            slab(sole, 0.05, plain("#d9b98a", 0.8), (0, 0, 0.18), bevel=0.015),
            slab(inner, 0.04, plain("#a9744a", 0.65, relief="leather"), (0, 0, 0.215), bevel=0.015),
        ]
        for s in (-1, 1):
            path = [(0.02 * side, 0.62, 0.24), (s * 0.12, 0.5, 0.42), (s * 0.28, 0.18, 0.5), (s * 0.36, -0.12, 0.36), (s * 0.34, -0.26, 0.2)]
            parts.append(tube(path, 0.085, strap, radii=[0.55, 0.9, 1.15, 1.1, 0.9]))
        parts.append(tube([(0.02 * side, 0.63, 0.18), (0.02 * side, 0.62, 0.36)], 0.05, strap))
        return parts

    if view == "back":
        group(one(), (0.2, 0, 0.0), (0, 0, -6))
        group(one(-1), (-0.75, -0.1, 0.46), (0, 74, 6))
        return
    group(one(1), (0.46, 0, 0), (0, 0, -7))
    group(one(-1), (-0.46, -0.12, 0), (0, 0, 7))

"""Care of skin and hair, make-up, hygiene and health, and what babies need."""

import math

from kit import *

from . import SIDES, model
from .household import fillet_loop

SOFT = ["#e9d3b4", "#bcd0b8", "#d9b3bf"]
BRIGHT = ["#3f9bb0", "#d0648a", "#e0a23a", "#7a4c8f"]


@model("shampoo", BRIGHT, shows=SIDES, whole={"azimuth": 20, "elevation": 14})
def shampoo(view):
    body = paint(0.25, coat=0.5)
    lathe([(0, 0), (0.5, 0, 0.06), (0.56, 0.6, 0.3), (0.5, 1.4, 0.2), (0.36, 1.6, 0.05), (0, 1.62)], body, (-0.35, 0.1, 0), scale=(1, 0.6, 1))
    lathe([(0, 1.58), (0.36, 1.58, 0.02), (0.33, 1.92, 0.04), (0, 1.94)], white(0.35), (-0.35, 0.1, 0), scale=(1, 0.62, 1))
    slab(rounded(0.66, 0.8, 0.3), 0.02, plain("#fdfaf2", 0.5), (-0.35, -0.235, 0.72), UPRIGHT, 0.004)
    tube([(-0.52, -0.25, 0.56), (-0.4, -0.255, 0.9), (-0.3, -0.255, 0.7), (-0.18, -0.25, 1.0)], 0.03, paint(0.4), radii=[0.3, 1.2, 1.0, 0.2])
    tube([(-0.44, -0.25, 0.5), (-0.32, -0.255, 0.8), (-0.24, -0.255, 0.62), (-0.14, -0.25, 0.86)], 0.03, plain("#d9a441", 0.4), radii=[0.3, 1.2, 1.0, 0.2])
    group([lathe([(0, 0), (0.42, 0, 0.06), (0.46, 0.5, 0.3), (0.42, 1.1, 0.2), (0.3, 1.28, 0.05), (0, 1.3)], paint(0.25, coat=0.5, shade=0.7), scale=(1, 0.6, 1)), lathe([(0, 1.26), (0.3, 1.26, 0.02), (0.27, 1.52, 0.04), (0, 1.54)], white(0.35), scale=(1, 0.62, 1)), slab(rounded(0.52, 0.56, 0.22), 0.02, plain("#fdfaf2", 0.5), (0, -0.28, 0.6), UPRIGHT, 0.004)], (0.62, 0.0, 0), (0, 0, 12))
    for x, y, r in ((0.0, -0.6, 0.14), (0.2, -0.7, 0.1), (-0.2, -0.68, 0.11), (0.08, -0.78, 0.08)):
        ball(r, glass("#f4fbff"), (x, y, r))


@model("face-wash", BRIGHT, shows=SIDES, whole={"azimuth": 18, "elevation": 12})
def face_wash(view):
    squeeze_tube(0.95, 1.7, paint(0.3, coat=0.3), white(0.35), [(0.25, 0.75, 0.75, plain("#fdfaf2", 0.5)), (0.32, 0.4, 0.6, paint(0.4))], (-0.2, 0.1, 0))
    for x, y, r in ((0.5, -0.4, 0.2), (0.75, -0.3, 0.16), (0.62, -0.6, 0.14), (0.85, -0.5, 0.1), (0.4, -0.65, 0.1)):
        ball(r, plain("#fdfdfb", 0.25, coat=0.6), (x, y, r * 0.8))


@model("sunscreen", ["#e6b02c", "#e0883a", "#3f9bb0"], shows=SIDES, whole={"azimuth": 18, "elevation": 12})
def sunscreen(view):
    squeeze_tube(0.9, 1.6, white(0.35), paint(0.3, coat=0.3), [(0.0, 0.3, 1.4, paint(0.4))], (-0.3, 0.1, 0))
    parts = [slab(circle(0.16), 0.02, paint(0.4), (0, 0, 0), UPRIGHT, 0.004)]
    for k in range(10):
        a = k * math.pi / 5
        parts.append(box((0.11, 0.02, 0.04), paint(0.4), (0.25 * math.cos(a), 0, 0.25 * math.sin(a)), (0, -math.degrees(a), 0), 0.006))
    group(parts, (-0.3, -0.16, 1.22), (-5, 0, 0))
    cream = plain("#fffdf6", 0.3, coat=0.3)
    tube([(0.3, -0.5, 0.08), (0.55, -0.42, 0.1), (0.72, -0.6, 0.12), (0.5, -0.68, 0.14), (0.56, -0.56, 0.24)], 0.11, cream, radii=[1, 1, 1, 0.8, 0.2])


@model("toothpaste", ["#c5281f", "#2f6fb8", "#3f8a4a"], shows=SIDES, whole={"azimuth": 24, "elevation": 22})
def toothpaste(view):
    group([squeeze_tube(0.8, 1.9, white(0.3, 0.3), paint(0.35), [(0.1, 0.9, 1.2, paint(0.35)), (0.3, 0.7, 0.7, white(0.4))])], (1.1, -0.45, 0.3), (0, -90, 14), 1.0)
    group([box((2.2, 0.5, 0.5), white(0.4), (0, 0, 0.25), bevel=0.015), box((1.4, 0.51, 0.51), paint(0.4), (0.1, 0, 0.25), bevel=0.015), lump(0.17, white(0.4), (0.1, -0.26, 0.25), (2.2, 0.06, 0.8), rough=0)], (0.0, 0.55, 0), (0, 0, 10))


@model("serum", SOFT, shows=SIDES, whole={"azimuth": 20, "elevation": 14})
def serum(view):
    lathe([(0, 0), (0.44, 0, 0.05), (0.46, 0.1), (0.46, 0.95, 0.14), (0.2, 1.14, 0.05), (0.18, 1.26), (0, 1.26)], plain("#a8622a", 0.06, coat=1.0, through=0.35), (-0.3, 0.1, 0))
    lathe([(0, 1.22), (0.23, 1.22, 0.02), (0.22, 1.52, 0.03), (0, 1.53)], gold(0.25), (-0.3, 0.1, 0))
    lathe([(0, 1.5), (0.13, 1.5), (0.15, 1.75, 0.05), (0.1, 1.95, 0.08), (0, 1.98)], dark(0.5), (-0.3, 0.1, 0))
    group(front_label(0.46, 0.2, 0.82, paint(0.5), 140), (-0.3, 0.1, 0))
    group([cylinder(0.05, 0.7, glass("#f2f8fa", 0.02), (0, 0, -0.7)), lathe([(0, 0), (0.2, 0, 0.02), (0.19, 0.26, 0.03), (0, 0.27)], gold(0.25)), lathe([(0, 0.25), (0.12, 0.25), (0.14, 0.5, 0.05), (0, 0.7)], dark(0.5))], (0.75, -0.4, 0.2), (0, 84, 30))
    lump(0.12, plain("#e8b45a", 0.05, coat=1.0), (0.15, -0.65, 0.03), (1.3, 1, 0.35), rough=0.1)


@model("thanaka", shows=SIDES, whole={"azimuth": 20, "elevation": 26})
def thanaka(view):
    stone = plain("#8a8c8e", 0.8, relief="grain", mix={"colours": [(0.4, "#77797c"), (0.6, "#9c9ea0")], "scale": 30})
    lathe([(0, 0), (1.0, 0, 0.05), (1.08, 0.24, 0.05), (0.98, 0.28), (0.94, 0.22), (0, 0.2)], stone, (-0.2, 0.1, 0))
    lump(0.6, plain("#ead9a0", 0.5, coat=0.2), (-0.25, 0.05, 0.2), (1, 0.85, 0.09), rough=0.2)
    bark = plain("#a8885a", 0.9, relief="wood", mix={"colours": [(0.3, "#8a6a40"), (0.7, "#c2a474")], "scale": 4})
    log_ = [cylinder(0.22, 1.3, bark, bevel=0.02), cylinder(0.18, 0.012, plain("#f0dfb0", 0.8), (0, 0, 1.3), bevel=0.002), cylinder(0.09, 0.016, plain("#d9bf84", 0.8), (0, 0, 1.3), bevel=0.002)]
    group(log_, (-0.65, 0.05, 0.42), (0, 86, 24))
    group([lathe([(0, 0), (0.36, 0, 0.04), (0.38, 0.5, 0.03), (0, 0.5)], plain("#f4e6b8", 0.4)), wrap_label(0.378, 0.08, 0.4, plain("#a8622a", 0.5)), lathe([(0, 0.5), (0.4, 0.5, 0.02), (0.4, 0.68, 0.04), (0, 0.69)], gold(0.3))], (1.0, -0.65, 0))


@model("perfume", ["#e3b6a0", "#9fb6d0", "#c9a6d0"], shows=SIDES, whole={"azimuth": 22, "elevation": 14})
def perfume(view):
    box((1.15, 0.6, 1.25), glass("#fbfbff", 0.02), (0, 0, 0.64), bevel=0.08)
    box((1.0, 0.46, 0.95), paint(0.05, coat=1.0), (0, 0, 0.56), bevel=0.06)
    cylinder(0.2, 0.12, gold(0.2), (0, 0, 1.26))
    box((0.46, 0.46, 0.5), gold(0.18), (0, 0, 1.62), bevel=0.06)
    panel(0.52, 0.4, 0.03, 0.02, plain("#fdf8ee", 0.4), (0, -0.305, 0.66), 0.004)
    slab(circle(0.1), 0.025, gold(0.2), (0, -0.315, 0.66), UPRIGHT, 0.004)
    for i in range(7):
        a = i * 0.9
        lump(0.2, plain("#f0c8cc", 0.6), (0.95 + 0.16 * math.cos(a), -0.5 + 0.16 * math.sin(a), 0.12 + 0.02 * i), (1.2, 0.6, 0.3), (0, -20, math.degrees(a)), rough=0.05)
    ball(0.09, plain("#e6b84a", 0.6), (0.95, -0.5, 0.24))


@model("hair-oil", ["#c98b2c", "#5c8a3a"], shows=SIDES, whole={"azimuth": 20, "elevation": 14})
def hair_oil(view):
    lathe([(0, 0), (0.44, 0, 0.06), (0.46, 0.9, 0.25), (0.17, 1.3, 0.08), (0.16, 1.46), (0, 1.46)], paint(0.06, coat=1.0), (-0.2, 0.1, 0))
    lathe([(0, 1.42), (0.2, 1.42, 0.02), (0.19, 1.75, 0.04), (0, 1.76)], gold(0.25), (-0.2, 0.1, 0))
    group(front_label(0.46, 0.2, 0.8, plain("#3f8a4a", 0.5), 140), (-0.2, 0.1, 0))
    lathe([(0, -0.5), (0.3, -0.42, 0.2), (0.5, 0, 0.1), (0.42, 0.02), (0.24, -0.3, 0.2), (0, -0.36)], plain("#fbf8f0", 0.6), (0.72, -0.45, 0.46), (24, 20, 0))
    lathe([(0, -0.54), (0.34, -0.46, 0.2), (0.54, 0), (0.5, 0.01)], plain("#6a4426", 0.95, relief="wood"), (0.72, -0.45, 0.46), (24, 20, 0))


@model("deodorant", ["#3f7fb8", "#d0648a", "#4d7a68"], shows=SIDES, whole={"azimuth": 20, "elevation": 14})
def deodorant(view):
    lathe([(0, 0), (0.34, 0, 0.06), (0.4, 0.5, 0.3), (0.36, 1.0, 0.08), (0, 1.02)], white(0.3, 0.3), (-0.35, 0.1, 0))
    ball(0.3, plain("#f4f6f8", 0.15, coat=0.8), (-0.35, 0.1, 1.06))
    group(front_label(0.39, 0.25, 0.75, paint(0.4), 130), (-0.35, 0.1, 0))
    lathe([(0, 0), (0.36, 0, 0.02), (0.34, 0.7, 0.14), (0, 0.76)], paint(0.3, coat=0.4), (0.35, -0.4, 0))
    lathe([(0, 0), (0.28, 0, 0.03), (0.28, 1.7, 0.05), (0.2, 1.8), (0.2, 1.86), (0, 1.86)], paint(0.3, coat=0.4, shade=0.8), (0.75, 0.35, 0))
    lathe([(0, 1.8), (0.24, 1.8, 0.02), (0.24, 2.2, 0.05), (0, 2.22)], white(0.35), (0.75, 0.35, 0))


@model("sheet-mask", ["#7fb89a", "#e3a6b0", "#9fc3d9"], shows=SIDES, whole={"azimuth": 16, "elevation": 20})
def sheet_mask(view):
    group([pillow_pack(1.3, 1.8, paint(0.35, coat=0.3), belly=0.09, marks=[(0.14, 0.22, 0.7, white(0.5)), (0.74, 0.88, 0.6, white(0.5))])], (0.35, 0.35, 0), (-8, 0, 0))
    face = fillet_loop([(-0.6, 0.7), (0.6, 0.7), (0.66, -0.1), (0.34, -0.8), (-0.34, -0.8), (-0.66, -0.1)], 0.34)
    holes = [[(s * 0.28 + 0.15 * math.cos(t), 0.24 + 0.07 * math.sin(t)) for t in [i * math.pi / 10 for i in range(20)]] for s in (-1, 1)] + [[(0.2 * math.cos(t), -0.4 + 0.07 * math.sin(t)) for t in [i * math.pi / 10 for i in range(20)]], [(-0.07, -0.12), (0.07, -0.12), (0.02, 0.06), (-0.02, 0.06)]]
    slab(face, 0.03, plain("#fbfaf6", 0.5, coat=0.3, relief="towel"), (-0.45, -0.5, 0.62), (62, 0, 0), 0.01, holes)


@model("face-powder", ["#e3c09a", "#d9a58a"], shows=SIDES, whole={"azimuth": 20, "elevation": 32})
def face_powder(view):
    lathe([(0, 0), (0.9, 0, 0.06), (0.92, 0.2, 0.04), (0.84, 0.24), (0.8, 0.18), (0, 0.17)], dark(0.18, 0.8))
    cylinder(0.78, 0.05, paint(0.9), (0, 0, 0.17))
    for r in (0.3, 0.5):
        ring(r, 0.012, paint(0.9, shade=0.85), (0, 0, 0.222))
    group([lathe([(0, 0), (0.9, 0, 0.05), (0.92, 0.1, 0.04), (0, 0.14)], dark(0.18, 0.8)), cylinder(0.8, 0.01, plain("#cfdae2", 0.02, metal=1.0), (0, 0, -0.01)), ring(0.83, 0.03, gold(0.2))], (0, 0.95, 0.98), (-108, 0, 0))
    cushion(0.75, 0.75, 0.24, plain("#f3dcd0", 0.9, sheen=0.6), (0.95, -0.75, 0.16), (6, 0, 20), power=2.4)
    box((0.5, 0.1, 0.02), plain("#d9a58a", 0.6), (0.95, -0.75, 0.29), (0, 0, 20), 0.006)


@model("mascara", shows=SIDES, whole={"azimuth": 18, "elevation": 20})
def mascara(view):
    group([lathe([(0, 0), (0.15, 0, 0.03), (0.16, 1.15), (0.1, 1.18), (0, 1.18)], plain("#b3263a", 0.15, coat=0.9)), ring(0.16, 0.02, gold(0.2), (0, 0, 1.1))], (-0.5, 0.1, 0))
    wand = [lathe([(0, 0), (0.16, 0, 0.03), (0.16, 1.1, 0.03), (0, 1.1)], dark(0.15, 0.9)), ring(0.16, 0.02, gold(0.2), (0, 0, 1.06)), cylinder(0.025, 0.9, dark(0.4), (0, 0, 1.1)), lathe([(0, 1.72), (0.07, 1.76, 0.03), (0.085, 2.05), (0.05, 2.4, 0.03), (0, 2.44)], dark(0.9), steps=20)]
    for i in range(110):
        a = i * 2.4
        z = 1.76 + 0.006 * i
        wand.append(box((0.2, 0.012, 0.012), dark(0.8), (0.04 * math.cos(a), 0.04 * math.sin(a), z), (0, 0, math.degrees(a)), 0.003, 1))
    group(wand, (1.15, -0.5, 0.17), (0, -84, 16))


@model("supplement-bottle", ["#e0883a", "#3f8a4a", "#2f6fb8"], shows=SIDES, whole={"azimuth": 20, "elevation": 18})
def supplement(view):
    lathe([(0, 0), (0.5, 0, 0.05), (0.52, 0.1), (0.52, 1.2, 0.14), (0.36, 1.36, 0.03), (0, 1.36)], plain("#8a4a16", 0.08, coat=0.9), (-0.2, 0.15, 0))
    group([*screw_cap(0.42, 0.36, white(0.4), 1.32), *front_label(0.52, 0.16, 1.12, paint(0.4), 360)], (-0.2, 0.15, 0))
    for i in range(9):
        a = i * 2.4
        x, y = 0.72 + 0.3 * math.cos(a) * (i / 9) ** 0.5, -0.5 + 0.3 * math.sin(a) * (i / 9) ** 0.5
        group([lathe([(0, -0.2), (0.085, -0.16, 0.07), (0.085, 0)], plain("#e0883a", 0.15, coat=0.8), steps=24), lathe([(0.088, 0), (0.088, 0.12), (0, 0.2)], plain("#fbf6ea", 0.15, coat=0.8), steps=24)], (x, y, 0.09), (90, 0, 57 * i))


@model("balm-jar", shows=SIDES, whole={"azimuth": 20, "elevation": 28})
def balm(view):
    lathe([(0, 0), (0.56, 0, 0.08), (0.6, 0.3), (0.56, 0.62, 0.04), (0.5, 0.64), (0.48, 0.5), (0, 0.48)], plain("#f2e6c8", 0.05, coat=1.0), (-0.3, 0.1, 0), steps=8, angle=10)
    cylinder(0.46, 0.06, plain("#f4e0a0", 0.3, coat=0.4), (-0.3, 0.1, 0.5))
    slab(rounded(0.42, 0.36, 0.06), 0.02, plain("#c5281f", 0.5), (-0.3, -0.46, 0.32), (90, 0, 0), 0.004)
    slab(circle(0.1), 0.03, gold(0.3), (-0.3, -0.468, 0.32), UPRIGHT, 0.004)
    group([lathe([(0, 0), (0.54, 0, 0.02), (0.54, 0.22, 0.03), (0.46, 0.27, 0.03), (0, 0.27)], gold(0.25))], (0.72, -0.3, 0.42), (0, 64, 20))
    leaf(0.5, 0.2, green(), (0.1, -0.8, 0.03), (0, -8, 20))
    leaf(0.5, 0.2, green("#5c9a48"), (0.1, -0.82, 0.03), (0, -8, -30))


@model("sanitary-pads", ["#d0648a", "#7a4c8f"], shows=SIDES, whole={"azimuth": 20, "elevation": 22})
def pads(view):
    group([box((1.7, 0.75, 1.2), paint(0.4, coat=0.3), (0, 0, 0.62), bevel=0.2, segments=6), slab(rounded(1.1, 0.5, 0.2), 0.02, white(0.5), (0, -0.378, 0.68), UPRIGHT, 0.004)] + [lump(0.1, paint(0.4), (0.16 * math.cos(k * 1.2566), -0.4, 0.68 + 0.16 * math.sin(k * 1.2566)), (1, 0.15, 1), rough=0) for k in range(5)] + [ball(0.07, plain("#f2c53d", 0.5), (0, -0.4, 0.68), (1, 0.3, 1))], (-0.15, 0.35, 0))
    for i in range(2):
        parts = [slab(fillet_loop([(-1.0, -0.24), (-0.3, -0.18), (0.3, -0.18), (1.0, -0.24), (1.0, 0.24), (0.3, 0.18), (-0.3, 0.18), (-1.0, 0.24)], 0.2), 0.08, plain("#fdfcf8", 0.9, relief="towel"), bevel=0.03), slab(fillet_loop([(-0.75, -0.12), (0.75, -0.12), (0.75, 0.12), (-0.75, 0.12)], 0.1), 0.09, plain("#f6e6ee", 0.9, relief="towel"), bevel=0.01), *[slab(fillet_loop([(-0.26, 0), (0.26, 0), (0.18, 0.34), (-0.18, 0.34)], 0.08), 0.04, plain("#fdfcf8", 0.9), (0, s * 0.12, -0.02), (0, 0, 0 if s > 0 else 180), bevel=0.01) for s in (-1, 1)]]
        group(parts, (0.25 + 0.2 * i, -0.5 - 0.35 * i, 0.07 + 0.08 * i), (0, 0, -8 + 14 * i), 0.8)


@model("face-mask", shows=SIDES, whole={"azimuth": 20, "elevation": 18})
def face_mask(view):
    blue, pale = plain("#8fc3dc", 0.9, relief="weave"), plain("#f4f8fa", 0.9, relief="weave")
    points = [(-0.5, 0.0), (-0.42, 0.3), (-0.34, 0.29), (-0.3, 0.56), (-0.22, 0.55), (-0.2, 0.82), (-0.28, 1.1)]
    columns = 30
    vertices, faces = [], []
    profile = [(0, 0), (0.12, 0.22), (0.1, 0.26), (0.22, 0.46), (0.2, 0.5), (0.28, 0.68), (0.26, 0.72), (0.22, 0.94), (0.1, 1.16)]
    for bulge, z in profile:
        for j in range(columns + 1):
            s = j / columns * 2 - 1
            vertices.append((s * 0.95, -bulge * (1 - s * s) * 1.6 - 0.3 * (1 - s * s), z))
    for i in range(len(profile) - 1):
        for j in range(columns):
            k = i * (columns + 1) + j
            faces.append((k, k + 1, k + columns + 2, k + columns + 1))
    mesh = bpy.data.meshes.new("mask")
    mesh.from_pydata(vertices, [], faces)
    body = smooth(add(mesh, blue), 30)
    solid = body.modifiers.new("solid", "SOLIDIFY")
    solid.thickness = 0.03
    parts = [body]
    for s in (-1, 1):
        parts.append(tube([(s * 0.94, 0, 1.1), (s * 1.2, 0.35, 1.05), (s * 1.28, 0.5, 0.6), (s * 1.2, 0.35, 0.12), (s * 0.94, 0, 0.06)], 0.022, pale))
        parts.append(box((0.05, 0.05, 1.14), pale, (s * 0.94, 0, 0.58), bevel=0.01))
    parts.append(tube([(-0.3, -0.44, 1.13), (0, -0.5, 1.15), (0.3, -0.44, 1.13)], 0.025, steel(0.3)))
    group(parts, (0, 0, 0.2), (-6, 0, 0))


@model("razor", shows=SIDES, whole={"azimuth": 24, "elevation": 22})
def razor(view):
    blue = plain("#2f5fa8", 0.3, coat=0.5)
    parts = [tube([(0, 0, 0), (0.02, 0, 0.5), (-0.02, 0, 1.1), (0, 0, 1.7), (0, -0.08, 2.0)], 0.12, blue, radii=[0.9, 1.2, 0.9, 0.8, 0.5]), tube([(0, -0.09, 0.4), (-0.02, -0.1, 0.9), (-0.02, -0.08, 1.3)], 0.06, rubber(), radii=[0.4, 1.2, 0.4])]
    parts.append(group([box((0.95, 0.16, 0.34), steel(0.2), bevel=0.05), *[box((0.82, 0.02, 0.02), steel(0.08), (0, -0.09, -0.08 + 0.055 * i), bevel=0.004) for i in range(4)], box((0.84, 0.04, 0.06), plain("#7fd0b0", 0.5), (0, -0.08, 0.14), bevel=0.01), box((0.84, 0.05, 0.06), rubber(), (0, -0.08, -0.15), bevel=0.01)], (0, -0.16, 2.12), (-16, 0, 0)))
    group(parts, (0, 0, 0.08), (0, 20, 0))
    for x, y, r in ((0.9, -0.3, 0.3), (1.2, -0.2, 0.24), (1.05, -0.5, 0.22), (0.75, -0.5, 0.18)):
        lump(r, plain("#fdfdfb", 0.6), (x, y, r * 0.7), rough=0.15)


@model("blood-pressure-monitor", shows=SIDES, whole={"azimuth": 22, "elevation": 28})
def pressure(view):
    group([box((1.5, 1.2, 0.5), white(0.35, 0.2), (0, 0, 0.25), bevel=0.16, segments=6), slab(rounded(0.95, 0.8, 0.08), 0.03, plain("#b8c8b0", 0.15, coat=0.6), (-0.16, 0.08, 0.5), bevel=0.006), slab(circle(0.17), 0.07, plain("#2f6fb8", 0.35), (0.53, 0.15, 0.5), bevel=0.02), slab(rounded(0.26, 0.14, 0.05), 0.05, plain("#8a8d93", 0.4), (0.53, -0.25, 0.5), bevel=0.01)], (-0.45, 0, 0), (12, 0, 0))
    bars = {"a": (0, 0.1, 0), "d": (0, -0.1, 0), "g": (0, 0, 0), "b": (0.06, 0.05, 90), "c": (0.06, -0.05, 90), "e": (-0.06, -0.05, 90), "f": (-0.06, 0.05, 90)}
    digits = []
    for y, word in ((0.26, ("bc", "abged", "abcdefg")), (-0.08, ("", "abcdefg", "abcdef"))):
        for k, on in enumerate(word):
            for key in on:
                dx, dy, a = bars[key]
                digits.append(box((0.09, 0.022, 0.006), dark(0.6), (-0.42 + 0.2 * k + dx, y + dy, 0.52), (0, 0, a), 0.002, 1))
    group(digits, (-0.45, 0, 0), (12, 0, 0))
    group([lathe([(0.46, 0), (0.48, 0), (0.48, 0.75, 0.03), (0.46, 0.75, 0.03), (0.42, 0.7), (0.42, 0.05), (0.46, 0)], plain("#3a4a5c", 0.9, relief="weave")), box((0.3, 0.03, 0.6), plain("#5a6c80", 0.9), (0, -0.485, 0.38), bevel=0.01)], (1.0, 0.15, 0))
    tube([(0.3, 0.1, 0.3), (0.5, -0.5, 0.06), (0.9, -0.8, 0.05), (1.3, -0.5, 0.1), (1.2, -0.25, 0.3)], 0.035, dark(0.6))


@model("plasters", shows=SIDES, whole={"azimuth": 22, "elevation": 30})
def plasters(view):
    def strip(at, turn, colour="#d9a87c"):
        skin = plain(colour, 0.85, relief="weave")
        return group([slab(rounded(1.3, 0.42, 0.2), 0.04, skin, bevel=0.015), slab(rounded(0.44, 0.36, 0.03), 0.05, plain("#f4e3cc", 0.9, relief="towel"), (0, 0, 0.006), bevel=0.01), *[cylinder(0.018, 0.005, plain("#b8865c", 0.9), (s * (0.32 + 0.07 * i), -0.1 + 0.1 * j, 0.02), bevel=0.001, steps=10) for s in (-1, 1) for i in range(4) for j in range(3)]], at, turn)

    group([box((1.5, 0.45, 1.0), white(0.5), (0, 0, 0.5), bevel=0.02), box((1.51, 0.46, 0.3), plain("#c5281f", 0.5), (0, 0, 0.2), bevel=0.02), box((0.4, 0.02, 0.12), plain("#c5281f", 0.5), (0, -0.232, 0.68), bevel=0.004), box((0.12, 0.02, 0.4), plain("#c5281f", 0.5), (0, -0.232, 0.68), bevel=0.004)], (0, 0.55, 0), (0, 0, -8))
    strip((-0.5, -0.35, 0.03), (0, 0, 24))
    strip((-0.45, -0.35, 0.08), (0, 0, -30), "#c9966a")
    strip((0.65, -0.5, 0.04), (0, 0, 8))


@model("diapers", ["#7fb5c9", "#e3a6a0", "#8fbf7a"], shows=SIDES, whole={"azimuth": 20, "elevation": 20})
def diapers(view):
    group([box((1.6, 0.8, 1.9), paint(0.35, coat=0.3), (0, 0, 0.96), bevel=0.2, segments=6), slab(circle(0.5), 0.02, white(0.5), (0, -0.405, 1.1), UPRIGHT, 0.004), ball(0.26, plain("#f2c9a0", 0.6), (0, -0.42, 1.2), (1, 0.3, 1)), *[ball(0.03, dark(), (s * 0.09, -0.5, 1.23)) for s in (-1, 1)], tube([(-0.09, -0.5, 1.12), (0, -0.505, 1.08), (0.09, -0.5, 1.12)], 0.014, plain("#a84a3a", 0.5)), lump(0.27, white(0.5), (0, -0.42, 0.82), (1.05, 0.3, 0.7), rough=0), box((0.5, 0.2, 0.12), paint(0.35, shade=0.85), (0, 0, 1.93), bevel=0.04)], (-0.4, 0.4, 0))
    outline = fillet_loop([(-0.7, 0.5), (0.7, 0.5), (0.66, 0.16), (0.26, -0.5), (-0.26, -0.5), (-0.66, 0.16)], 0.14)
    group([garment(outline, plain("#fbfaf6", 0.95, relief="towel"), 0.34, (0, 0, 0.55), wrinkle=0.06), box((1.3, 0.37, 0.1), plain("#9fc9d9", 0.8), (0, 0, 0.98), bevel=0.03), *[box((0.26, 0.03, 0.2), plain("#bfe0ea", 0.6), (s * 0.5, -0.2, 0.88), bevel=0.01) for s in (-1, 1)]], (0.85, -0.45, 0.02), (-10, 0, -10), 0.9)


@model("baby-wipes", ["#7fb5c9", "#8fbf7a", "#e3a6b0"], shows=SIDES, whole={"azimuth": 22, "elevation": 30})
def wipes(view):
    box((2.1, 1.15, 0.6), paint(0.35, coat=0.3), (0, 0, 0.31), bevel=0.2, segments=6)
    slab(rounded(1.0, 0.7, 0.2), 0.06, white(0.35), (0, 0, 0.62), bevel=0.02)
    slab(rounded(0.6, 0.34, 0.14), 0.03, plain("#cfd4d6", 0.6), (0, 0, 0.65), bevel=0.004)
    group([slab(rounded(0.86, 0.6, 0.18), 0.05, white(0.35), bevel=0.02)], (0, 0.5, 0.9), (70, 0, 0))
    cushion(0.5, 0.12, 0.5, plain("#fdfdfb", 0.95, relief="towel"), (0, 0, 0.86), (0, 14, 10), crease=0.12)
    cushion(0.36, 0.1, 0.42, plain("#fdfdfb", 0.95, relief="towel"), (0.06, -0.06, 0.84), (0, -18, -10), crease=0.12, seed=4)
    slab(circle(0.2), 0.02, white(0.5), (-0.65, -0.576, 0.32), UPRIGHT, 0.004)
    box((0.7, 0.02, 0.1), white(0.5), (0.3, -0.576, 0.32), bevel=0.004)


@model("baby-lotion", ["#e3a6b0", "#7fb5c9", "#e0c070"], shows=SIDES, whole={"azimuth": 20, "elevation": 14})
def baby_lotion(view):
    lathe([(0, 0), (0.46, 0, 0.1), (0.54, 0.5, 0.3), (0.42, 1.2, 0.25), (0.2, 1.4, 0.06), (0, 1.4)], paint(0.3, coat=0.3), (-0.3, 0.1, 0), scale=(1, 0.66, 1))
    lathe([(0, 1.36), (0.24, 1.36, 0.02), (0.22, 1.66, 0.06), (0, 1.68)], white(0.35), (-0.3, 0.1, 0))
    lump(0.24, white(0.5), (-0.3, -0.25, 0.62), (1, 0.12, 0.92), rough=0)
    for s in (-1, 1):
        lump(0.09, white(0.5), (-0.3 + s * 0.2, -0.24, 0.84), (1, 0.2, 1), rough=0)
        ball(0.024, dark(), (-0.3 + s * 0.08, -0.285, 0.66))
    duck = plain("#f2c53d", 0.3, coat=0.4)
    lump(0.36, duck, (0.7, -0.45, 0.28), (1.2, 0.95, 0.78), rough=0)
    ball(0.24, duck, (0.5, -0.52, 0.66))
    lump(0.1, plain("#e0702c", 0.4), (0.3, -0.62, 0.62), (1.3, 0.9, 0.5), (0, 0, 30), rough=0)
    ball(0.035, dark(), (0.4, -0.72, 0.74))
    lump(0.14, duck, (1.1, -0.4, 0.44), (1.1, 0.7, 0.7), (0, -40, 0), rough=0)


@model("hair-dryer", ["#d0648a", "#2b2d31", "#3f9bb0"], shows=SIDES, whole={"azimuth": 18, "elevation": 12})
def hair_dryer(view):
    body = paint(0.25, coat=0.6)
    lathe([(0, 0), (0.42, 0, 0.06), (0.5, 0.4, 0.2), (0.44, 1.2, 0.2), (0.34, 1.6, 0.03), (0.28, 1.6), (0.26, 1.3), (0, 1.3)], body, (0.75, 0, 1.7), (0, -90, 0))
    lathe([(0.3, 1.55), (0.34, 1.58), (0.3, 1.75, 0.03), (0.24, 1.75)], dark(0.4), (0.75, 0, 1.7), (0, -90, 0))
    for i in range(5):
        ring(0.1 + 0.07 * i, 0.012, dark(0.5), (0.76, 0, 1.7), (0, 90, 0))
    box((0.46, 0.1, 0.22), dark(0.4), (-1.02, 0, 1.7), (0, 0, 90), 0.03)
    tube([(0.35, 0, 1.4), (0.42, 0, 0.9), (0.52, 0, 0.25)], 0.21, body, radii=[1.05, 0.9, 0.95])
    for z in (1.05, 0.85):
        box((0.06, 0.16, 0.12), dark(0.3), (0.22, 0, z), (0, 10, 0), 0.03)
    tube([(0.52, 0, 0.25), (0.56, 0, 0.05), (0.9, -0.3, 0.05), (0.4, -0.9, 0.05), (-0.6, -0.7, 0.05)], 0.045, dark(0.6))


@model("stroller", ["#35478c", "#2b2d31", "#8a4c6a"], shows=SIDES, whole={"azimuth": 38, "elevation": 14})
def stroller(view):
    cloth, frame = paint(0.85, relief="weave"), steel(0.25)
    hood = lathe([(0.72 * math.cos(a), 0.72 * math.sin(a)) for a in [-math.pi / 2 + math.pi * i / 20 for i in range(21)]], cloth, (0, 0.2, 1.85), (0, 90, 0), angle=180)
    for vertex in hood.data.vertices:
        x, y, z = vertex.co
        if y < -0.2 or x > 0.25:
            vertex.co.y, vertex.co.x = max(y, -0.2), min(x, 0.25)
    box((0.95, 0.14, 1.0), cloth, (0, 0.42, 1.5), (-18, 0, 0), 0.07)
    box((0.95, 0.75, 0.16), cloth, (0, -0.05, 1.0), (6, 0, 0), 0.07)
    box((0.85, 0.12, 0.5), cloth, (0, -0.5, 0.72), (16, 0, 0), 0.05)
    for s in (-1, 1):
        tube([(s * 0.52, -0.62, 0.3), (s * 0.52, 0.1, 1.05), (s * 0.52, 0.75, 1.8), (s * 0.5, 1.05, 2.15)], 0.04, frame)
        tube([(s * 0.52, 0.65, 0.25), (s * 0.52, 0.2, 0.85), (s * 0.52, -0.3, 1.15)], 0.04, frame)
        for y, r in ((-0.65, 0.22), (0.68, 0.28)):
            ring(r, 0.06, rubber(), (s * 0.56, y, r + 0.06), (0, 90, 0))
            cylinder(r * 0.5, 0.06, steel(0.3), (s * 0.56 - 0.03, y, r + 0.06), (0, 90, 0))
    tube([(-0.5, 1.05, 2.15), (0.5, 1.05, 2.15)], 0.06, rubber(), kind="POLY")
    tube([(-0.5, -0.35, 1.3), (0, -0.6, 1.32), (0.5, -0.35, 1.3)], 0.06, rubber())
    box((0.9, 0.8, 0.2), paint(0.85, shade=0.7), (0, 0.15, 0.45), bevel=0.08)

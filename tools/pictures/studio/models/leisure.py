"""Toys, sports, camping, music and stationery."""

import math

from kit import *

from . import SIDES, model
from .household import fillet_loop

PRIMARY = ["#c5281f", "#e6b02c", "#2f6fb8", "#3f8a4a"]


@model("building-blocks", shows=SIDES, whole={"azimuth": 26, "elevation": 26})
def blocks(view):
    def brick(w, d, colour, at, turn=0):
        stuff = plain(colour, 0.25, coat=0.5)
        parts = [box((w * 0.4 - 0.01, d * 0.4 - 0.01, 0.47), stuff, (0, 0, 0.24), bevel=0.02)]
        stud = cylinder(0.12, 0.09, stuff, (-w * 0.2 + 0.2, -d * 0.2 + 0.2, 0.47), bevel=0.015, steps=32)
        parts.append(stud)
        parts += copies(stud, [((-w * 0.2 + 0.2 + 0.4 * i, -d * 0.2 + 0.2 + 0.4 * j, 0.47), (0, 0, 0), 1) for i in range(w) for j in range(d) if i or j])
        return group(parts, at, (0, 0, turn))

    red, yellow, blue, green_ = "#d0301f", "#f2c02c", "#2f6fc0", "#3f9a4a"
    brick(4, 2, red, (-0.4, 0.2, 0))
    brick(4, 2, blue, (0.8, 0.2, 0.48))
    brick(2, 2, yellow, (-0.4, 0.2, 0.48))
    brick(4, 2, green_, (0.2, 0.2, 0.96))
    brick(2, 2, red, (0.2, 0.2, 1.44))
    brick(2, 2, yellow, (1.05, -0.75, 0), 30)
    brick(3, 2, blue, (-0.6, -0.95, 0), -18)


@model("dumbbell", shows=SIDES, whole={"azimuth": 32, "elevation": 24})
def dumbbell(view):
    def one(at, turn):
        parts = [lathe([(0, -0.6), (0.1, -0.6), (0.1, -0.3), (0.13, 0, 0.2), (0.1, 0.3), (0.1, 0.6), (0, 0.6)], steel(0.22, relief="knit"), turn=(0, 90, 0))]
        for s in (-1, 1):
            parts.append(lathe([(0, 0), (0.46, 0, 0.07), (0.5, 0.22, 0.05), (0.46, 0.44, 0.07), (0, 0.44)], rubber(), (s * 0.56, 0, 0), (0, s * 90, 0), steps=6, angle=20))
            parts.append(slab(circle(0.24), 0.02, steel(0.3), (s * 1.005, 0, 0), (0, 90, 0), 0.004))
        return group(parts, at, turn)

    one((-0.1, 0.4, 0.44), (0, 0, 12))
    one((0.2, -0.75, 0.44), (0, 0, -10))


@model("bicycle", ["#c5281f", "#2f6fb8", "#2b2d31", "#3f8a6a"], shows=("whole", "detail"), whole={"azimuth": 16, "elevation": 8})
def bicycle(view):
    frame = paint(0.2, coat=0.8)
    wheels = ((-1.05, 0), (1.05, 0))
    for x, _ in wheels:
        ring(0.72, 0.05, rubber(), (x, 0, 0.77), UPRIGHT)
        ring(0.66, 0.025, steel(0.2), (x, 0, 0.77), UPRIGHT)
        cylinder(0.06, 0.14, steel(0.25), (x, 0.07, 0.77), UPRIGHT)
        for i in range(16):
            a = i * math.pi / 8
            tube([(x, 0, 0.77), (x + 0.65 * math.cos(a), 0, 0.77 + 0.65 * math.sin(a))], 0.007, steel(0.2), kind="POLY")
    bottom, seat, head_low, head_high = (-0.15, 0, 0.72), (-0.42, 0, 1.6), (0.72, 0, 1.45), (0.68, 0, 1.72)
    for a, b, r in ((bottom, seat, 0.05), (bottom, head_low, 0.055), (seat, head_high, 0.05), (head_low, head_high, 0.06)):
        tube([a, b], r, frame, kind="POLY")
    for y in (-0.07, 0.07):
        tube([(-1.05, y, 0.77), bottom], 0.03, frame, kind="POLY")
        tube([(-1.05, y, 0.77), seat], 0.026, frame, kind="POLY")
        tube([(1.05, y, 0.77), (0.76, y, 1.4)], 0.034, frame, kind="POLY")
    tube([seat, (-0.47, 0, 1.8)], 0.035, steel(0.2), kind="POLY")
    lump(0.24, dark(0.5), (-0.46, 0, 1.86), (1.3, 0.6, 0.3), rough=0)
    tube([head_high, (0.64, 0, 1.95)], 0.035, steel(0.2), kind="POLY")
    tube([(0.5, -0.45, 1.98), (0.68, -0.3, 2.0), (0.68, 0.3, 2.0), (0.5, 0.45, 1.98)], 0.032, steel(0.2))
    for s in (-1, 1):
        tube([(0.3, s * 0.45, 1.96), (0.55, s * 0.43, 1.98)], 0.05, rubber(), kind="POLY")
    ring(0.2, 0.03, steel(0.25), (bottom[0], -0.1, bottom[2]), UPRIGHT)
    tube([(-0.15, -0.12, 0.72), (0.02, -0.14, 0.42)], 0.03, steel(0.25), kind="POLY")
    box((0.22, 0.16, 0.05), dark(0.5), (0.04, -0.22, 0.4), bevel=0.015)
    tube([(-0.15, 0.12, 0.72), (-0.32, 0.14, 1.0)], 0.03, steel(0.25), kind="POLY")
    tube([(-0.15, -0.1, 0.93), (-1.05, -0.1, 0.86)], 0.014, dark(0.5), kind="POLY")
    tube([(-0.15, -0.1, 0.51), (-1.05, -0.1, 0.69)], 0.014, dark(0.5), kind="POLY")


def ball_seams(stuff, radius, at, lines):
    for axis, angle in lines:
        ring(radius, 0.016, stuff, at, axis)


@model("football", shows=SIDES, whole={"azimuth": 24, "elevation": 14})
def soccer(view):
    phi = (1 + 5**0.5) / 2
    corners = [Vector(v).normalized() for v in [(0, s, t * phi) for s in (-1, 1) for t in (-1, 1)] + [(s, t * phi, 0) for s in (-1, 1) for t in (-1, 1)] + [(t * phi, 0, s) for s in (-1, 1) for t in (-1, 1)]]
    shape = bmesh.new()
    bmesh.ops.create_icosphere(shape, subdivisions=7, radius=1.0)
    spin = Euler((0.3, 0.2, 0.4)).to_matrix()
    centres = [(spin @ v) for v in corners]
    hexes = []
    for i in range(12):
        for j in range(i):
            for k in range(j):
                a, b, c = corners[i], corners[j], corners[k]
                if (a - b).length < 1.1 and (b - c).length < 1.1 and (a - c).length < 1.1:
                    hexes.append(spin @ (a + b + c).normalized())
    mesh_faces = []
    for face in shape.faces:
        n = face.calc_center_median().normalized()
        pent = max(n.dot(c) for c in centres)
        face.material_index = 1 if pent > 0.935 else 0
    for vertex in shape.verts:
        n = vertex.co.normalized()
        d = sorted([n.dot(c) + 0.012 for c in centres] + [n.dot(c) - 0.0 for c in hexes], reverse=True)
        vertex.co = n * (1 - 0.025 * math.exp(-((d[0] - d[1]) / 0.018) ** 2))
    mesh = bpy.data.meshes.new("ball")
    shape.to_mesh(mesh)
    shape.free()
    made = smooth(add(mesh, plain("#f6f5f0", 0.35, coat=0.3)), 180)
    mesh.materials.append(plain("#1d1e21", 0.35, coat=0.3))
    made.location = (0, 0, 1)


@model("basketball", shows=SIDES, whole={"azimuth": 24, "elevation": 14})
def basketball(view):
    ball(1.0, plain("#c8642a", 0.6, relief="leather"), (0, 0, 1), detail=6)
    for turn in ((0, 0, 0), (90, 0, 20), (90, 0, 110)):
        ring(0.995, 0.018, dark(0.7), (0, 0, 1), turn)
    for s in (-1, 1):
        points = [(s * (0.55 + 0.0 * k), 0, 0) for k in range(1)]
        a0 = 0.62
        circle_ = [Vector((s * math.cos(a0), math.sin(a0) * math.cos(t), math.sin(a0) * math.sin(t))) for t in [i * math.pi / 24 for i in range(48)]]
        tube([tuple(Euler((0, 0, math.radians(20))).to_matrix() @ (v * 1.0) + Vector((0, 0, 1))) for v in circle_], 0.018, dark(0.7), cyclic=True)


@model("chinlone", shows=SIDES, whole={"azimuth": 20, "elevation": 16})
def chinlone(view):
    cane = plain("#d0a456", 0.5, coat=0.2, relief="wood")
    ball(0.9, plain("#4a3418", 0.9), (0, 0, 1), detail=5)
    phi = (1 + 5**0.5) / 2
    normals = [(0, 1, phi), (0, -1, phi), (1, phi, 0), (-1, phi, 0), (phi, 0, 1), (phi, 0, -1)]
    for n in normals:
        turn = [math.degrees(v) for v in Vector(n).to_track_quat("Z", "Y").to_euler()]
        for k in range(-2, 3):
            offset = 0.13 * k
            r = math.sqrt(1 - offset * offset)
            out = Vector(n).normalized() * offset
            ring(r * (0.99 + 0.015 * (k % 2)), 0.05, cane, (out.x, out.y, out.z + 1), turn)


@model("badminton", shows=SIDES, whole={"azimuth": 16, "elevation": 40})
def badminton(view):
    def racket(at, turn, colour):
        parts = [ring(0.5, 0.035, plain(colour, 0.2, coat=0.7), (0, 1.35, 0), scale=(0.86, 1.1, 1)), tube([(0, 0.8, 0), (0, -0.5, 0)], 0.028, plain(colour, 0.2, coat=0.7), kind="POLY"), tube([(0, -0.5, 0), (0, -1.2, 0)], 0.07, rubber(), kind="POLY"), ball(0.05, plain(colour, 0.2), (0, 0.8, 0), (1.4, 1, 1))]
        for i in range(-7, 8):
            t = i / 8
            h = math.sqrt(1 - t * t)
            parts.append(tube([(0.42 * t, 1.35 - 0.54 * h, 0), (0.42 * t, 1.35 + 0.54 * h, 0)], 0.006, white(0.5), kind="POLY"))
            parts.append(tube([(-0.42 * h, 1.35 + 0.54 * t, 0.004), (0.42 * h, 1.35 + 0.54 * t, 0.004)], 0.006, white(0.5), kind="POLY"))
        return group(parts, at, turn)

    racket((-0.2, 0, 0.08), (0, 0, 22), "#c5281f")
    racket((0.35, 0, 0.16), (0, 0, -22), "#2f6fb8")
    parts = [lathe([(0, 0), (0.14, 0.02, 0.08), (0.16, 0.2), (0, 0.2)], plain("#f4efe2", 0.7)), ring(0.16, 0.014, plain("#3f8a4a", 0.5), (0, 0, 0.2))]
    for i in range(16):
        a = i * math.pi / 8
        parts.append(group([slab([(-0.03, 0), (0.03, 0), (0.085, 0.62), (0, 0.7), (-0.085, 0.62)], 0.012, white(0.8), (0, 0, 0), UPRIGHT, 0.002)], (0.14 * math.cos(a), 0.14 * math.sin(a), 0.18), (math.degrees(0.38) * -math.sin(a) * 0 , 0, math.degrees(a) + 90), 1.0))
    for i, part in enumerate(parts[2:]):
        a = i * math.pi / 8
        part.rotation_euler = (-0.32, 0, a + math.pi / 2)
    group(parts, (0.25, -1.05, 0.3), (58, 0, 40))


@model("table-tennis", shows=SIDES, whole={"azimuth": 16, "elevation": 46})
def ping_pong(view):
    def bat(at, turn, colour):
        outline = circle(0.72, 0, 0.55)
        return group([slab(outline, 0.1, wood(), bevel=0.02), slab([(x * 0.97, y * 0.97 + 0.02) for x, y in outline], 0.14, plain(colour, 0.6), bevel=0.01), slab(fillet_loop([(-0.14, 0.1), (0.14, 0.1), (0.12, -0.3), (0.16, -0.85), (-0.16, -0.85), (-0.12, -0.3)], 0.08), 0.2, wood("#b98050", "#8a5a30"), bevel=0.07)], at, turn)

    bat((-0.4, 0.1, 0.12), (0, 0, 22), "#c5281f")
    bat((0.5, -0.1, 0.24), (0, -8, -24), "#1d1e21")
    for x, y in ((0.0, -0.95), (0.9, -0.95)):
        ball(0.17, plain("#f6f2e6" if x else "#f0a03c", 0.4), (x, y, 0.17))


@model("boxing-gloves", PRIMARY, shows=SIDES, whole={"azimuth": 24, "elevation": 16})
def boxing(view):
    hide = paint(0.25, coat=0.6)

    def glove(s, at, turn):
        return group([lump(0.62, hide, (0, 0, 1.35), (1.0, 0.85, 0.95), rough=0.03), lump(0.52, hide, (0, -0.08, 0.95), (0.95, 0.85, 0.9), rough=0.02), lump(0.27, hide, (s * 0.5, -0.28, 1.2), (0.8, 0.9, 1.5), (0, s * -16, 0), rough=0.02), lathe([(0.36, 0), (0.42, 0.02, 0.03), (0.42, 0.62, 0.06), (0.36, 0.66)], white(0.4), (0, 0, 0.1)), lathe([(0.425, 0.2), (0.43, 0.22), (0.43, 0.48), (0.425, 0.5)], paint(0.4, shade=0.8), (0, 0, 0.1)), box((0.3, 0.06, 0.2), white(0.4), (0, -0.44, 0.45), bevel=0.02), lathe([(0, 0), (0.35, 0)], dark(0.9), (0, 0, 0.14))], at, turn)

    glove(1, (-0.6, 0.1, 0), (0, -6, 16))
    glove(-1, (0.65, -0.05, 0), (0, 6, -14))


@model("toy-car", PRIMARY, shows=SIDES, whole={"azimuth": 34, "elevation": 18})
def toy_car(view):
    body = paint(0.12, coat=1.0)
    side = fillet_loop([(-1.3, 0.3), (1.3, 0.3), (1.3, 0.66), (0.8, 0.78), (0.4, 1.18), (-0.55, 1.18), (-0.95, 0.78), (-1.3, 0.7)], 0.14)
    slab(side, 0.95, body, (0, 0, 0), UPRIGHT, 0.14)
    window = plain("#18202a", 0.05, coat=1.0)
    for s in (-1, 1):
        slab(fillet_loop([(-0.8, 0.8), (-0.12, 0.8), (-0.12, 1.1), (-0.52, 1.1)], 0.05), 0.02, window, (0, s * 0.48, 0), UPRIGHT, 0.004)
        slab(fillet_loop([(-0.02, 0.8), (0.66, 0.8), (0.38, 1.1), (-0.02, 1.1)], 0.05), 0.02, window, (0, s * 0.48, 0), UPRIGHT, 0.004)
        for x in (-0.8, 0.8):
            cylinder(0.32, 0.2, rubber(), (x, s * 0.34, 0.32), (s * -90, 0, 0))
            cylinder(0.17, 0.22, steel(0.2), (x, s * 0.34, 0.32), (s * -90, 0, 0))
        ball(0.1, plain("#fff6d0", 0.2, glow=0.4), (1.27, s * 0.3, 0.56), (0.4, 1, 0.8))
        ball(0.08, plain("#d0301f", 0.2), (-1.28, s * 0.32, 0.58), (0.4, 1, 0.8))
    box((0.5, 0.7, 0.02), window, (0.62, 0, 0.98), (0, 44, 0), 0.01)
    box((0.46, 0.7, 0.02), window, (-0.78, 0, 0.98), (0, -44, 0), 0.01)
    for y in (-0.12, 0.12):
        box((0.9, 0.1, 0.02), white(0.4), (-0.08, y, 1.185), bevel=0.004)


@model(
    "kick-scooter",
    PRIMARY,
    shows=SIDES,
    whole={"azimuth": 30, "elevation": 12},
    detail={"azimuth": 24, "elevation": 20, "zoom": 2.3, "at": (0.62, 0, -0.62)},
)
def kick_scooter(view):
    box((1.7, 0.34, 0.09), paint(0.35, coat=0.3), (0, 0, 0.3), bevel=0.04)
    box((1.3, 0.26, 0.02), rubber(), (0, 0, 0.35), bevel=0.006)
    tube([(0.8, 0, 0.3), (1.05, 0, 0.42), (1.1, 0, 0.5)], 0.07, paint(0.35))
    tube([(1.14, 0, 0.3), (0.95, 0, 2.1)], 0.05, steel(0.2), kind="POLY")
    tube([(1.1, 0, 0.62), (1.0, 0, 1.5)], 0.07, paint(0.3, coat=0.4), kind="POLY")
    tube([(0.95, -0.5, 2.1), (0.95, 0.5, 2.1)], 0.04, steel(0.2), kind="POLY")
    for s in (-1, 1):
        tube([(0.95, s * 0.3, 2.1), (0.95, s * 0.56, 2.1)], 0.065, rubber(), kind="POLY")
    for x in (-0.95, 1.17):
        ring(0.17, 0.06, rubber(), (x, 0, 0.22), UPRIGHT)
        cylinder(0.12, 0.1, paint(0.4), (x, 0.05, 0.22), UPRIGHT)
    box((0.4, 0.16, 0.05), steel(0.3), (-0.95, 0, 0.5), (0, -24, 0), 0.02)


@model("doll", shows=SIDES, whole={"azimuth": 16, "elevation": 10})
def doll(view):
    skin, hair = plain("#eec3a0", 0.8, relief="weave"), plain("#4a2a1c", 0.9, relief="towel")
    lathe([(0, 0.75), (0.72, 0.75, 0.04), (0.5, 1.3, 0.2), (0.26, 1.75, 0.1), (0.2, 1.8), (0, 1.8)], plain("#d0446a", 0.9, sheen=0.5, relief="weave", mix={"colours": [(0.4, "#c53a60"), (0.6, "#dc5c80")], "scale": 8}))
    ring(0.7, 0.04, white(0.8), (0, 0, 0.78))
    for i in range(14):
        a = i * 2 * math.pi / 14
        ball(0.05, plain("#f6e6b0", 0.8), (0.63 * math.cos(a), 0.63 * math.sin(a), 0.98))
    for s in (-1, 1):
        tube([(s * 0.2, 0, 0.8), (s * 0.2, -0.02, 0.2)], 0.12, skin, kind="POLY")
        lump(0.17, plain("#3a2a4a", 0.5), (s * 0.2, -0.08, 0.12), (0.9, 1.4, 0.7), rough=0)
        tube([(s * 0.22, 0, 1.66), (s * 0.5, -0.05, 1.35), (s * 0.62, -0.12, 1.05)], 0.1, skin)
        lump(0.16, plain("#d0446a", 0.9, relief="weave"), (s * 0.28, 0, 1.62), (1.1, 0.9, 0.9), rough=0.05)
        ball(0.05, plain("#1d1512", 0.2, coat=0.8), (s * 0.17, -0.44, 2.16), (0.8, 0.5, 1.1))
        lump(0.09, plain("#f09a8c", 0.8), (s * 0.28, -0.4, 2.02), (1, 0.3, 0.7), rough=0)
        lump(0.22, hair, (s * 0.52, 0.06, 1.95), (0.8, 0.8, 1.4), rough=0.08)
        ring(0.14, 0.03, plain("#f2c53d", 0.5), (s * 0.5, 0.06, 2.2))
    ball(0.48, skin, (0, 0, 2.15))
    cap = ball(0.51, hair, (0, 0.05, 2.2))
    for vertex in cap.data.vertices:
        if vertex.co.y < -0.1 and vertex.co.z < 0.22:
            vertex.co *= 0.85
    tube([(-0.1, -0.46, 1.99), (0, -0.475, 1.96), (0.1, -0.46, 1.99)], 0.016, plain("#b03a3a", 0.6))


@model("board-game", shows=SIDES, whole={"azimuth": 24, "elevation": 32})
def board_game(view):
    box((2.4, 2.4, 0.16), wood("#7a4c2a", "#54321a"), (0, 0, 0.08), bevel=0.03)
    pale, deep = plain("#e6cfa0", 0.35, coat=0.4), plain("#6a3f24", 0.35, coat=0.4)
    for i in range(8):
        for j in range(8):
            box((0.268, 0.268, 0.02), pale if (i + j) % 2 else deep, (-0.945 + 0.27 * i, -0.945 + 0.27 * j, 0.165), bevel=0.003, segments=1)
    shapes = {"pawn": [(0, 0), (0.11, 0, 0.02), (0.11, 0.05, 0.02), (0.05, 0.12, 0.04), (0.045, 0.24), (0.08, 0.26), (0.04, 0.28), (0.09, 0.36, 0.06), (0, 0.44)], "king": [(0, 0), (0.13, 0, 0.02), (0.13, 0.06, 0.02), (0.06, 0.16, 0.05), (0.05, 0.44), (0.1, 0.48), (0.06, 0.5), (0.11, 0.68, 0.02), (0, 0.72)], "rook": [(0, 0), (0.13, 0, 0.02), (0.13, 0.06, 0.02), (0.07, 0.14, 0.04), (0.065, 0.38), (0.11, 0.42), (0.11, 0.54), (0.06, 0.54), (0.06, 0.48), (0, 0.48)]}
    ivory, black = plain("#f2e8d0", 0.3, coat=0.4), plain("#241a14", 0.3, coat=0.4)
    for stuff, row, second in ((ivory, 0, 1), (black, 7, 6)):
        for k in range(8):
            kind = "rook" if k in (0, 7) else "king" if k in (3, 4) else "pawn" if False else "rook" if k in (2, 5) else "king"
            lathe(shapes[kind], stuff, (-0.945 + 0.27 * k, -0.945 + 0.27 * row, 0.175), steps=28, scale=(1, 1, 1.15 if k in (3, 4) else 0.9))
            moved = 0.54 if (k == 4 and row == 0) else -0.54 if (k == 3 and row) else 0
            lathe(shapes["pawn"], stuff, (-0.945 + 0.27 * k, -0.945 + 0.27 * second + moved, 0.175), steps=28)


@model("yo-yo", shows=SIDES, whole={"azimuth": 40, "elevation": 16})
def yo_yo(view):
    parts = []
    for s in (-1, 1):
        parts.append(lathe([(0, 0.06), (0.3, 0.06, 0.05), (0.9, 0.1, 0.1), (0.95, 0.25, 0.1), (0.75, 0.42, 0.1), (0, 0.46)], plain("#c5281f", 0.12, coat=1.0), turn=(0 if s > 0 else 180, 0, 0)))
        parts.append(lathe([(0, 0.46), (0.45, 0.46, 0.03), (0.4, 0.49), (0, 0.5)], plain("#f2c53d", 0.2, coat=0.8), turn=(0 if s > 0 else 180, 0, 0)))
    parts.append(cylinder(0.3, 0.14, plain("#fbf6ea", 0.9), (0, 0, -0.07)))
    group(parts, (0, 0, 0.95), (90, 0, 0))
    tube([(0.28, 0, 0.95), (0.36, -0.05, 1.6), (0.9, -0.5, 1.0), (1.3, -0.8, 0.1), (0.7, -1.1, 0.04), (0.2, -1.0, 0.04)], 0.022, plain("#fbf6ea", 0.8))
    ring(0.14, 0.022, plain("#fbf6ea", 0.8), (0.08, -1.02, 0.03))


@model("kite", shows=SIDES, whole={"azimuth": 16, "elevation": 12})
def kite(view):
    quarters = (("#d0301f", [(0, 1.1), (0.85, 0.3), (0, 0.3)]), ("#f2c02c", [(0, 1.1), (-0.85, 0.3), (0, 0.3)]), ("#2f6fc0", [(0, -1.2), (0.85, 0.3), (0, 0.3)]), ("#3f9a4a", [(0, -1.2), (-0.85, 0.3), (0, 0.3)]))
    parts = [slab(points if points[1][0] < 0 else points[::-1], 0.02, plain(colour, 0.6), (0, 0, 0), UPRIGHT, 0.003) for colour, points in quarters]
    parts += [tube([(0, -0.03, 1.1), (0, -0.03, -1.2)], 0.025, bamboo(), kind="POLY"), tube([(-0.85, -0.03, 0.3), (0.85, -0.03, 0.3)], 0.025, bamboo(), kind="POLY")]
    tail = [(0, 0, -1.2), (0.3, 0, -1.5), (-0.1, 0, -1.8), (0.3, 0, -2.1), (0.1, 0, -2.4)]
    parts.append(tube(tail, 0.015, white(0.7)))
    for i, (x, _, z) in enumerate(tail[1:]):
        for s in (-1, 1):
            parts.append(slab([(0, 0), (s * 0.2, 0.1), (s * 0.2, -0.1)], 0.02, plain(("#d0301f", "#f2c02c", "#2f6fc0", "#3f9a4a")[i], 0.6), (x * 0.6 + 0.04, 0, z), UPRIGHT, 0.004))
    group(parts, (0, 0, 2.45), (-6, 14, 0))


@model("tent", ["#d9772f", "#3f8a6a", "#35478c"], shows=SIDES, whole={"azimuth": 34, "elevation": 14})
def tent(view):
    cloth = paint(0.6, sheen=0.2, relief="soft")
    rows, columns = 20, 48
    vertices, faces = [], []
    for i in range(rows + 1):
        t = i / rows
        h = 1.25 * math.sin(t * math.pi / 2) ** 0.9
        r = math.cos(t * math.pi / 2) ** 0.75
        for j in range(columns):
            a = 2 * math.pi * j / columns + math.pi / 4
            sq = 1 / max(abs(math.cos(a)), abs(math.sin(a))) ** 0.75
            vertices.append((1.3 * r * sq * math.cos(a), 1.05 * r * sq * math.sin(a), h))
    for i in range(rows):
        for j in range(columns):
            k, m = i * columns + j, i * columns + (j + 1) % columns
            faces.append((k, m, m + columns, k + columns))
    mesh = bpy.data.meshes.new("tent")
    mesh.from_pydata(vertices, [], faces)
    smooth(add(mesh, cloth), 180)
    for s in (-1, 1):
        tube([(s * 1.3 * 1.22 * math.cos(u * math.pi / 2) ** 0.75 * 0.93, 1.05 * 1.2 * math.cos(u * math.pi / 2) ** 0.75 * 0.93 * 1, 1.27 * math.sin(u * math.pi / 2) ** 0.9) for u in [i / 10 for i in range(10)]] + [(0, 0, 1.28)] + [(-s * 1.3 * 1.22 * math.cos(u * math.pi / 2) ** 0.75 * 0.93, -1.05 * 1.2 * math.cos(u * math.pi / 2) ** 0.75 * 0.93, 1.27 * math.sin(u * math.pi / 2) ** 0.9) for u in [i / 10 for i in range(9, -1, -1)]], 0.03, dark(0.4))
    door = [(0.62 * math.cos(a), 0.95 * math.sin(a)) for a in [math.pi * i / 20 for i in range(21)]]
    slab(door, 0.02, plain("#2a2a2c", 0.9), (0, -0.98, 0.02), (72, 0, 0), 0.004)
    slab([(x * 0.5 + 0.26, y * 0.96) for x, y in door], 0.03, paint(0.6, shade=0.8), (0.28, -1.02, 0.03), (72, 0, 10), 0.01)
    box((2.6, 2.1, 0.05), paint(0.6, shade=0.6), (0, 0, 0.025), bevel=0.02)
    for sx in (-1, 1):
        tube([(sx * 1.1, -0.85, 0.4), (sx * 1.7, -1.4, 0.02)], 0.01, white(0.6), kind="POLY")


@model("fishing-rod", shows=SIDES, whole={"azimuth": 18, "elevation": 14})
def fishing(view):
    rod = [lathe([(0, 0), (0.06, 0, 0.02), (0.06, 0.75, 0.02), (0, 0.75)], plain("#b98f56", 0.8, relief="grain")), lathe([(0.035, 0.7), (0.03, 1.6), (0.012, 3.1), (0, 3.1)], plain("#26303a", 0.2, coat=0.8)), *[ring(0.05 - 0.008 * i, 0.01, steel(0.2), (0, -0.06, 1.2 + 0.48 * i), (0, 0, 0)) for i in range(5)], *[lathe([(0.04, 0), (0.045, 0.02), (0.04, 0.04)], plain("#c5281f", 0.3), (0, 0, z)) for z in (0.8, 1.18, 1.66)]]
    reel = [cylinder(0.2, 0.34, steel(0.25), (0, 0, 0)), cylinder(0.17, 0.2, plain("#e6ecf0", 0.4), (0, 0, 0.08)), tube([(0, 0, 0.4), (0, 0, 0.5)], 0.04, steel(0.2), kind="POLY"), box((0.1, 0.3, 0.1), dark(0.4), (0, 0.14, 0.1), bevel=0.02), tube([(0.2, 0, 0.1), (0.36, 0, 0.1), (0.36, -0.2, 0.1)], 0.03, steel(0.2)), ball(0.07, dark(0.4), (0.36, -0.24, 0.1))]
    rod.append(group(reel, (0, -0.28, 0.72)))
    rod.append(tube([(0, -0.2, 0.9), (0, -0.06, 1.2), (0, -0.05, 3.08)], 0.005, white(0.4), kind="POLY"))
    group(rod, (0.5, 0, 0.1), (0, -28, 0))
    lump(0.13, plain("#c5281f", 0.2, coat=0.8), (0.75, -0.6, 0.14), (1, 1, 1.2), rough=0)
    lathe([(0.13, 0), (0.1, 0.12, 0.05), (0, 0.17)], white(0.3, 0.6), (0.75, -0.6, 0.15))
    tube([(0.75, -0.6, 0.3), (0.75, -0.6, 0.5)], 0.015, dark(0.4), kind="POLY")


@model("yoga-mat", ["#7a4c8f", "#3f9b8a", "#d0648a"], shows=SIDES, whole={"azimuth": 30, "elevation": 24})
def yoga_mat(view):
    foam = paint(0.9, relief="grain")
    points = [(-1.3, 0.03), (-0.6, 0.03), (0.1, 0.03)]
    for i in range(80):
        a = -math.pi / 2 + i * 0.24
        r = 0.46 - 0.0045 * i
        points.append((0.1 + 0.0 + r * math.cos(a) * 1.0, 0.49 + r * math.sin(a)))
    ribbon(points, 1.7, 0.045, foam, bevel=0.0)
    for x in (-0.5, 0.5):
        ring(0.48, 0.03, paint(0.7, shade=0.5), (x, 0.1, 0.5), (0, 90, 0))


@model("skipping-rope", shows=SIDES, whole={"azimuth": 20, "elevation": 40})
def rope(view):
    points = [(-0.6, -0.7, 0.1)] + [((0.9 - 0.02 * i) * math.cos(0.5 * i + 2.6), 0.4 + (0.62 - 0.015 * i) * math.sin(0.5 * i + 2.6), 0.06 + 0.01 * i) for i in range(26)] + [(0.6, -0.6, 0.12)]
    tube(points, 0.04, plain("#2f6fb8", 0.5))
    for at, a in (((-0.6, -0.75, 0.12), 200), ((0.62, -0.65, 0.12), 160)):
        group([lathe([(0, 0), (0.09, 0, 0.03), (0.12, 0.3, 0.1), (0.09, 0.75, 0.05), (0.13, 0.86, 0.04), (0, 0.88)], wood("#d9a066", "#b07a40")), *[ring(0.115, 0.02, plain("#c5281f", 0.5), (0, 0, z)) for z in (0.2, 0.3)]], at, (90, 0, a))


@model("bike-helmet", PRIMARY, shows=SIDES, whole={"azimuth": 34, "elevation": 20})
def bike_helmet(view):
    shell = paint(0.15, coat=0.9)
    made = ball(1.0, shell, (0, 0, 0.35), (0.85, 1.1, 0.85), detail=6)
    for vertex in made.data.vertices:
        if vertex.co.z < 0.0:
            vertex.co.z *= 0.12
    for x in (-0.5, -0.17, 0.17, 0.5):
        for y, s in ((-0.62, 0.9), (0.0, 1.1), (0.6, 0.9)):
            z = math.sqrt(max(0.05, 1 - x * x - (y / 1.1) ** 2)) * 0.85
            lump(0.2 * s, dark(0.7), (x * 0.85 * 1.02, y, 0.35 + z * 0.98), (0.4, 1.2, 0.25), (-y * 40, x * 55, 0), rough=0)
    ring(0.86, 0.06, dark(0.5), (0, 0, 0.33), scale=(0.98, 1.27, 1))
    for s in (-1, 1):
        tube([(s * 0.75, -0.3, 0.3), (s * 0.66, -0.25, -0.1), (s * 0.2, -0.35, -0.45)], 0.03, dark(0.8))
        tube([(s * 0.75, 0.4, 0.3), (s * 0.66, -0.1, -0.06)], 0.03, dark(0.8))
    box((0.2, 0.08, 0.1), dark(0.4), (0, -0.38, -0.46), bevel=0.02)


@model("sleeping-bag", ["#3f6fb0", "#d9772f", "#3f8a6a"], shows=SIDES, whole={"azimuth": 28, "elevation": 24})
def sleeping_bag(view):
    cloth = paint(0.5, sheen=0.3, relief="soft")
    for i in range(7):
        w = 1.25 - 0.07 * i
        cushion(w, 0.52, 0.42, cloth, (0, 1.1 - 0.42 * i, 0.2), (0, 0, 0), power=5, seed=i, crease=0.05)
    lathe([(0.62, 0), (0.7, 0.06, 0.05), (0.6, 0.2, 0.05), (0.46, 0.1)], paint(0.5, shade=0.8), (0, 1.25, 0.24), (20, 0, 0), (1, 0.9, 1))
    lump(0.44, plain("#e9dfc8", 0.9, relief="weave"), (0, 1.25, 0.32), (1.1, 0.8, 0.36), rough=0.05)
    tube([(0.5, 0.9, 0.36), (0.46, -0.4, 0.38), (0.36, -1.4, 0.34)], 0.022, steel(0.3))
    group([lathe([(0, 0), (0.42, 0, 0.12), (0.44, 0.5), (0.42, 1.0, 0.12), (0, 1.0)], paint(0.5, relief="soft", shade=0.8)), *[ring(0.45, 0.03, dark(0.7), (0, 0, z)) for z in (0.25, 0.75)]], (1.3, -0.9, 0.45), (0, 90, 100))


@model("camping-stove", shows=SIDES, whole={"azimuth": 26, "elevation": 22})
def stove(view):
    box((1.9, 1.4, 0.34), plain("#2f5f4a", 0.35, coat=0.3), (0, 0, 0.2), bevel=0.08)
    box((1.7, 1.2, 0.03), steel(0.3), (0, 0.02, 0.38), bevel=0.01)
    for r in (0.4, 0.26):
        ring(r, 0.04, dark(0.5), (-0.25, 0.05, 0.46))
    for i in range(18):
        a = i * math.pi / 9
        lathe([(0.045, 0), (0.05, 0.05, 0.03), (0, 0.22)], plain("#4a9aff", 0.3, glow=1.2), (-0.25 + 0.3 * math.cos(a), 0.05 + 0.3 * math.sin(a), 0.48), steps=12)
    for k in range(4):
        a = k * math.pi / 2 + 0.78
        box((0.5, 0.05, 0.16), dark(0.5), (-0.25 + 0.42 * math.cos(a), 0.05 + 0.42 * math.sin(a), 0.52), (0, 0, math.degrees(a)), 0.015)
    cylinder(0.16, 0.12, dark(0.4), (0.6, -0.7, 0.2), UPRIGHT)
    lathe([(0, 0), (0.22, 0, 0.05), (0.22, 1.1, 0.12), (0.08, 1.2), (0, 1.2)], plain("#c5281f", 0.3, coat=0.4), (0.66, 0.65, 0.3), (90, 0, 0))
    lathe([(0, 0), (0.5, 0, 0.06), (0.52, 0.55), (0.5, 0.55), (0.47, 0.06), (0, 0.05)], steel(0.2), (-0.25, 0.05, 0.62))


@model("swim-goggles", shows=SIDES, whole={"azimuth": 18, "elevation": 26})
def goggles(view):
    blue = plain("#2f6fb8", 0.3, coat=0.4)
    for s in (-1, 1):
        outline = fillet_loop([(-0.46, 0.24), (0.4, 0.32), (0.5, 0.0), (0.3, -0.3), (-0.34, -0.26)], 0.2)
        shape = [(s * x, y) for x, y in outline]
        group([slab(shape, 0.3, blue, (0, 0, 0), UPRIGHT, 0.08, holes=[[(x * 0.76, y * 0.74) for x, y in shape]]), slab([(x * 0.84, y * 0.82) for x, y in shape], 0.06, plain("#12384a", 0.03, coat=1.0), (0, -0.1, 0), UPRIGHT, 0.02)], (s * 0.62, 0, 0.5), (0, 0, s * 12))
        tube([(s * 1.1, 0.05, 0.5), (s * 1.35, 0.5, 0.42), (s * 1.1, 1.1, 0.28), (0, 1.4, 0.2)], 0.07, dark(0.6))
    tube([(-0.18, -0.06, 0.5), (0, -0.1, 0.56), (0.18, -0.06, 0.5)], 0.05, blue)


def book(colour, width=1.5, height=2.0, depth=0.36, accents=(), at=(0, 0, 0), turn=(0, 0, 0)):
    """A book that lies on its back, its spine at -x."""
    cover = plain(colour, 0.5, coat=0.2)
    return group([box((width, height, 0.04), cover, (0, 0, 0.02), bevel=0.012), box((width, height, 0.04), cover, (0, 0, depth - 0.02), bevel=0.012), box((0.05, height, depth), cover, (-width / 2 + 0.02, 0, depth / 2), bevel=0.015), box((width - 0.1, height - 0.08, depth - 0.08), plain("#f4ecd8", 0.9, mix={"colours": [(0.45, "#e6dcc2"), (0.55, "#f8f2e2")], "kind": "Z", "scale": 14}), (0.0, 0, depth / 2), bevel=0.005), *accents], at, turn)


@model("comic-book", shows=SIDES, whole={"azimuth": 12, "elevation": 52})
def comic(view):
    accents = [slab(rounded(1.3, 0.42, 0.04), 0.012, plain("#f2c53d", 0.5), (0, 0.7, 0.16), bevel=0.002)]
    burst = [((0.5 if i % 2 else 0.3) * math.cos(i * math.pi / 12), (0.5 if i % 2 else 0.3) * math.sin(i * math.pi / 12)) for i in range(24)]
    accents += [slab(burst, 0.014, plain("#f6f0e0", 0.5), (0.1, -0.1, 0.16), bevel=0.002), slab([(x * 0.8, y * 0.8) for x, y in burst], 0.016, plain("#f08a24", 0.5), (0.1, -0.1, 0.162), bevel=0.002), slab(rounded(0.44, 0.5, 0.12), 0.02, plain("#8a96a2", 0.4), (0.1, -0.12, 0.165), bevel=0.004), *[slab(circle(0.07), 0.024, plain("#fdfaf0", 0.4), (0.1 + s * 0.1, -0.04, 0.166), bevel=0.003) for s in (-1, 1)], *[slab(circle(0.03), 0.028, dark(), (0.1 + s * 0.1, -0.04, 0.167), bevel=0.003) for s in (-1, 1)], slab(rounded(0.26, 0.06, 0.02), 0.024, dark(), (0.1, -0.24, 0.166), bevel=0.003), slab(circle(0.2), 0.014, white(0.5), (-0.4, 0.3, 0.16), bevel=0.002)]
    book("#2f6fc0", 1.5, 2.1, 0.16, accents, (0.1, 0, 0.16), (0, 0, 8))
    book("#c5281f", 1.5, 2.1, 0.16, [], (-0.05, 0.05, 0), (0, 0, -6))


@model("dictionary", shows=SIDES, whole={"azimuth": 30, "elevation": 28})
def dictionary(view):
    gilt = gold(0.3)
    accents = [slab(rounded(1.2, 1.7, 0.06), 0.01, gilt, (0.05, 0, 0.7), bevel=0.002, holes=[rounded(1.14, 1.64, 0.05)]), slab(rounded(0.8, 0.3, 0.04), 0.012, gilt, (0.05, 0.4, 0.7), bevel=0.002), slab(circle(0.24, 0.05, -0.3), 0.012, gilt, (0, 0, 0.7), bevel=0.002, holes=[circle(0.19, 0.05, -0.3)])]
    for i in range(7):
        accents.append(cylinder(0.09, 0.05, plain(("#c5281f", "#e6b02c", "#2f6fc0", "#3f9a4a")[i % 4], 0.5), (0.7, -0.8 + 0.26 * i, 0.32), (0, 90, 0), 0.01, 24))
    book("#7a1f24", 1.5, 2.1, 0.7, accents)


@model("exercise-book", shows=SIDES, whole={"azimuth": 14, "elevation": 44})
def exercise_book(view):
    for i, (c, x, y, a) in enumerate((("#3f9a6a", -0.15, 0.15, -12), ("#e6a03c", 0.0, 0.0, 2), ("#3f7fc0", 0.15, -0.1, 14))):
        book(c, 1.5, 2.0, 0.1, [slab(rounded(0.9, 0.6, 0.05), 0.008, plain("#fbf6ea", 0.7), (0.05, 0.35, 0.1), bevel=0.002), *[box((0.7, 0.014, 0.006), plain("#8a8d93", 0.6), (0.05, 0.5 - 0.14 * k, 0.106), bevel=0.001) for k in range(3)]], (x, y, 0.11 * i), (0, 0, a))
    pencil(1.7, (-0.6, -1.1, 0.42), (0, 90, 20))


@model("ballpoint-pen", shows=SIDES, whole={"azimuth": 14, "elevation": 44})
def ballpoint(view):
    for i, c in enumerate(("#2f5fa8", "#1d1e21", "#c5281f")):
        clear = plain("#eef4f8", 0.1, coat=0.8)
        group([lathe([(0, 0), (0.02, 0.02), (0.03, 0.1), (0.09, 0.3, 0.03), (0.1, 1.9), (0, 1.9)], plain(c, 0.2, coat=0.7)), lathe([(0, -0.05), (0.012, -0.03), (0.03, 0.1), (0, 0.1)], steel(0.15)), lathe([(0.103, 0.32), (0.115, 0.36, 0.02), (0.115, 0.85, 0.02), (0.103, 0.9)], rubber()), lathe([(0, 1.9), (0.1, 1.9), (0.09, 2.1, 0.02), (0.05, 2.12), (0.05, 2.3, 0.02), (0, 2.3)], steel(0.2)), box((0.05, 0.03, 0.75), steel(0.2), (0, -0.14, 1.75), bevel=0.01)], (1.1, 0.5 - 0.45 * i, 0.13), (0, -90, -8 + 9 * i))
    points = [(-1.1 + 0.07 * i, -1.05 + 0.12 * math.sin(i * 0.9), 0.01) for i in range(30)]
    tube(points, 0.016, plain("#2f5fa8", 0.5))


@model("fountain-pen", ["#2b2d31", "#2f5fa8", "#7a1f24"], shows=SIDES, whole={"azimuth": 16, "elevation": 36})
def fountain_pen(view):
    body = paint(0.1, coat=1.0)
    group([lathe([(0, 2.2), (0.1, 2.18, 0.05), (0.13, 1.6), (0.13, 0.85), (0, 0.85)], body), ring(0.13, 0.02, gold(0.2), (0, 0, 0.85)), lathe([(0.1, 0.84), (0.09, 0.4), (0.11, 0.36), (0, 0.36)], dark(0.2, 0.8)), slab([(0, -0.05), (0.07, 0.2), (0.05, 0.4), (-0.05, 0.4), (-0.07, 0.2)], 0.03, gold(0.15), (0, -0.04, 0), UPRIGHT, 0.01), slab(circle(0.015, 0, 0.22), 0.035, dark(), (0, -0.045, 0), UPRIGHT, 0.002)], (1.2, 0.25, 0.14), (0, -90, 10))
    group([lathe([(0, 1.0), (0.12, 0.98, 0.05), (0.15, 0.8), (0.15, 0), (0.13, 0), (0.13, 0.8), (0, 0.9)], body), *[ring(0.15, 0.015, gold(0.2), (0, 0, z)) for z in (0.04, 0.1)], box((0.05, 0.03, 0.8), gold(0.2), (0, -0.17, 0.55), bevel=0.01)], (0.9, -0.5, 0.17), (0, -90, -14))
    group([box((0.7, 0.7, 0.5), glass("#dfe8f0", 0.03), (0, 0, 0.25), bevel=0.08), box((0.6, 0.6, 0.34), plain("#1c2f6a", 0.1, coat=0.9), (0, 0, 0.22), bevel=0.06), lathe([(0, 0.5), (0.24, 0.5), (0.24, 0.7, 0.03), (0, 0.7)], dark(0.2, 0.8))], (-0.75, 0.6, 0))


@model("pencil", shows=SIDES, whole={"azimuth": 14, "elevation": 46})
def pencils(view):
    for i, c in enumerate(("#c5281f", "#e0702c", "#e6b02c", "#3f9a4a", "#2f6fc0", "#7a4c8f")):
        tip = plain(c, 0.6)
        group([lathe([(0, 0), (0.085, 0), (0.085, 1.75)], plain(c, 0.3, coat=0.5), steps=6, angle=10), lathe([(0.085, 1.75), (0.03, 1.98)], plain("#e3c08e", 0.7), steps=24), lathe([(0.03, 1.98), (0, 2.08)], tip, steps=24)], (-0.85 + 0.2 * i, -0.9 + 0.02 * i, 0.09), (-90, 0, -6 + 7 * i))
    box((0.5, 0.28, 0.2), plain("#f4f2ec", 0.8), (0.85, -1.1, 0.1), (0, 0, 20), 0.05)
    box((0.3, 0.29, 0.21), plain("#2f6fc0", 0.6), (0.92, -1.07, 0.1), (0, 0, 20), 0.03)


@model("crayons", shows=SIDES, whole={"azimuth": 18, "elevation": 26})
def crayons(view):
    hues = ("#c5281f", "#e0702c", "#f2c53d", "#3f9a4a", "#3fb0c0", "#2f6fc0", "#7a4c8f", "#d0648a")

    def stick(c, at, turn):
        wax = plain(c, 0.6)
        return group([lathe([(0, 0), (0.1, 0, 0.02), (0.1, 1.2), (0.05, 1.38), (0.04, 1.42), (0, 1.42)], wax), lathe([(0.104, 0.1), (0.104, 1.1)], plain(c, 0.8)), *[lathe([(0.106, z), (0.106, z + 0.06)], dark(0.7)) for z in (0.16, 0.98)]], at, turn)

    box((1.9, 0.5, 1.0), plain("#f2c53d", 0.5), (0, 0.3, 0.5), bevel=0.02)
    box((1.91, 0.51, 0.3), plain("#3f9a4a", 0.5), (0, 0.3, 0.35), bevel=0.02)
    for i, c in enumerate(hues):
        stick(c, (-0.8 + 0.23 * i, 0.3, 0.25), (0, 0, 0))
    stick("#c5281f", (-0.7, -0.5, 0.11), (0, 90, -20))
    stick("#2f6fc0", (-0.3, -0.95, 0.11), (0, 90, 12))


@model("calculator", shows=SIDES, whole={"azimuth": 20, "elevation": 40})
def calculator(view):
    parts = [box((1.5, 2.1, 0.24), plain("#3a3e46", 0.4), (0, 0, 0.12), bevel=0.09), slab(rounded(1.25, 0.48, 0.05), 0.02, plain("#b8c8b0", 0.15, coat=0.6), (0, 0.68, 0.245), bevel=0.004), slab(rounded(0.5, 0.12, 0.02), 0.02, plain("#2a1d1a", 0.15, coat=0.8), (0.36, 0.985, 0.24), bevel=0.003)]
    bars = {"a": (0, 0.11, 0), "d": (0, -0.11, 0), "g": (0, 0, 0), "b": (0.06, 0.055, 90), "c": (0.06, -0.055, 90), "e": (-0.06, -0.055, 90), "f": (-0.06, 0.055, 90)}
    for k, on in enumerate(("bc", "abged", "abgcd", "bcfg")):
        for key in on:
            dx, dy, a = bars[key]
            parts.append(box((0.09, 0.02, 0.006), dark(0.6), (-0.1 + 0.19 * k + dx, 0.68 + dy, 0.258), (0, 0, a), 0.002, 1))
    for r in range(5):
        for c in range(4):
            colour = "#e0702c" if (r, c) in ((4, 3),) else "#c5281f" if (r, c) == (0, 0) else "#6d737d" if c == 3 or r == 0 else "#eceae4"
            parts.append(box((0.27, 0.21, 0.09), plain(colour, 0.45), (-0.49 + 0.327 * c, 0.26 - 0.265 * r, 0.26), bevel=0.04))
    group(parts, (0, 0, 0.05), (8, 0, 0))


@model("scissors", shows=("whole", "detail"), whole={"azimuth": 14, "elevation": 52})
def scissors(view):
    for s, z in ((-1, 0.06), (1, 0.13)):
        blade = [(s * -0.1, -0.1), (s * 0.12, -0.15), (s * 0.14, 0.3), (s * 0.0, 1.5), (s * -0.1, 0.4)]
        loop = [(s * (0.36 + 0.3 * math.cos(t)), -0.95 + 0.42 * math.sin(t)) for t in [i * math.pi / 16 for i in range(32)]]
        inner = [(s * (0.36 + 0.19 * math.cos(t)), -0.95 + 0.3 * math.sin(t)) for t in [i * math.pi / 16 for i in range(32)]]
        group([slab(blade, 0.05, steel(0.15), bevel=0.015), slab(fillet_loop([(-s * 0.12, 0.1), (s * 0.1, 0.1), (s * 0.32, -0.55), (s * 0.08, -0.62)], 0.05), 0.12, plain("#d9532c", 0.35, coat=0.4), bevel=0.04), slab(loop, 0.13, plain("#d9532c", 0.35, coat=0.4), bevel=0.05, holes=[inner])], (0, 0, z), (0, 0, -s * 14))
    cylinder(0.08, 0.08, steel(0.2), (0, 0.02, 0.15))


@model("sticky-notes", shows=SIDES, whole={"azimuth": 20, "elevation": 34})
def notes(view):
    for i, (c, x, y, a) in enumerate((("#f4d84a", -0.55, 0.3, -8), ("#f09ab0", 0.6, 0.4, 10), ("#8ad0a0", 0.05, -0.6, 4))):
        group([box((1.0, 1.0, 0.34), plain(c, 0.9, mix={"colours": [(0.4, c), (0.6, c)], "kind": "Z", "scale": 20}), (0, 0, 0.17), bevel=0.006), ribbon([(0.5, 0.35), (0, 0.355), (-0.3, 0.38), (-0.52, 0.47)], 1.0, 0.008, plain(c, 0.9)), *[box((0.5, 0.02, 0.004), plain("#5a5d63", 0.6), (-0.1, 0.3 - 0.14 * k, 0.365), bevel=0.001) for k in range(3 if i == 0 else 0)]], (x, y, 0), (0, 0, a))
    group([lathe([(0, 0), (0.1, 0, 0.02), (0.1, 1.2, 0.03), (0, 1.22)], plain("#3f9a4a", 0.3)), lathe([(0, 1.2), (0.08, 1.2), (0.05, 1.36), (0.03, 1.46), (0, 1.46)], plain("#2f7a3a", 0.5))], (0.75, -0.75, 0.11), (0, 88, -40))


def guitar_like(scale, top, sides, strings, neck_length):
    outline = [tuple(p) for p in fillet([(0, 1.0), (0.4, 0.98, 0.2), (0.62, 0.62, 0.3), (0.44, 0.22, 0.3), (0.82, -0.35, 0.45), (0.55, -0.95, 0.4), (0, -1.0)])]
    loop = outline + [(-x, y) for x, y in reversed(outline[1:-1])]
    end = 1.0 + neck_length
    parts = [slab(loop, 0.34, sides, (0, 0, 0), UPRIGHT, 0.05), slab([(x * 0.96, y * 0.965) for x, y in loop], 0.03, top, (0, -0.165, 0), UPRIGHT, 0.008), slab(circle(0.22, 0, 0.12), 0.012, plain("#140d09", 0.9), (0, -0.183, 0), UPRIGHT, 0.002), slab(circle(0.27, 0, 0.12), 0.012, plain("#3a2214", 0.5), (0, -0.18, 0), UPRIGHT, 0.002, holes=[circle(0.24, 0, 0.12)]), box((0.6, 0.06, 0.09), plain("#3a2214", 0.4), (0, -0.2, -0.52), bevel=0.02), box((0.2, 0.1, end - 0.35), plain("#3a2214", 0.4), (0, -0.19, (end + 0.35) / 2), bevel=0.02), box((0.18, 0.12, neck_length), sides, (0, -0.12, 1.0 + neck_length / 2), bevel=0.04), slab(fillet_loop([(-0.15, 0), (0.15, 0), (0.2, 0.5), (-0.2, 0.5)], 0.05), 0.09, sides, (0, -0.12, end), (84, 0, 0), 0.02)]
    for i in range(int(neck_length * 9)):
        parts.append(box((0.2, 0.015, 0.012), steel(0.2), (0, -0.245, end - 0.12 * i), bevel=0.003, segments=1))
    for i in range(strings):
        x = (i / (strings - 1) - 0.5) * 0.15
        parts.append(tube([(x, -0.255, -0.5), (x, -0.255, end + 0.05)], 0.006, steel(0.2), kind="POLY"))
    for s in (-1, 1):
        for k in range(strings // 2):
            parts.append(tube([(s * 0.16, -0.12, end + 0.12 + 0.13 * k), (s * 0.3, -0.12, end + 0.12 + 0.13 * k)], 0.035, steel(0.2), kind="POLY"))
    group(parts, (0, 0, 1.05), (-8, 8, 0), scale)


@model("guitar", ["#c98b4a", "#7a2a1c", "#2b2d31"], shows=SIDES, whole={"azimuth": 18, "elevation": 8})
def guitar(view):
    guitar_like(1, paint(0.15, coat=0.8, pattern={"shades": [(0.3, 0.88), (0.7, 1.0)], "scale": 3, "stretch": (8, 1, 0.6)}), wood("#7a4424", "#54301a"), 6, 1.5)


@model("ukulele", shows=SIDES, whole={"azimuth": 18, "elevation": 8})
def ukulele(view):
    guitar_like(1, wood("#c98f54", "#a06a34", coat=0.7), wood("#8a5430", "#643a20"), 4, 0.95)


@model("drum", shows=SIDES, whole={"azimuth": 22, "elevation": 20})
def drum(view):
    lathe([(0, 0), (0.5, 0, 0.04), (0.42, 0.3, 0.2), (0.36, 0.8, 0.2), (0.62, 1.5, 0.4), (0.72, 2.0), (0, 2.0)], wood("#a8642f", "#74401c", coat=0.4))
    lathe([(0, 2.0), (0.73, 2.0, 0.02), (0.73, 2.06, 0.03), (0, 2.08)], plain("#efe2c4", 0.7))
    slab(circle(0.24), 0.01, plain("#3a2a1c", 0.8), (0, 0, 2.085), bevel=0.002)
    for z, r in ((1.95, 0.73), (1.55, 0.65)):
        ring(r, 0.035, plain("#c5281f" if z > 1.6 else "#2a2420", 0.8), (0, 0, z))
    for i in range(16):
        a, b = i * math.pi / 8, (i + 0.5) * math.pi / 8
        tube([(0.74 * math.cos(a), 0.74 * math.sin(a), 1.95), (0.66 * math.cos(b), 0.66 * math.sin(b), 1.55)], 0.016, plain("#f0e6cc", 0.8), kind="POLY")
        tube([(0.66 * math.cos(b), 0.66 * math.sin(b), 1.55), (0.74 * math.cos(a + math.pi / 8), 0.74 * math.sin(a + math.pi / 8), 1.95)], 0.016, plain("#f0e6cc", 0.8), kind="POLY")
    for z in (0.15, 0.5):
        ring(0.46 if z < 0.3 else 0.4, 0.02, gold(0.3), (0, 0, z))

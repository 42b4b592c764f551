"""
Packs without print. All of a pack is painted; what is printed on it is composed later, along the surfaces that are
declared here (kit.surface): `front` and `side` of what is flat, `label` around what is round, `all` for the parts of a
pack that have a colour each, such as caps.
"""

import math

from kit import *

from . import model


def shell(front, material, rows=44, columns=32):
    """A body of two sides with the surface of its front. `front(s, t, side)`: s from -1 to 1, t from 0 below to 1 above."""
    vertices, faces = [], []
    for side in (-1, 1):
        start = len(vertices)
        for i in range(rows + 1):
            for j in range(columns + 1):
                vertices.append(front(j / columns * 2 - 1, i / rows, side))
        for i in range(rows):
            for j in range(columns):
                k = start + i * (columns + 1) + j
                faces.append((k, k + 1, k + columns + 2, k + columns + 1))
    mesh = bpy.data.meshes.new("shell")
    mesh.from_pydata(vertices, [], faces)
    return [
        smooth(add(mesh, material), 180),
        surface("front", lambda u, v: front(u * 2 - 1, 1 - v, -1), 13, 17),
    ]


def plane(name, origin, across, down):
    """A flat surface from its upper left corner."""
    at = lambda u, v: tuple(o + u * a + v * d for o, a, d in zip(origin, across, down))
    return surface(name, at, 5, 5)


def around(radius, low, high, squash=1.0, name="label", sweep=180, swell=None):
    """A surface on the front of a round body, from its left edge to its right."""

    def at(u, v):
        a = math.radians(-90 - sweep / 2 + sweep * u)
        z = high + (low - high) * v
        r = radius if swell is None else swell(z)
        return (r * math.cos(a), squash * r * math.sin(a), z)

    return surface(name, at, 25, 9)


def everything(width, height):
    """A plane through the middle of a pack, as wide and high as it."""
    return plane("all", (-width / 2, 0, height), (width, 0, 0), (0, 0, -height))


FOIL = {"rough": 0.34, "coat": 0.35}
PLASTIC = {"rough": 0.3, "coat": 0.5}
CARD = {"rough": 0.55}
ROUND = {"azimuth": 0, "elevation": 9}
FLAT = {"azimuth": 16, "elevation": 8}
BOXED = {"azimuth": 27, "elevation": 13}


@model("pack-pouch", ["#ffffff"], shows=("whole",), whole=FLAT)
def pouch_(view):
    def front(s, t, side):
        full = (1 - t) ** 0.55 * 0.75 + 0.25 * math.sin(math.pi * min(1, t * 1.05)) if t < 0.93 else 0.0
        bulge = 0.34 * max(0.0, full) * math.sqrt(max(0, 1 - s * s)) * (1 if t < 0.86 else (0.93 - t) / 0.07 if t < 0.93 else 0)
        crease = 0.012 * noise.noise(Vector((s * 3.1, t * 4.2, side * 3))) * (1 if t > 0.04 else 0)
        return (s * 0.68 * (1 - 0.05 * math.sin(math.pi * t)), side * (bulge + 0.004) + crease, t * 1.9)

    group(shell(front, paint(**FOIL)))


@model("pack-pillow", ["#ffffff"], shows=("whole",), whole=FLAT)
def pillow_(view):
    def front(s, t, side):
        inner = min(1, max(0, (t - 0.05) / 0.9))
        full = max(0.0, math.sin(math.pi * inner)) ** 0.6 * max(0.0, 1 - s * s) ** 0.5
        crease = 0.02 * noise.noise(Vector((s * 3.3, t * 5.2, side * 3))) + 0.007 * noise.noise(Vector((s * 9, t * 13, side)))
        w = 0.66 * (1 - 0.06 * math.sin(math.pi * t))
        return (s * w, side * (0.27 * full + 0.004) + crease * (1 if 0.05 < t < 0.95 else 0.3), t * 1.75)

    group(shell(front, paint(**FOIL)))


@model("pack-sack", ["#ffffff"], shows=("whole",), whole=FLAT)
def sack(view):
    def front(s, t, side):
        y = t * 2 - 1
        full = max(0.0, (1 - abs(s) ** 3.4) * (1 - abs(y) ** 5)) ** 0.5
        soft = 0.05 * noise.noise(Vector((s * 2.2, y * 2.2, side * 2 + 5))) * full
        slump = 1 + 0.07 * (1 - t) * (1 - t)
        return (s * 0.78 * slump * (1 - 0.05 * (1 - y * y)), side * (0.42 * full * (1.12 - 0.3 * t) + 0.004) + soft, t * 2.3)

    stitch = box((1.46, 0.03, 0.05), plain("#8a5a2a", 0.8), (0, 0, 2.2), bevel=0.01)
    group([*shell(front, paint(0.7, relief="weave")), stitch])


def boxed(width, depth, height, material):
    w, d = width / 2, depth / 2
    body = box((width, depth, height), material, (0, 0, height / 2), bevel=0.012, segments=2)
    return group([
        body,
        plane("side", (w, -d, height), (0, depth, 0), (0, 0, -height)),
        plane("top", (-w, d, height), (width, 0, 0), (0, -depth, 0)),
        plane("front", (-w, -d, height), (width, 0, 0), (0, 0, -height)),
    ])


@model("pack-box", ["#ffffff"], shows=("whole",), whole=BOXED)
def tall_box(view):
    boxed(1.05, 0.5, 1.5, paint(**CARD))


@model("pack-box-low", ["#ffffff"], shows=("whole",), whole={"azimuth": 24, "elevation": 26})
def low_box(view):
    boxed(1.6, 0.85, 0.5, paint(**CARD))


@model("pack-box-wide", ["#ffffff"], shows=("whole",), whole=BOXED)
def wide_box(view):
    boxed(1.5, 0.8, 1.35, paint(**CARD))


@model("pack-brick", ["#ffffff"], shows=("whole",), whole=BOXED)
def brick(view):
    boxed(0.72, 0.62, 1.5, paint(**CARD))
    roof = slab([(-0.31, 0), (0.31, 0), (0.0, 0.34)], 0.72, paint(**CARD), (0, 0, 1.5), (90, 0, 90), 0.006)
    fin = box((0.72, 0.03, 0.2), paint(**CARD), (0, 0, 1.9), bevel=0.006)
    cap = group([cylinder(0.1, 0.09, paint(**PLASTIC), (0, 0, 0), bevel=0.02)], (0, -0.17, 1.66), (48, 0, 0))
    _ = (roof, fin, cap)


@model("pack-card", ["#ffffff"], shows=("whole",), whole={"azimuth": 10, "elevation": 7})
def hang_card(view):
    hole = [(x, y + 0.82) for x, y in rounded(0.34, 0.09, 0.04)]
    group([
        slab(rounded(1.3, 1.9, 0.06), 0.025, paint(**CARD), (0, 0, 0.95), UPRIGHT, 0.004, holes=[hole]),
        plane("front", (-0.65, -0.014, 1.9), (1.3, 0, 0), (0, 0, -1.9)),
    ])


@model("pack-book", ["#ffffff"], shows=("whole",), whole={"azimuth": -22, "elevation": 9})
def book_(view):
    pages = plain("#f4ecd9", 0.85)
    group([
        box((1.36, 0.03, 1.95), paint(0.4, coat=0.3), (0, -0.13, 0.975), bevel=0.008, segments=2),
        box((1.36, 0.03, 1.95), paint(0.4, coat=0.3), (0, 0.13, 0.975), bevel=0.008, segments=2),
        box((0.03, 0.28, 1.95), paint(0.4, coat=0.3), (-0.68, 0, 0.975), bevel=0.012, segments=2),
        box((1.3, 0.23, 1.88), pages, (-0.01, 0, 0.975), bevel=0.004, segments=1),
        plane("side", (-0.695, 0.14, 1.95), (0, -0.28, 0), (0, 0, -1.95)),
        plane("front", (-0.68, -0.146, 1.95), (1.36, 0, 0), (0, 0, -1.95)),
    ])


@model("pack-jar", ["#ffffff"], shows=("whole",), whole=ROUND)
def jar(view):
    group([
        lathe([(0, 0), (0.6, 0, 0.08), (0.62, 0.78, 0.1), (0.52, 0.84), (0, 0.84)], paint(**PLASTIC)),
        lathe([(0.58, 0.83, 0.02), (0.63, 0.84, 0.03), (0.63, 1.12, 0.05), (0, 1.13)], paint(**PLASTIC)),
        everything(1.26, 1.13),
        around(0.622, 0.07, 0.74),
    ])


@model("pack-tub", ["#ffffff"], shows=("whole",), whole=ROUND)
def tub(view):
    group([
        lathe([(0, 0), (0.52, 0, 0.05), (0.66, 0.86, 0.02), (0.66, 0.9), (0, 0.9)], paint(**PLASTIC)),
        lathe([(0.67, 0.84, 0.01), (0.71, 0.85, 0.02), (0.7, 0.96, 0.03), (0, 0.97)], paint(**PLASTIC)),
        everything(1.42, 0.97),
        around(0.6, 0.04, 0.82, swell=lambda z: 0.522 + 0.163 * z),
    ])


def tin(radius, height):
    steel_ = steel(0.25)
    group([
        cylinder(radius, height, paint(0.28, coat=0.6), bevel=0.015),
        ring(radius - 0.004, 0.022, steel_, (0, 0, 0.02)),
        ring(radius - 0.004, 0.022, steel_, (0, 0, height - 0.01)),
        lathe([(0, height + 0.002), (radius - 0.02, height + 0.002)], steel_),
        around(radius + 0.001, 0.04, height - 0.03),
    ])


@model("pack-can", ["#ffffff"], shows=("whole",), whole=ROUND)
def tall_can(view):
    tin(0.52, 1.25)


@model("pack-can-low", ["#ffffff"], shows=("whole",), whole={"azimuth": 0, "elevation": 14})
def low_can(view):
    tin(0.62, 0.72)


@model("pack-can-drink", ["#ffffff"], shows=("whole",), whole=ROUND)
def drink_can(view):
    group([
        lathe([(0, 0), (0.3, 0, 0.03), (0.39, 0.12, 0.08), (0.39, 1.38, 0.08), (0.32, 1.52, 0.03)], paint(0.24, coat=0.6)),
        lathe([(0.32, 1.51), (0.335, 1.53, 0.01), (0.31, 1.56, 0.01), (0.29, 1.53), (0, 1.53)], steel(0.2)),
        around(0.392, 0.12, 1.38),
    ])


@model("pack-tube", ["#ffffff"], shows=("whole",), whole=ROUND)
def tube_(view):
    width, height, base = 0.9, 1.6, 0.3

    def front(u, v, side=-1):
        t = 1 - v
        flat = t**1.15
        a = math.pi * (1 + u) if side < 0 else math.pi * (1 - u)
        rx, ry = width * (0.36 + 0.14 * flat), width * 0.36 * (1 - flat) + 0.012
        return (rx * math.cos(a), ry * math.sin(a), base + t * height)

    parts = squeeze_tube(width, height, paint(**PLASTIC), paint(**PLASTIC), ())
    group([parts, everything(width, base + height + 0.12), surface("label", front, 21, 13)])


def bottle(profile, cap, label, height, squash=1.0, extra=(), widest=None):
    """A round or oval bottle. `label`: (radius, low, high)."""
    radius, low, high = label
    wide = 2 * (widest or max(point[0] for point in profile))
    group([
        lathe(profile, paint(**PLASTIC), scale=(1, squash, 1)),
        *cap,
        *extra,
        everything(wide, height),
        around(radius, low, high, squash),
    ])


@model("pack-bottle-pump", ["#ffffff"], shows=("whole",), whole=ROUND)
def pump(view):
    white_ = paint(**PLASTIC)
    bottle(
        [(0, 0), (0.46, 0, 0.06), (0.48, 1.05, 0.06), (0.42, 1.3, 0.14), (0.17, 1.42, 0.05), (0.17, 1.47), (0, 1.47)],
        [
            cylinder(0.2, 0.17, white_, (0, 0, 1.46), bevel=0.02),
            cylinder(0.06, 0.2, white_, (0, 0, 1.62), bevel=0.01),
            box((0.5, 0.17, 0.09), white_, (-0.14, 0, 1.86), bevel=0.04),
        ],
        (0.475, 0.12, 1.02),
        1.9,
    )


@model("pack-bottle-flip", ["#ffffff"], shows=("whole",), whole=ROUND)
def flip(view):
    bottle(
        [(0, 0), (0.5, 0, 0.1), (0.55, 0.5, 0.3), (0.5, 1.1, 0.3), (0.3, 1.5, 0.14), (0.24, 1.52), (0, 1.52)],
        [lathe([(0, 1.5), (0.27, 1.5, 0.02), (0.25, 1.78, 0.05), (0, 1.8)], paint(**PLASTIC), scale=(1, 0.62, 1))],
        (0.53, 0.16, 1.16),
        1.8,
        0.58,
    )


@model("pack-bottle-sauce", ["#ffffff"], shows=("whole",), whole=ROUND)
def sauce(view):
    bottle(
        [(0, 0), (0.36, 0, 0.05), (0.36, 1.05, 0.2), (0.16, 1.45, 0.16), (0.13, 1.78), (0, 1.78)],
        [cylinder(0.16, 0.2, paint(**PLASTIC), (0, 0, 1.76), bevel=0.02)],
        (0.361, 0.14, 0.98),
        1.96,
    )


@model("pack-bottle-pet", ["#ffffff"], shows=("whole",), whole=ROUND)
def pet(view):
    bottle(
        [(0, 0), (0.38, 0, 0.08), (0.41, 0.2, 0.06), (0.38, 0.36, 0.04), (0.38, 1.0, 0.04), (0.41, 1.12, 0.1), (0.34, 1.36, 0.14), (0.13, 1.6, 0.06), (0.13, 1.68), (0, 1.68)],
        [*screw_cap(0.16, 0.17, paint(**PLASTIC), 1.66)],
        (0.381, 0.37, 1.0),
        1.83,
    )


@model("pack-bottle-jug", ["#ffffff"], shows=("whole",), whole=ROUND)
def jug(view):
    white_ = paint(**PLASTIC)
    handle = tube([(0.42, 0, 1.42), (0.72, 0, 1.32), (0.76, 0, 0.95), (0.6, 0, 0.7)], 0.085, white_)
    bottle(
        [(0, 0), (0.6, 0, 0.1), (0.6, 0.95, 0.22), (0.4, 1.42, 0.14), (0.2, 1.52, 0.04), (0.2, 1.6), (0, 1.6)],
        [lathe([(0, 1.58), (0.25, 1.58, 0.02), (0.23, 1.86, 0.05), (0, 1.87)], white_)],
        (0.595, 0.12, 0.96),
        1.87,
        0.6,
        [handle],
        widest=0.845,
    )

"""Phones, computers and their accessories. Upright things face -y."""

import math

from kit import *

from . import model

PHONE = ["#211d1a", "#35478c", "#1f8a66"]


def screen(width, height, radius, at, depth=0.012, turn=UPRIGHT):
    """A lit screen: a quiet picture of coloured light, no words."""
    return panel(
        width,
        height,
        radius,
        depth,
        plain(
            "#2b4f7d",
            0.12,
            coat=0.3,
            glow=0.55,
            mix={
                "colours": [(0.25, "#182a4d"), (0.45, "#3f6fa8"), (0.6, "#e0885a"), (0.75, "#f3c48b")],
                "scale": 0.9,
                "detail": 1.0,
            },
        ),
        at,
        0.004,
        turn,
    )


def lit_screen(width, height, radius, at, turn=UPRIGHT):
    made = screen(width, height, radius, at, turn=turn)
    # The glow follows the picture.
    material = made.data.materials[0]
    shader = material.node_tree.nodes["Principled BSDF"]
    source = shader.inputs["Base Color"].links[0].from_socket
    material.node_tree.links.new(source, shader.inputs["Emission"])
    return made


def smartphone(back=False):
    """0.78 wide, 1.62 high, its middle at the origin, screen to -y."""
    w, h, d = 0.78, 1.62, 0.085
    parts = [
        panel(w, h, 0.13, d, paint(0.22, coat=0.7), bevel=0.035),
        panel(w - 0.03, h - 0.03, 0.115, 0.02, dark(0.1, coat=0.6), (0, -d / 2, 0), 0.006),
        lit_screen(w - 0.07, h - 0.07, 0.1, (0, -d / 2 - 0.008, 0)),
        cylinder(0.018, 0.01, dark(0.1), (0, -d / 2 - 0.012, h / 2 - 0.09), UPRIGHT, 0.002),
        box((0.02, 0.045, 0.2), paint(0.25, coat=0.7, shade=0.8), (w / 2, 0, 0.25), bevel=0.008),
        box((0.02, 0.045, 0.12), paint(0.25, coat=0.7, shade=0.8), (w / 2, 0, 0.48), bevel=0.008),
        panel(0.34, 0.36, 0.09, 0.04, paint(0.15, coat=0.9, shade=0.92), (-0.17, d / 2 + 0.01, 0.56), 0.015),
    ]
    for x, z in ((-0.25, 0.64), (-0.25, 0.47), (-0.09, 0.555)):
        parts += [
            cylinder(0.066, 0.035, steel(0.2, "#55575c"), (x, d / 2 + 0.02, z), (-90, 0, 0), 0.01),
            cylinder(0.052, 0.04, plain("#0b0d14", 0.03, coat=1.0), (x, d / 2 + 0.02, z), (-90, 0, 0), 0.006),
        ]
    parts.append(ball(0.018, plain("#fff4d6", 0.3, glow=0.3), (-0.09, d / 2 + 0.03, 0.66)))
    return parts


@model(
    "smartphone",
    PHONE,
    whole={"azimuth": 18, "elevation": 10},
    detail={"azimuth": 200, "elevation": 20, "zoom": 2.3, "at": (0.05, 0.3, 0.55)},
    use={"azimuth": 15, "elevation": 24},
    back={"azimuth": 20, "elevation": 14},
)
def mobile_phone(view):
    if view == "use":
        group(smartphone(), (0, 0, 0.8), (-16, 0, 6))
        group([box((0.6, 0.12, 0.1), bamboo(), (0, -0.18, 0.06), bevel=0.03), box((0.6, 0.5, 0.05), bamboo(), (0, 0.1, 0.025), bevel=0.02)], turn=(0, 0, 6))
        cup(at=(0.95, 0.3, 0), scale=0.75, filled=plain("#8a5a33", 0.2))
        return
    if view == "back":
        group(smartphone(), (-0.42, 0, 0.83), (-8, 0, 192))
        group(smartphone(), (0.42, 0.12, 0.83), (-8, 0, 14))
        return
    group(smartphone(), (0, 0, 0.83), (-7, 0, 0))


@model(
    "keypad-phone",
    PHONE,
    whole={"azimuth": 20, "elevation": 12},
    detail={"azimuth": -24, "elevation": 20, "zoom": 2.2, "at": (0, -0.6, -0.3)},
    back={"azimuth": 16, "elevation": 16},
)
def keypad_phone(view):
    def phone():
        parts = [
            panel(0.66, 1.5, 0.16, 0.2, paint(0.35, coat=0.4), bevel=0.08),
            panel(0.56, 0.62, 0.06, 0.03, dark(0.15, coat=0.6), (0, -0.1, 0.34), 0.01),
            lit_screen(0.48, 0.5, 0.02, (0, -0.117, 0.35)),
            panel(0.18, 0.03, 0.014, 0.02, dark(0.5), (0, -0.1, 0.69), 0.006),
            ring(0.085, 0.022, steel(0.25), (0, -0.105, -0.1), UPRIGHT),
            cylinder(0.06, 0.02, plain("#f1efe9", 0.4), (0, -0.1, -0.1), UPRIGHT, 0.01),
        ]
        key = plain("#f1efe9", 0.42)
        for s, shade in ((-1, "#3e8f54"), (1, "#c1453a")):
            parts.append(panel(0.13, 0.06, 0.025, 0.04, plain(shade, 0.4), (s * 0.2, -0.1, -0.07), 0.015))
            parts.append(panel(0.13, 0.05, 0.02, 0.04, key, (s * 0.2, -0.1, -0.16), 0.015))
        for row in range(4):
            for column in range(3):
                at = ((column - 1) * 0.185, -0.1, -0.28 - row * 0.105)
                parts.append(panel(0.16, 0.08, 0.03, 0.045, key, at, 0.018))
                parts.append(panel(0.03, 0.022, 0.006, 0.05, dark(0.6), at, 0.002))
        parts += [
            panel(0.2, 0.2, 0.06, 0.04, dark(0.2, coat=0.7), (0, 0.1, 0.5), 0.015),
            cylinder(0.05, 0.04, plain("#0b0d14", 0.03, coat=1.0), (0, 0.1, 0.5), (-90, 0, 0), 0.01),
        ]
        return parts

    if view == "back":
        group(phone(), (-0.4, 0, 0.76), (-6, 0, 200))
        carton(0.9, 0.4, 1.25, (0.55, 0.35, 0), (0, 0, -8))
        return
    if view == "use":
        group(phone(), (0, 0, 0.12), (-84, 0, 18))
        pencil(1.5, (-0.75, 0.55, 0.06), (0, 90, 62))
        coin((0.72, -0.2, 0))
        return
    group(phone(), (0, 0, 0.77), (-8, 0, 0))


@model(
    "power-bank",
    ["#211d1a", "#f7f4ee", "#35478c"],
    whole={"azimuth": 28, "elevation": 24},
    detail={"azimuth": 30, "elevation": 26, "zoom": 2.4, "at": (0.1, -0.2, 0.9)},
    use={"azimuth": 16, "elevation": 34},
    back={"azimuth": 20, "elevation": 16},
)
def power_bank(view):
    def bank():
        parts = [
            panel(0.72, 1.4, 0.14, 0.2, paint(0.45, relief="grain"), bevel=0.07),
            panel(0.2, 0.05, 0.024, 0.03, dark(0.4), (0.0, -0.09, 0.52), 0.006),
        ]
        for i in range(4):
            parts.append(ball(0.014, plain("#7fe0ff" if i < 3 else "#53616b", 0.3, glow=1.5 if i < 3 else 0), (-0.06 + i * 0.04, -0.108, 0.52)))
        for x in (-0.16, 0.16):
            parts.append(slab(rounded(0.16, 0.07, 0.015), 0.02, steel(0.3), (x, 0, 0.698), bevel=0.004))
            parts.append(slab(rounded(0.135, 0.045, 0.008), 0.022, dark(0.5), (x, 0, 0.699), bevel=0.002))
        parts.append(slab(rounded(0.12, 0.045, 0.02), 0.022, dark(0.4), (0, 0, 0.698), bevel=0.004))
        parts.append(cylinder(0.035, 0.02, steel(0.3), (0.36, 0, 0.35), (0, 90, 0), 0.006))
        return parts

    if view == "use":
        group(bank(), (-0.55, 0, 0.1), (-90, 0, 12))
        group(smartphone(), (0.55, 0.1, 0.06), (-90, 0, -6))
        tube([(-0.68, 0.7, 0.1), (-0.7, 1.1, 0.06), (-0.1, 1.45, 0.05), (0.5, 1.3, 0.05), (0.6, 0.9, 0.06)], 0.028, white())
        return
    if view == "back":
        group(bank(), (-0.45, -0.1, 0.72), (-4, 0, 6))
        carton(0.95, 0.4, 1.2, (0.5, 0.3, 0), (0, 0, -8))
        return
    if view == "whole":
        group(bank(), (0, 0, 0.72), (-6, 0, 0))
        return
    group(bank(), (0, 0, 0.72), (-6, 0, 0))


@model(
    "charger",
    ["#f7f4ee", "#211d1a"],
    whole={"azimuth": 32, "elevation": 20},
    detail={"azimuth": -36, "elevation": 26, "zoom": 2.0, "at": (-0.2, -0.3, 0.2)},
    use={"azimuth": 14, "elevation": 30},
)
def charger(view):
    def plug():
        return [
            box((0.62, 0.5, 0.62), paint(0.35, coat=0.5), (0, 0, 0.31), bevel=0.1, segments=8),
            slab(rounded(0.2, 0.09, 0.04), 0.02, dark(0.4), (0, -0.25, 0.38), UPRIGHT, 0.005),
            slab(rounded(0.14, 0.05, 0.022), 0.022, steel(0.3), (0, -0.25, 0.38), UPRIGHT, 0.004),
            *[cylinder(0.04, 0.32, steel(0.2), (x, 0.24, 0.36), (-90, 0, 0), 0.03) for x in (-0.14, 0.14)],
        ]

    def cable(turn=0):
        loops = []
        for i in range(90):
            a = i / 90 * math.pi * 6
            loops.append(((0.5 + 0.03 * math.sin(a * 1.3)) * math.cos(a), (0.42 + 0.03 * math.cos(a * 0.7)) * math.sin(a), 0.035 + 0.03 * (i / 30)))
        end = [(0.8, -0.3, 0.06), (1.05, -0.45, 0.05)]
        start = [(-0.2, -0.75, 0.05), (0.25, -0.62, 0.05)]
        return [
            tube(start + loops + end, 0.032, paint(0.5)),
            box((0.24, 0.1, 0.07), paint(0.4), (-0.3, -0.77, 0.05), (0, 0, 8), 0.025),
            box((0.12, 0.07, 0.035), steel(0.25), (-0.47, -0.795, 0.05), (0, 0, 8), 0.014),
            box((0.24, 0.1, 0.07), paint(0.4), (1.12, -0.5, 0.05), (0, 0, -34), 0.025),
            box((0.12, 0.07, 0.035), steel(0.25), (1.26, -0.59, 0.05), (0, 0, -34), 0.014),
        ]

    if view == "back":
        group(plug(), (-0.5, -0.15, 0), (0, 0, 150))
        carton(0.9, 0.45, 1.05, (0.45, 0.3, 0), (0, 0, -10))
    elif view == "use":
        group(plug(), (-0.6, 0.3, 0.0), (0, 0, 20))
        group(smartphone(), (0.5, 0.1, 0.06), (-90, 0, -10))
        tube([(-0.52, 0.05, 0.36), (-0.45, -0.35, 0.2), (-0.2, -0.9, 0.04), (0.25, -1.05, 0.04), (0.38, -0.78, 0.05)], 0.028, white())
    elif view == "detail":
        group(plug())
    else:
        group(plug(), (-0.25, 0.45, 0), (0, 0, 12))
        group(cable(), (0.3, -0.35, 0), scale=0.8)


def memory_card():
    """A small card with a cut corner; its face to -y."""
    outline = [(-0.3, -0.4), (0.3, -0.4), (0.3, 0.4), (-0.12, 0.4), (-0.12, 0.32), (-0.2, 0.3), (-0.3, 0.2)]
    return [
        slab(outline, 0.05, dark(0.35), (0, 0, 0.4), UPRIGHT, 0.015),
        slab(rounded(0.48, 0.34, 0.03), 0.01, paint(0.4), (0.02, -0.026, 0.3), UPRIGHT, 0.002),
        slab(circle(0.085), 0.012, plain("#f4f2ec", 0.5), (0.02, -0.029, 0.3), UPRIGHT, 0.002),
        slab(circle(0.05), 0.014, paint(0.4), (0.02, -0.03, 0.3), UPRIGHT, 0.002),
        slab(rounded(0.34, 0.028, 0.012), 0.012, plain("#e8e6e0", 0.5), (0.06, -0.026, 0.58), UPRIGHT, 0.002),
        *[slab(rounded(0.045, 0.13, 0.01), 0.01, gold(0.3), (-0.09 + i * 0.062, 0.026, 0.7), UPRIGHT, 0.002) for i in range(6)],
    ]


def adapter():
    outline = [(-0.5, -0.66), (0.5, -0.66), (0.5, 0.66), (-0.28, 0.66), (-0.5, 0.44)]
    return [
        slab(outline, 0.09, dark(0.42), (0, 0, 0.66), UPRIGHT, 0.025),
        slab(rounded(0.78, 0.72, 0.05), 0.014, plain("#f1eee6", 0.5), (0, -0.045, 0.56), UPRIGHT, 0.003),
        slab(rounded(0.78, 0.2, 0.05), 0.018, paint(0.4), (0, -0.046, 0.32), UPRIGHT, 0.003),
        box((0.03, 0.05, 0.14), plain("#e0a030", 0.4), (-0.5, 0, 0.84), bevel=0.01),
    ]


@model(
    "memory-card",
    ["#c0392b", "#35478c", "#1f8a66"],
    whole={"azimuth": 20, "elevation": 16},
    detail={"azimuth": 204, "elevation": 26, "zoom": 1.5, "at": (0, 0, 0.2)},
    use={"azimuth": 18, "elevation": 30},
    back={"azimuth": 12, "elevation": 12},
)
def memory(view):
    if view == "use":
        group(memory_card(), (-0.3, -0.2, 0.03), (-90, 0, 20))
        group(smartphone(), (0.45, 0.1, 0.06), (-90, 0, -10))
        coin((-0.4, 0.7, 0))
    elif view == "detail":
        group(memory_card(), (0, 0, 0.0), (-10, 0, 0))
    elif view == "back":
        group([slab(rounded(1.3, 1.7, 0.06), 0.03, plain("#f3efe6", 0.55), (0, 0, 0.86), UPRIGHT, 0.01),
               slab(rounded(1.3, 0.5, 0.06), 0.034, paint(0.5), (0, 0, 1.46), UPRIGHT, 0.01),
               slab(rounded(0.3, 0.07, 0.034), 0.05, plain("#d8d3c8", 0.6), (0, 0, 1.58), UPRIGHT, 0.01)], turn=(-5, 0, 0))
        group(memory_card(), (-0.28, -0.05, 0.28), (-5, 0, 0), 0.6)
        group(adapter(), (0.26, -0.06, 0.26), (-5, 0, 0), 0.62)
    else:
        group(adapter(), (0.28, 0.25, 0), (-8, 0, -6))
        group(memory_card(), (-0.42, -0.25, 0), (-8, 0, 8))


@model(
    "headphones",
    ["#211d1a", "#f7f4ee", "#d0648a"],
    whole={"azimuth": 30, "elevation": 12},
    detail={"azimuth": 62, "elevation": 14, "zoom": 2.3, "at": (0.9, -0.2, -0.45)},
    use={"azimuth": 20, "elevation": 18},
    back={"azimuth": 24, "elevation": 28},
)
def headphones(view):
    def pair():
        parts = []
        arc = [(0.9 * math.cos(a), 0, 1.0 + 1.0 * math.sin(a)) for a in [math.pi * (0.02 + 0.96 * i / 24) for i in range(25)]]
        vertices, faces = [], []
        for x, y, z in arc:
            vertices += [(x, -0.16, z), (x, 0.16, z)]
        for i in range(24):
            faces.append((2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2))
        for grow, stuff, thick in ((1.0, paint(0.35, coat=0.4), 0.07), (0.94, plain("#2b2c30", 0.75, relief="leather"), 0.09)):
            mesh = bpy.data.meshes.new("band")
            narrow = 1.0 if grow == 1.0 else 0.86
            mesh.from_pydata([(x * grow, y * narrow, 1.0 + (z - 1.0) * grow) for x, y, z in vertices], [], faces)
            band = smooth(add(mesh, stuff), 180)
            solid = band.modifiers.new("solid", "SOLIDIFY")
            solid.thickness, solid.offset = thick, 0
            edge = band.modifiers.new("edge", "BEVEL")
            edge.width, edge.segments = 0.03, 4
            cut = band.modifiers.new("cut", "SUBSURF")
            cut.levels = cut.render_levels = 2
            parts.append(band)
        for s in (-1, 1):
            cup_ = lathe([(0, 0.3), (0.3, 0.3, 0.1), (0.44, 0.24, 0.1), (0.5, 0.08, 0.08), (0.48, -0.06, 0.05), (0, -0.06)], paint(0.35, coat=0.5), scale=(1.18, 0.92, 1))
            trim = lathe([(0, 0.315), (0.2, 0.315, 0.02), (0.22, 0.28)], steel(0.3, "#b9bbc0"), scale=(1.18, 0.92, 1))
            pad = ring(0.34, 0.14, plain("#232428", 0.7, relief="leather"), (0, 0, -0.1), scale=(1.18, 0.92, 1.1))
            mesh = lathe([(0, -0.04), (0.34, -0.04)], plain("#121316", 0.9), scale=(1.18, 0.92, 1))
            parts.append(group([cup_, trim, pad, mesh], (s * 0.82, 0, 0.62), (0, s * 90 + s * 4, 0)))
            parts.append(box((0.05, 0.13, 0.52), steel(0.25), (s * 0.925, 0, 1.0), (0, -s * 2, 0), 0.02))
            parts.append(box((0.1, 0.2, 0.3), paint(0.35, coat=0.5), (s * 0.93, 0, 0.98), bevel=0.045))
        return parts

    if view == "use":
        group([cylinder(0.6, 0.09, wood(), bevel=0.03), cylinder(0.07, 2.25, wood()), box((0.5, 0.3, 0.12), wood(), (0, 0, 2.2), bevel=0.06)])
        group(pair(), (0, 0, 0.34))
    elif view == "back":
        group(pair(), (-0.5, -0.4, 0.32), (-90, 0, 14))
        carton(1.5, 0.7, 1.7, (0.8, 0.9, 0), (0, 0, -10))
    else:
        group(pair(), (0, 0, -0.08), (-4, 0, 0))


@model(
    "keyboard",
    ["#211d1a", "#f7f4ee"],
    whole={"azimuth": 18, "elevation": 38},
    detail={"azimuth": -32, "elevation": 30, "zoom": 2.9, "at": (-0.45, -0.2, 1)},
    use={"azimuth": 12, "elevation": 34},
    back={"azimuth": 20, "elevation": 24},
)
def keyboard(view):
    def board():
        parts = [box((3.0, 1.12, 0.11), paint(0.4), (0, 0, 0.07), (3, 0, 0), 0.05)]
        rows = [
            [1] * 13 + [1.9],
            [1.45] + [1] * 12 + [1.45],
            [1.75] + [1] * 11 + [2.15],
            [2.25] + [1] * 10 + [2.65],
            [1.3, 1.3, 1.3, 6.2, 1.3, 1.1, 1.1, 1.3],
        ]
        for r, row in enumerate(rows):
            unit = 2.86 / sum(row)
            x = -1.43
            for k, wide in enumerate(row):
                w = wide * unit
                accent = (r, k) in ((0, 0), (2, len(row) - 1))
                stuff = plain("#d9772f", 0.5) if accent else paint(0.55, shade=0.78 if wide > 1.05 else 0.9)
                cap = box((w - 0.024, 0.185, 0.1), stuff, (x + w / 2, 0.4 - r * 0.2, 0.15 + (0.4 - r * 0.2) * 0.05), (3, 0, 0), 0.03)
                parts.append(cap)
                if wide <= 1.05:
                    parts.append(box((0.05, 0.012, 0.004), plain("#8f8c85", 0.6), (x + w / 2 - 0.035, 0.43 - r * 0.2, 0.202 + (0.4 - r * 0.2) * 0.05), bevel=0.001, segments=1))
                x += w
        return parts

    if view == "use":
        group(board(), (0, 0, 0))
        group(mouse_parts(), (2.05, 0, 0), scale=0.62)
    elif view == "back":
        group(board(), (0, -0.5, 0))
        carton(3.2, 0.4, 1.3, (0, 0.75, 0))
    else:
        group(board())


def mouse_parts():
    rows, columns = 36, 48
    vertices, faces = [], []
    for i in range(rows + 1):
        t = i / rows * math.pi / 2
        for j in range(columns):
            a = 2 * math.pi * j / columns
            c, s = math.cos(a), math.sin(a)
            x = 0.56 * math.copysign(abs(c) ** 0.8, c) * (1 - 0.08 * (1 - abs(s)))
            y = 0.92 * math.copysign(abs(s) ** 0.85, s)
            k = math.cos(t) ** 0.55
            rise = 0.5 + 0.06 * y
            vertices.append((x * k, y * k, 0.03 + rise * math.sin(t) ** 1.05))
    for i in range(rows):
        for j in range(columns):
            n = (j + 1) % columns
            faces.append((i * columns + j, i * columns + n, (i + 1) * columns + n, (i + 1) * columns + j))
    mesh = bpy.data.meshes.new("mouse")
    mesh.from_pydata(vertices, [], faces)
    shell = smooth(add(mesh, paint(0.38, coat=0.25)), 180)
    parts = [shell, slab(circle(0.52), 0.06, dark(0.6), (0, 0, 0.03), bevel=0.02, scale=(1.02, 1.66, 1))]
    # Seams between the buttons and behind them, along the shell.
    seam = plain("#77797e", 0.6)

    def over(share, rise=0.5):
        t = math.acos(share ** (1 / 0.55))
        return 0.032 + rise * math.sin(t) ** 1.05

    parts.append(tube([(0, -0.92 * u, over(u, 0.5 - 0.055 * u)) for u in [0.98 - 0.09 * i for i in range(11)]], 0.014, seam, kind="POLY"))
    parts.append(tube([(0.5 * u, -0.02, over(abs(u))) for u in [-0.97 + 1.94 * i / 24 for i in range(25)]], 0.014, seam, kind="POLY"))
    parts.append(box((0.15, 0.36, 0.1), dark(0.5), (0, -0.42, 0.47), (8, 0, 0), 0.05))
    parts.append(cylinder(0.17, 0.085, plain("#8f9298", 0.6), (-0.042, -0.42, 0.43), (0, 90, 0), 0.025))
    for i in range(24):
        a = 2 * math.pi * i / 24
        parts.append(box((0.086, 0.012, 0.012), dark(0.4), (0, -0.42 + 0.17 * math.cos(a), 0.43 + 0.17 * math.sin(a)), bevel=0.003, segments=1))
    for y in (0.02, 0.28):
        parts.append(box((0.03, 0.2, 0.06), dark(0.4), (-0.545, y, 0.25), (0, 24, 0), 0.014))
    return parts


@model(
    "mouse",
    ["#211d1a", "#f7f4ee", "#1f8a66"],
    whole={"azimuth": 34, "elevation": 36},
    detail={"azimuth": 10, "elevation": 34, "zoom": 2.0, "at": (0, -0.45, 0.7)},
    use={"azimuth": -22, "elevation": 34},
    back={"azimuth": 24, "elevation": 20},
)
def mouse(view):
    group(mouse_parts())
    if view == "use":
        box((2.6, 2.3, 0.03), plain("#7d7a73", 0.9, relief="weave"), (0.1, 0, 0.0), bevel=0.014)
    elif view == "back":
        carton(1.3, 0.6, 1.7, (0.95, 1.2, 0), (0, 0, -14))


@model(
    "laptop",
    ["#b9bcc2", "#35478c"],
    whole={"azimuth": 26, "elevation": 18},
    detail={"azimuth": -34, "elevation": 30, "zoom": 2.4, "at": (-0.4, -0.6, -0.85)},
    use={"azimuth": 18, "elevation": 22},
    back={"azimuth": 206, "elevation": 22},
)
def laptop(view):
    metal = paint(0.35, coat=0.15, relief="grain")
    base = [slab(rounded(2.4, 1.62, 0.1), 0.075, metal, (0, 0, 0.05), bevel=0.03)]
    base.append(slab(rounded(2.12, 0.72, 0.04), 0.02, paint(0.5, shade=0.55), (0, 0.3, 0.083), bevel=0.006))
    key = dark(0.5)
    for r in range(5):
        for k in range(14):
            if r == 4 and 4 <= k <= 8:
                continue
            base.append(box((0.128, 0.115, 0.03), key, (-0.975 + k * 0.15, 0.58 - r * 0.138, 0.098), bevel=0.014, segments=2))
    base.append(box((0.74, 0.115, 0.03), key, (-0.075, 0.028, 0.098), bevel=0.014, segments=2))
    base.append(slab(rounded(0.82, 0.5, 0.04), 0.01, paint(0.3, shade=0.86), (0, -0.44, 0.086), bevel=0.003))
    lid = [
        panel(2.4, 1.6, 0.1, 0.045, metal, (0, 0, 0.8), 0.018),
        panel(2.34, 1.53, 0.08, 0.02, dark(0.12, coat=0.5), (0, -0.018, 0.8), 0.004),
        lit_screen(2.2, 1.36, 0.02, (0, -0.026, 0.82)),
        cylinder(0.014, 0.01, plain("#0b0d14", 0.1), (0, -0.028, 1.53), UPRIGHT, 0.002),
        panel(0.28, 0.28, 0.14, 0.012, paint(0.2, shade=0.7), (0, 0.022, 0.85), 0.003),
    ]
    group(base)
    group(lid, (0, 0.79, 0.09), (-17, 0, 0))
    group([cylinder(0.045, 1.7, dark(0.4), (-0.85, 0.8, 0.075), (0, 90, 0))])
    if view == "use":
        table(4.2, 2.8)
        cup(at=(1.65, 0.2, 0), scale=0.55, filled=plain("#6d4524", 0.2))
        group([slab(rounded(0.8, 1.1, 0.03), 0.08, plain("#c65b4e", 0.6), (0, 0, 0.04), bevel=0.02)], (-1.65, 0.0, 0), (0, 0, 12))


@model(
    "television",
    whole={"azimuth": 18, "elevation": 8},
    detail={"azimuth": 32, "elevation": 10, "zoom": 2.3, "at": (0.6, 0, -0.6)},
    use={"azimuth": 16, "elevation": 10},
    back={"azimuth": 202, "elevation": 12},
)
def television(view):
    w, h = 2.9, 1.65
    parts = [
        panel(w, h, 0.03, 0.06, dark(0.3), (0, 0, h / 2), 0.012),
        lit_screen(w - 0.06, h - 0.09, 0.01, (0, -0.03, h / 2 + 0.012)),
        panel(1.7, 0.9, 0.08, 0.16, dark(0.55), (0, 0.09, h * 0.42), 0.06),
        panel(0.12, 0.02, 0.008, 0.02, steel(0.3), (0, -0.032, 0.022), 0.004),
        *[panel(0.5, 0.03, 0.012, 0.02, plain("#0d0e10", 0.8), (0, 0.17, 0.5 + i * 0.09), 0.004) for i in range(6)],
    ]
    for s in (-1, 1):
        parts.append(tube([(s * 1.0, 0, 0.05), (s * 1.08, -0.16, -0.13)], 0.024, steel(0.3, "#55575c"), kind="POLY"))
        parts.append(tube([(s * 1.0, 0, 0.05), (s * 1.08, 0.2, -0.13)], 0.024, steel(0.3, "#55575c"), kind="POLY"))
    if view == "use":
        group(parts, (0, 0, 0.96))
        group([
            box((3.5, 0.75, 0.5), wood(), (0, 0, 0.55), bevel=0.03),
            *[box((1.1, 0.03, 0.42), wood("#d8ad78", "#a0713f"), (x, -0.37, 0.55), bevel=0.012) for x in (-1.15, 0, 1.15)],
            *[cylinder(0.04, 0.32, dark(0.4), (x, y, 0)) for x in (-1.6, 1.6) for y in (-0.26, 0.26)],
        ])
        plant((1.5, 0.0, 0.8), 0.4)
        return
    group(parts, (0, 0, 0.16))
    if view == "whole":
        group([box((0.22, 0.86, 0.07), dark(0.4), (0, 0, 0.035), bevel=0.03)]
              + [cylinder(0.028, 0.02, plain("#c9c6bd", 0.5), (x, y, 0.065), bevel=0.008) for x in (-0.05, 0.05) for y in (-0.3, -0.2, -0.1, 0.02)]
              + [cylinder(0.04, 0.02, plain("#c1453a", 0.5), (0, 0.34, 0.065), bevel=0.008)], (1.0, -0.8, 0), (0, 0, -60), 0.7)


def plant(at=(0, 0, 0), scale=1.0, pot=None):
    parts = [
        lathe([(0, 0), (0.34, 0, 0.04), (0.46, 0.62, 0.02), (0.48, 0.64, 0.02), (0.44, 0.64), (0.4, 0.54), (0, 0.54)], pot or plain("#b9653f", 0.75, relief="soft")),
        cylinder(0.41, 0.03, plain("#4b3524", 0.95, relief="towel"), (0, 0, 0.53), bevel=0.01),
    ]
    chance = random.Random(5)
    for i in range(22):
        a = i * 2.4
        tilt = 25 + 50 * chance.random()
        stem = leaf(chance.uniform(0.75, 1.15), chance.uniform(0.28, 0.4), green("#4d8d45" if i % 3 else "#6aa653"), (0, 0, 0.5), (0, -tilt, math.degrees(a)), 0.35)
        parts.append(stem)
    return group(parts, at, (0, 0, 0), scale)

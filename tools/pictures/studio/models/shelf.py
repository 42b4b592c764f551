"""Books, stationery and toys."""

import math

from kit import *

from . import model


def book(width, height, thick, cover, at=(0, 0, 0), turn=(0, 0, 0), art=()):
    """A hardcover that lies on its back cover, spine to -x; `art` is put on the front cover."""
    pages = plain("#f4ecd9", 0.85, mix={"colours": [(0.45, "#e6dcc4"), (0.55, "#f8f2e2")], "kind": "Z", "scale": 22})
    parts = [
        slab(rounded(width, height, 0.02), 0.035, cover, (0, 0, 0.018), bevel=0.01),
        slab(rounded(width, height, 0.02), 0.035, cover, (0, 0, thick - 0.018), bevel=0.01),
        box((0.05, height, thick), cover, (-width / 2 + 0.02, 0, thick / 2), bevel=0.022),
        box((width - 0.1, height - 0.08, thick - 0.06), pages, (-0.015, 0, thick / 2), bevel=0.006, segments=1),
        box((0.012, height - 0.01, 0.012), plain("#000000", 0.9), (-width / 2 + 0.09, 0, thick + 0.0005), bevel=0.004, segments=1) if False else box((0.018, height - 0.02, 0.006), cover, (-width / 2 + 0.1, 0, thick), bevel=0.002, segments=1),
    ]
    for piece in art:
        piece.location = (piece.location[0], piece.location[1], piece.location[2] + thick)
        parts.append(piece)
    return group(parts, at, turn)


def folk_art():
    """A landscape in paper cut: moon, hills, a pagoda."""
    cream, goldish = plain("#f3e6c8", 0.7), gold(0.4)
    hill = [(-0.62, -0.75)] + [(-0.62 + 1.24 * i / 20, -0.42 + 0.12 * math.sin(i * 0.5)) for i in range(21)] + [(0.62, -0.75)]
    pagoda = [(-0.26, -0.42), (-0.24, -0.34), (-0.18, -0.3), (-0.16, -0.16), (-0.1, -0.08), (-0.06, 0.14), (-0.025, 0.24), (0, 0.46), (0.025, 0.24), (0.06, 0.14), (0.1, -0.08), (0.16, -0.16), (0.18, -0.3), (0.24, -0.34), (0.26, -0.42)]
    return [
        slab(circle(0.3, 0.05, 0.32), 0.008, cream, bevel=0.002),
        slab(hill, 0.008, paint(0.6, shade=0.6), (0.05, 0, 0.003), bevel=0.002),
        slab(pagoda, 0.01, goldish, (0.05, 0, 0.006), bevel=0.003),
        slab(rounded(1.16, 1.7, 0.04), 0.006, goldish, (0.05, 0, 0.001), bevel=0.002, holes=[rounded(1.12, 1.66, 0.03)]),
    ]


def dish_art():
    cream = plain("#f8f1e0", 0.6)
    parts = [
        slab(circle(0.46, 0.05, 0.08), 0.012, cream, bevel=0.004),
        slab(circle(0.36, 0.05, 0.08), 0.016, plain("#e3a24a", 0.6), bevel=0.004),
    ]
    chance = random.Random(6)
    for i in range(16):
        a, r = chance.uniform(0, 6.28), 0.3 * math.sqrt(chance.random())
        parts.append(slab(circle(chance.uniform(0.03, 0.07), 0.05 + r * math.cos(a), 0.08 + r * math.sin(a), 16), 0.022, plain(["#6b9a3d", "#b9402c", "#f3e3b5"][i % 3], 0.6), bevel=0.004))
    parts.append(slab(rounded(0.62, 0.05, 0.02), 0.01, cream, (0.05, 0.72, 0), bevel=0.003))
    parts.append(slab(rounded(0.4, 0.04, 0.02), 0.01, cream, (0.05, 0.62, 0), bevel=0.003))
    parts.append(slab(rounded(0.3, 0.035, 0.015), 0.01, cream, (0.05, -0.7, 0), bevel=0.003))
    return parts


def open_book(cover, at=(0, 0, 0), turn=(0, 0, 0), picture=None):
    """An open book that lies flat."""
    parts = [slab(rounded(2.7, 1.9, 0.03), 0.04, cover, (0, 0, 0.02), bevel=0.012)]
    sheet = plain("#f8f2e2", 0.85)
    for s in (-1, 1):
        points = [(s * 1.28 * i / 20, 0.06 + 0.16 * math.sin(math.pi * (i / 20) ** 0.6) + 0.02) for i in range(21)]
        parts.append(ribbon(points, 1.8, 0.02, sheet, turn=(0, 0, 90)))
        fill = [(x, 0.04) for x, _ in reversed(points)]
        side = slab([*points, *fill], 1.78, plain("#efe6d0", 0.9), (0, 0, 0), (90, 0, 0), 0.002)
        parts.append(side)
    for r in range(9):
        for s in (-1, 1):
            if s > 0 and r < 5 and picture:
                continue
            parts.append(box((0.9 if r % 4 != 3 else 0.6, 0.022, 0.004), plain("#8f8a80", 0.8), (s * 0.68, 0.66 - r * 0.16, 0.235 - 0.0), (0, 0, 0), 0.001, 1))
    if picture:
        parts.append(box((0.9, 0.7, 0.01), picture, (0.68, 0.36, 0.235), bevel=0.003))
    return group(parts, at, turn)


def books_views(view, cover, art):
    if view == "detail":
        book(1.3, 1.9, 0.3, cover, (0, 0, 0), (0, 0, 0), art())
    elif view == "use":
        open_book(cover, (0, 0, 0), (0, 0, 6), plain("#c98b4a", 0.8, mix={"colours": [(0.35, "#7f9c6a"), (0.5, "#e3c48f"), (0.65, "#c9683f")], "scale": 1.6}))
        cup(at=(1.75, 0.75, 0), scale=0.6, filled=plain("#a9852f", 0.1))
    elif view == "back":
        for i in range(3):
            book(1.3, 1.9, 0.26, cover, (0.05 * i, 0.03 * i, 0.265 * i), (0, 0, 90 + 8 * i), art() if i == 2 else ())
    else:
        group([book(1.3, 1.9, 0.3, cover, art=art())], (0, 0, 0.97), (76, 0, 0))
        book(1.3, 1.9, 0.26, paint(0.55, shade=0.8, relief="paper"), (0.35, 1.1, 0), (0, 0, 80))


@model(
    "folk-tales",
    ["#8c2f2f", "#2f4a63", "#3f5e46"],
    whole={"azimuth": 28, "elevation": 16},
    detail={"azimuth": -24, "elevation": 40, "zoom": 1.7, "at": (0, -0.1, 1)},
    use={"azimuth": 14, "elevation": 42},
    back={"azimuth": 24, "elevation": 28},
)
def folk_tales(view):
    books_views(view, paint(0.6, relief="weave"), folk_art)


@model(
    "cookbook",
    ["#c9662a", "#4d7a68", "#b03a48"],
    whole={"azimuth": 26, "elevation": 14},
    detail={"azimuth": -22, "elevation": 42, "zoom": 1.7, "at": (0, 0, 1)},
    use={"azimuth": 14, "elevation": 40},
    back={"azimuth": 24, "elevation": 28},
)
def cookbook(view):
    books_views(view, paint(0.4, coat=0.3), dish_art)


@model(
    "notebook",
    ["#2f4a63", "#a8683a", "#4d7a68"],
    whole={"azimuth": 24, "elevation": 38},
    detail={"azimuth": -28, "elevation": 34, "zoom": 2.0, "at": (0.5, -0.4, 1)},
    use={"azimuth": 16, "elevation": 42},
    back={"azimuth": 24, "elevation": 24},
)
def notebook(view):
    cover = paint(0.6, relief="leather")

    def one(at=(0, 0, 0), turn=(0, 0, 0)):
        band = [box((0.05, 1.92, 0.012), paint(0.6, shade=0.45), (0.45, 0, 0.008), bevel=0.004), slab(circle(0.14), 0.012, gold(0.35), (-0.02, 0.1, 0), bevel=0.003), slab(rounded(0.36, 0.03, 0.012), 0.01, gold(0.35), (-0.02, -0.18, 0), bevel=0.002)]
        tail = ribbon([(-0.93, 0.1), (-1.05, 0.07), (-1.2, 0.02), (-1.3, 0.012)], 0.05, 0.01, paint(0.6, shade=0.6))
        return group([book(1.3, 1.9, 0.24, cover, art=band), tail], at, turn)

    if view == "use":
        open_book(cover, (0, 0, 0), (0, 0, 8))
        pencil(1.7, (0.2, -0.55, 0.3), (0, 88, 28))
    elif view == "back":
        for i, shade in enumerate((1, 0.8, 1)):
            one((0.04 * i, 0, 0.245 * i), (0, 0, 86 + 7 * i))
    else:
        one()
        if view == "whole":
            pencil(1.7, (-0.95, -0.85, 0.07), (-88, 0, 8))


@model(
    "watercolours",
    whole={"azimuth": 18, "elevation": 42},
    detail={"azimuth": -22, "elevation": 36, "zoom": 2.2, "at": (-0.3, -0.3, 0)},
    use={"azimuth": 18, "elevation": 42},
    back={"azimuth": 22, "elevation": 22},
)
def watercolours(view):
    colours = ["#f2c318", "#ee8a1d", "#d8392b", "#b5224f", "#7a3b8f", "#2f4fa3", "#2f8fc4", "#1f8a66", "#6aa84f", "#8a5a33", "#3a3532", "#f4f1ea"]
    tin_ = plain("#26282c", 0.3, coat=0.5)
    group([
        box((2.5, 1.0, 0.16), tin_, (0, 0, 0.08), bevel=0.05),
        box((2.36, 0.88, 0.1), white(0.35), (0, 0, 0.13), bevel=0.03),
        group([box((2.5, 1.0, 0.1), tin_, (0, 0.5, 0.05), bevel=0.04), box((2.36, 0.88, 0.06), white(0.2, 0.5), (0, 0.5, 0.08), bevel=0.02)]
              + [slab(rounded(0.66, 0.7, 0.06), 0.03, plain("#e9e6de", 0.25, coat=0.5), ((i - 1) * 0.77, 0.5, 0.1), bevel=0.012) for i in range(3)], (0, 0.5, 0.16), (38, 0, 0)),
    ])
    for i, colour in enumerate(colours):
        x, y = -0.97 + (i % 6) * 0.388, 0.2 - (i // 6) * 0.42
        box((0.33, 0.36, 0.1), white(0.4), (x, y, 0.19), bevel=0.02)
        box((0.27, 0.3, 0.06), plain(colour, 0.35, coat=0.3, relief="skin"), (x, y, 0.23), bevel=0.025)
    brush = [lathe([(0, 0), (0.03, 0.02, 0.01), (0.06, 0.6, 0.2), (0.04, 1.3)], plain("#7a2430", 0.25, coat=0.8)), cylinder(0.045, 0.26, steel(0.2), (0, 0, 1.28)), lathe([(0.042, 1.53), (0.07, 1.66, 0.05), (0.045, 1.8, 0.06), (0, 1.95)], plain("#4a3222", 0.8))]
    group(brush, (-0.9, -0.75, 0.07), (0, 89, 6))
    if view in ("use", "back"):
        slab(rounded(1.6, 1.2, 0.02), 0.02, plain("#fbf9f3", 0.9, relief="paper"), (0.2, -1.4, 0.01), (0, 0, 4), 0.004)
        for i, (x, y, r, c) in enumerate(((-0.15, -1.3, 0.32, "#8fc3d9"), (0.35, -1.5, 0.3, "#f0c46a"), (0.6, -1.2, 0.22, "#e08a7a"), (0.1, -1.65, 0.2, "#9cc28a"))):
            blot = [(x + r * (1 + 0.14 * math.sin(3 * a + i) + 0.08 * math.sin(7 * a)) * math.cos(a), y + r * (1 + 0.14 * math.sin(3 * a + i)) * math.sin(a)) for a in [2 * math.pi * k / 40 for k in range(40)]]
            slab(blot, 0.004, plain(c, 0.9), (0, 0, 0.022 + 0.001 * i), bevel=0.001)


@model(
    "jigsaw-puzzle",
    whole={"azimuth": 20, "elevation": 44},
    detail={"azimuth": -24, "elevation": 34, "zoom": 2.4, "at": (0.3, -0.5, 0)},
    use={"azimuth": 18, "elevation": 40},
    back={"azimuth": 22, "elevation": 18},
)
def jigsaw(view):
    def edge(start, end, way):
        """A side of a piece with a knob; `way` 1 out, -1 in, 0 straight."""
        (x0, y0), (x1, y1) = start, end
        if way == 0:
            return [start]
        ux, uy = x1 - x0, y1 - y0
        nx, ny = uy * way, -ux * way
        shape = [(0, 0), (0.3, 0.02), (0.4, 0.0), (0.41, 0.06), (0.36, 0.14), (0.38, 0.22), (0.5, 0.26), (0.62, 0.22), (0.64, 0.14), (0.59, 0.06), (0.6, 0.0), (0.7, 0.02), (1, 0)]
        from .fashion import curve2
        return [(x0 + ux * t + nx * h, y0 + uy * t + ny * h) for t, h in curve2(shape, 4)[:-1]]

    hues = ["#e0563f", "#f0a63a", "#f2d24b", "#6fae5c", "#3f9bb0", "#4a62b0", "#9a5aa0", "#e58a9a"]
    size, columns, rows = 0.5, 5, 4
    turns = lambda a, b: 1 if (a * 7 + b * 5 + a * b) % 2 else -1
    loose_ones = {(4, 0), (4, 1)} if view != "detail" else {(4, 0)}
    for i in range(columns):
        for j in range(rows):
            x, y = i * size, j * size
            e = size
            bottom = 0 if j == 0 else turns(i, j)
            top = 0 if j == rows - 1 else -turns(i, j + 1)
            left = 0 if i == 0 else turns(i + 20, j)
            right = 0 if i == columns - 1 else -turns(i + 21, j)
            outline = edge((0, 0), (e, 0), bottom) + edge((e, 0), (e, e), right) + edge((e, e), (0, e), top) + edge((0, e), (0, 0), left)
            outline = [(px - e / 2, py - e / 2) for px, py in outline]
            d = math.hypot(i - 1.6, j - 1.2)
            colour = hues[int(d * 2.1) % len(hues)]
            at, turn = ((x - 1.0, y - 0.75, 0.05), (0, 0, 0)) if (i, j) not in loose_ones else ((x - 0.72, y - 1.05 - 0.1 * j, 0.05 + 0.0 * j), (0, 0, 24 + 30 * j))
            slab([(px * 0.985, py * 0.985) for px, py in outline], 0.09, plain(colour, 0.45, coat=0.3), at, turn, 0.016)
    if view in ("back", "use"):
        carton_at = (0.2, 1.75, 0)
        group([box((2.4, 0.45, 1.7), plain("#f4efe4", 0.5), (0, 0, 0.85), bevel=0.02), *[slab(circle(0.72 - 0.12 * k), 0.01 + 0.004 * k, plain(hues[k], 0.5), (0, -0.23, 0.9), UPRIGHT, 0.002) for k in range(6)]], carton_at, (0, 0, -8))


def furry(body, patches, at=(0, 0, 0)):
    return group(body + patches, at)


def fur(made, count=9000, length=0.07, seed=1):
    """Short plush hair on a part."""
    layer = made.modifiers.new("fur", "PARTICLE_SYSTEM")
    settings = made.particle_systems[0].settings
    settings.type = "HAIR"
    settings.count = count
    settings.hair_length = length
    settings.hair_step = 3
    settings.render_step = 3
    settings.root_radius = 0.28
    settings.tip_radius = 0.1
    settings.radius_scale = 0.028
    settings.brownian_factor = 0.03
    made.particle_systems[0].seed = seed
    return made


def bear(coat, belly, limbs, ears, patches):
    """A sitting plush bear that faces -y, 2.4 high."""
    soft = 0.06
    parts = [
        fur(lump(0.78, coat, (0, 0, 0.8), (1, 0.86, 1.05), rough=0.03), 15000, soft),
        fur(lump(0.64, coat, (0, -0.05, 1.95), (1.08, 0.95, 0.95), rough=0.02), 13000, soft, 2),
        fur(lump(0.48, belly, (0, -0.36, 0.78), (0.95, 0.7, 1.1), rough=0.02), 7000, soft * 0.8, 3),
        fur(lump(0.3, patches["muzzle"], (0, -0.54, 1.82), (1.1, 0.8, 0.82), rough=0.02), 5000, soft * 0.6, 4),
        lump(0.1, dark(0.3, coat=0.4), (0, -0.79, 1.93), (1.3, 0.7, 0.8), rough=0.02, detail=4),
        tube([(0, -0.785, 1.86), (0, -0.79, 1.78), (0, -0.77, 1.72)], 0.012, dark(0.6)),
        tube([(-0.14, -0.73, 1.72), (-0.07, -0.77, 1.68), (0, -0.77, 1.72), (0.07, -0.77, 1.68), (0.14, -0.73, 1.72)], 0.012, dark(0.6)),
    ]
    for s in (-1, 1):
        parts += [
            fur(lump(0.25, ears, (s * 0.52, 0.02, 2.44), (1, 0.6, 1), rough=0.02), 4500, soft, 5),
            fur(lump(0.17, patches["ear"], (s * 0.52, -0.1, 2.43), (1, 0.5, 1), rough=0.02), 2000, soft * 0.6, 6),
            fur(lump(0.3, limbs, (s * 0.86, -0.22, 0.98), (0.8, 0.85, 1.7), (18, s * 24, 0), rough=0.02), 7500, soft, 7),
            fur(lump(0.36, limbs, (s * 0.56, -0.72, 0.34), (0.9, 1.5, 0.9), (0, 0, s * 16), rough=0.02), 8000, soft, 8),
            fur(lump(0.24, patches["sole"], (s * 0.67, -1.2, 0.38), (0.95, 0.35, 1.1), (0, 0, s * 16), rough=0.02), 2500, soft * 0.5, 9),
            ball(0.072, plain("#15110f", 0.08, coat=1), (s * 0.23, -0.6, 2.08), detail=4),
        ]
    return parts


@model(
    "teddy-bear",
    ["#b07b4a", "#8a6a52", "#d3a878"],
    whole={"azimuth": 20, "elevation": 12},
    detail={"azimuth": -22, "elevation": 12, "zoom": 2.1, "at": (0, -0.4, 0.55)},
    use={"azimuth": 18, "elevation": 18},
    back={"azimuth": 205, "elevation": 14},
)
def teddy(view):
    coat = paint(0.95, sheen=0.6)
    pale = plain("#ead5b3", 0.95, sheen=0.6)
    parts = bear(coat, coat, coat, coat, {"muzzle": pale, "ear": pale, "sole": pale})
    bow = plain("#b3263a", 0.45, sheen=0.5)
    for s in (-1, 1):
        parts.append(lump(0.2, bow, (s * 0.2, -0.6, 1.36), (1.2, 0.45, 0.8), (0, s * 18, 0), rough=0.15))
    parts.append(ball(0.09, bow, (0, -0.68, 1.36)))
    parts.append(ring(0.52, 0.06, bow, (0, -0.05, 1.42), (8, 0, 0)))
    group(parts)
    if view == "use":
        for i, (colour, x, z) in enumerate((("#d9772f", 1.3, 0.24), ("#3f9bb0", 1.75, 0.24), ("#f0c23a", 1.52, 0.72))):
            box((0.46, 0.46, 0.46), plain(colour, 0.5), (x, -0.3, z), (0, 0, 14 * i), 0.06)


@model(
    "panda-plush",
    whole={"azimuth": 20, "elevation": 12},
    detail={"azimuth": -22, "elevation": 12, "zoom": 2.1, "at": (0, -0.4, 0.55)},
    use={"azimuth": 18, "elevation": 18},
    back={"azimuth": 205, "elevation": 14},
)
def panda(view):
    pale, black = plain("#f4f1ea", 0.95, sheen=0.6), plain("#262528", 0.95, sheen=0.6)
    parts = bear(pale, pale, black, black, {"muzzle": pale, "ear": black, "sole": plain("#6e6a68", 0.95, sheen=0.5)})
    for s in (-1, 1):
        parts.append(fur(lump(0.17, black, (s * 0.25, -0.53, 2.04), (0.85, 0.6, 1.2), (0, s * -24, 0), rough=0.02), 2500, 0.035, 11))
        parts.append(ball(0.065, plain("#15110f", 0.05, coat=1), (s * 0.23, -0.66, 2.08), detail=4))
        parts.append(ball(0.02, plain("#ffffff", 0.2, glow=0.6), (s * 0.215, -0.72, 2.11), detail=3))
    group(parts)
    if view == "use":
        for i in range(3):
            tube([(1.25 + 0.16 * i, -0.2, 0.05), (1.35 + 0.2 * i, 0.0, 2.0 - 0.2 * i)], 0.06, bamboo(), kind="POLY")
            leaf(0.7, 0.2, green(), (1.34 + 0.2 * i, 0, 1.5), (0, -20, 40 + 90 * i))

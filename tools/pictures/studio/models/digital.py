"""Digital goods: a card per kind, with its sign in relief, beside the sleeve that it is sold in."""

import math

from kit import *

from . import model

PALE = "#fbf7ee"
# Colours of cards; products of a kind take one by their hue.
CARDS = ["#35478c", "#b3452f", "#2f7d63", "#7a4a8c"]
DEPTH = 0.05


def flat(outline, colour=PALE, at=(0, 0), turn=0, holes=(), lift=0.0, depth=DEPTH):
    """A part of a sign: an outline that lies on the face of the card."""
    return slab(outline, depth, plain(colour, 0.4, coat=0.3), (at[0], at[1], 0.045 + lift), (0, 0, turn), 0.012, holes)


def bar(width, height, at=(0, 0), turn=0, colour=PALE, radius=0.03, lift=0.0):
    return flat(rounded(width, height, min(radius, width * 0.49, height * 0.49)), colour, at, turn, lift=lift)


def disc(radius, at=(0, 0), colour=PALE, hole=0.0, lift=0.0):
    return flat(circle(radius), colour, at, holes=[circle(hole)] if hole else (), lift=lift)


def film():
    stripes = [bar(0.1, 0.22, (-0.36 + 0.24 * i, 0.42), -24, "#2b2d31", lift=0.03) for i in range(4)]
    return [bar(1.0, 0.66, (0, -0.06)), bar(1.0, 0.2, (0, 0.42)), *stripes, flat([(-0.12, -0.2), (0.2, -0.04), (-0.12, 0.12)], "#e0a63d", lift=0.03)]


def music():
    return [disc(0.17, (-0.3, -0.3)), disc(0.17, (0.3, -0.2)), bar(0.07, 0.75, (-0.165, 0.02)), bar(0.07, 0.75, (0.435, 0.12)), bar(0.68, 0.15, (0.135, 0.42), 9.5)]


def course():
    cap = flat([(0, 0.42), (0.72, 0.12), (0, -0.18), (-0.72, 0.12)])
    return [flat([(-0.36, 0.1), (0.36, 0.1), (0.36, -0.26), (0, -0.38), (-0.36, -0.26)], "#d9d2c2"), cap, bar(0.04, 0.5, (0.58, -0.1), colour="#e0a63d", lift=0.03), disc(0.07, (0.58, -0.36), "#e0a63d", lift=0.03)]


def book():
    lines = [bar(0.4, 0.05, (s * 0.32, 0.18 - 0.17 * i), 0, "#8b8478", lift=0.03) for s in (-1, 1) for i in range(3)]
    return [flat([(-0.03, 0.36), (-0.62, 0.44), (-0.62, -0.34), (-0.03, -0.42)]), flat([(0.03, 0.36), (0.62, 0.44), (0.62, -0.34), (0.03, -0.42)]), *lines]


def shield():
    edge = [(0, 0.56), (0.48, 0.4), (0.46, 0.0), (0.3, -0.34), (0, -0.56), (-0.3, -0.34), (-0.46, 0.0), (-0.48, 0.4)]
    return [flat(edge), bar(0.34, 0.28, (0, -0.1), 0, "#2b2d31", lift=0.03), flat(circle(0.15), "#2b2d31", (0, 0.08), holes=[circle(0.09)], lift=0.02)]


def palette():
    dots = [disc(0.09, (0.36 * math.cos(a), 0.3 * math.sin(a)), c, lift=0.03) for a, c in ((0.4, "#c5402c"), (1.5, "#e0a63d"), (2.6, "#2f7d63"), (3.8, "#2f6fb8"))]
    return [flat([(0.62 * math.cos(t), 0.5 * math.sin(t)) for t in [2 * math.pi * i / 48 for i in range(48)]], holes=[circle(0.1, 0.22, -0.24)]), *dots]


def gem():
    return [flat([(-0.34, 0.38), (0.34, 0.38), (0.6, 0.08), (-0.6, 0.08)], "#e9fbff"), flat([(-0.6, 0.05), (0.6, 0.05), (0, -0.55)], "#9fdcec"), flat([(-0.22, 0.05), (0.22, 0.05), (0, -0.55)], "#c8eef6", lift=0.02)]


def pad():
    edge = [(-0.42, 0.3), (0.42, 0.3), (0.64, 0.06), (0.7, -0.38), (0.52, -0.42), (0.28, -0.14), (-0.28, -0.14), (-0.52, -0.42), (-0.7, -0.38), (-0.64, 0.06)]
    keys = [disc(0.055, (0.36 + 0.1 * x, 0.1 + 0.1 * y), c, lift=0.03) for x, y, c in ((1, 0, "#c5402c"), (-1, 0, "#2f6fb8"), (0, 1, "#2f7d63"), (0, -1, "#e0a63d"))]
    return [flat(edge), bar(0.26, 0.08, (-0.36, 0.1), 0, "#2b2d31", lift=0.03), bar(0.08, 0.26, (-0.36, 0.1), 0, "#2b2d31", lift=0.03), *keys]


def jigsaw():
    return [bar(0.5, 0.5, (-0.27, 0.27)), bar(0.5, 0.5, (0.27, 0.27), 0, "#e0a63d"), bar(0.5, 0.5, (-0.27, -0.27), 0, "#9fdcec"), bar(0.5, 0.5, (0.27, -0.27), 0, "#e08a6a"), disc(0.12, (0.04, 0.27), "#fbf7ee", lift=0.02), disc(0.12, (-0.27, 0.0), "#9fdcec", lift=0.02), disc(0.12, (0.27, -0.02), "#e0a63d", lift=0.02)]


def ears():
    arc = [(0.52 * math.cos(a), 0.52 * math.sin(a)) for a in [math.pi * i / 24 for i in range(25)]]
    inner = [(0.42 * math.cos(a), 0.42 * math.sin(a)) for a in [math.pi * (24 - i) / 24 for i in range(25)]]
    return [flat(arc + inner, at=(0, -0.06)), bar(0.22, 0.44, (-0.46, -0.22), 0, radius=0.1), bar(0.22, 0.44, (0.46, -0.22), 0, radius=0.1)]


def screen():
    return [flat(rounded(1.2, 0.74, 0.08), at=(0, 0.1)), bar(1.04, 0.58, (0, 0.1), 0, "#2f7d63", lift=0.03), disc(0.17, (0, 0.1), "#fbf7ee", 0.12, lift=0.05), bar(0.02, 0.58, (0, 0.1), 0, lift=0.05), bar(0.5, 0.08, (0, -0.4))]


def paper_():
    lines = [bar(0.84, 0.04, (0, -0.12 - 0.13 * i), 0, "#8b8478", lift=0.03) for i in range(3)]
    return [flat(rounded(1.06, 1.06, 0.05)), bar(0.84, 0.14, (0, 0.38), 0, "#2b2d31", lift=0.03), bar(0.36, 0.28, (-0.24, 0.1), 0, "#9fdcec", lift=0.03), bar(0.4, 0.04, (0.22, 0.2), 0, "#8b8478", lift=0.03), bar(0.4, 0.04, (0.22, 0.07), 0, "#8b8478", lift=0.03), *lines]


def checks():
    rows = []
    for i in range(3):
        y = 0.3 - 0.3 * i
        rows += [bar(0.16, 0.16, (-0.3, y), 0, "#2f7d63", lift=0.03), bar(0.44, 0.06, (0.12, y), 0, "#8b8478", lift=0.03)]
    return [flat(rounded(0.94, 1.1, 0.06)), *rows]


def bars():
    return [bar(0.2, h, (-0.42 + 0.28 * i, -0.45 + h / 2), 0, c) for i, (h, c) in enumerate(((0.4, PALE), (0.62, "#9fdcec"), (0.5, PALE), (0.95, "#e0a63d")))]


def code():
    parts = [flat(rounded(1.3, 0.86, 0.08), at=(0, 0.1)), bar(1.14, 0.7, (0, 0.1), 0, "#22252b", lift=0.03), bar(0.5, 0.08, (0, -0.44))]
    for s in (-1, 1):
        parts += [bar(0.28, 0.07, (s * 0.34, 0.19), s * -40, "#9fe0a0", lift=0.05), bar(0.28, 0.07, (s * 0.34, 0.01), s * 40, "#9fe0a0", lift=0.05)]
    return [*parts, bar(0.44, 0.06, (0, 0.1), 68, "#e0a63d", lift=0.05)]


def camera():
    return [flat(rounded(1.16, 0.76, 0.12), at=(0, -0.04)), bar(0.4, 0.16, (-0.2, 0.4)), disc(0.28, (0, -0.04), "#2b2d31", lift=0.03), disc(0.19, (0, -0.04), "#6f9fc8", lift=0.05), disc(0.06, (0.42, 0.2), "#e0a63d", lift=0.03)]


def guitar():
    return [disc(0.3, (-0.3, -0.26)), disc(0.23, (-0.06, -0.04)), bar(0.66, 0.1, (0.2, 0.2), 45), bar(0.22, 0.17, (0.44, 0.44), 45), disc(0.1, (-0.16, -0.13), "#2b2d31", lift=0.03)]


def key():
    return [disc(0.28, (-0.34, 0.12), PALE, 0.13), bar(0.86, 0.11, (0.3, 0.12)), bar(0.1, 0.24, (0.44, 0.0)), bar(0.1, 0.3, (0.64, -0.03))]


def case():
    return [flat(rounded(1.16, 0.78, 0.1), at=(0, -0.08)), flat(rounded(0.5, 0.3, 0.08), at=(0, 0.34), holes=[rounded(0.34, 0.2, 0.04)]), bar(1.16, 0.05, (0, -0.04), 0, "#8b8478", lift=0.03), bar(0.16, 0.14, (0, -0.05), 0, "#e0a63d", lift=0.04)]


def cut():
    holes = [bar(0.1, 0.1, (-0.5 + 0.2 * i, y), 0, "#2b2d31", lift=0.03) for i in range(6) for y in (0.36, -0.36)]
    return [flat(rounded(1.24, 0.9, 0.06)), *holes, flat([(-0.16, -0.2), (0.24, 0), (-0.16, 0.2)], "#c5402c", lift=0.03)]


def cloud():
    return [disc(0.26, (-0.34, -0.1)), disc(0.36, (0.02, 0.08)), disc(0.26, (0.4, -0.08)), bar(0.8, 0.28, (0.02, -0.22), 0, radius=0.1), flat([(0, -0.02), (0.17, -0.2), (0.06, -0.2), (0.06, -0.42), (-0.06, -0.42), (-0.06, -0.2), (-0.17, -0.2)], "#2f6fb8", lift=0.03)]


def airtime():
    return [flat(rounded(0.6, 1.08, 0.1), at=(0.18, 0)), bar(0.48, 0.8, (0.18, 0.04), 0, "#2f7d63", lift=0.03), bar(0.44, 0.12, (-0.36, 0), 0, "#e0a63d", lift=0.05), flat([(0, 0.22), (0.3, 0), (0, -0.22)], "#e0a63d", (-0.16, 0), lift=0.05)]


def data():
    return [bar(0.17, 0.22 + 0.2 * i, (-0.45 + 0.25 * i, -0.42 + (0.22 + 0.2 * i) / 2), 0, "#e0a63d" if i == 3 else PALE) for i in range(4)] + [disc(0.07, (-0.45, 0.3))]


def gift():
    return [flat(rounded(0.92, 0.62, 0.04), at=(0, -0.16)), bar(1.04, 0.2, (0, 0.24)), bar(0.15, 0.82, (0, -0.06), 0, "#c5402c", lift=0.03), *[flat([(0.3 * math.cos(a), 0.14 * math.sin(a)) for a in [2 * math.pi * i / 24 for i in range(24)]], "#c5402c", (s * 0.24, 0.42), s * 24, lift=0.02) for s in (-1, 1)]]


def tickets():
    def one(at, turn, colour, lift):
        return [flat(rounded(1.0, 0.5, 0.06), colour, at, turn, holes=[circle(0.08, -0.5 + 0.16, 0)], lift=lift)]

    return [*one((-0.06, 0.14), 14, "#e0a63d", 0.0), *one((0.06, -0.14), -8, PALE, 0.04), *[bar(0.03, 0.08, (0.22 - 0.015 * i, 0.02 - 0.1 * i), -8, "#8b8478", lift=0.07) for i in range(4)], disc(0.12, (-0.02, -0.13), "#c5402c", lift=0.07)]


def coins():
    return [*pad()[:1], bar(0.3, 0.09, (-0.34, 0.08), 0, "#2b2d31", lift=0.03), bar(0.09, 0.3, (-0.34, 0.08), 0, "#2b2d31", lift=0.03), disc(0.17, (0.36, 0.08), "#e0a63d", lift=0.04), disc(0.1, (0.36, 0.08), "#f2cf7a", lift=0.06)]


SIGNS = {
    "clapper-board": film,
    "musical-notes": music,
    "graduation-cap": course,
    "open-book": book,
    "locked-with-key": shield,
    "artist-palette": palette,
    "gem-stone": gem,
    "joystick": pad,
    "puzzle-piece": jigsaw,
    "headphone": ears,
    "television": screen,
    "newspaper": paper_,
    "memo": checks,
    "bar-chart": bars,
    "desktop-computer": code,
    "camera": camera,
    "guitar": guitar,
    "key": key,
    "briefcase": case,
    "film-projector": cut,
    "cloud": cloud,
    "mobile-phone-with-arrow": airtime,
    "antenna-bars": data,
    "wrapped-gift": gift,
    "admission-tickets": tickets,
    "video-game": coins,
}


def card(sign):
    """A card of a shop's rack, 2.4 by 1.6; its face looks up."""
    parts = [slab(rounded(2.4, 1.6, 0.14), 0.05, paint(0.3, coat=0.5), bevel=0.015)]
    parts.append(flat(rounded(0.44, 0.32, 0.05), "#d9b45a", (-0.88, 0.46), lift=-0.03))
    parts += [bar(0.5, 0.05, (-0.78, -0.62), 0, lift=-0.02), bar(0.3, 0.05, (-0.28, -0.62), 0, lift=-0.02)]
    parts.append(group(sign(), (0.34, 0.04, 0)))
    return parts


def register(icon, sign):
    @model(f"{icon}-card", CARDS, shows=("whole", "back"), whole={"azimuth": 22, "elevation": 12}, back={"azimuth": -30, "elevation": 34})
    def build(view):
        group(card(sign), (0, 0, 0.82), (72, 0, 0))
        group([slab(rounded(2.5, 1.7, 0.06), 0.03, plain("#efe8da", 0.7, relief="paper"), bevel=0.01), slab(rounded(2.5, 0.5, 0.06), 0.02, paint(0.5), (0, -0.6, 0.015), bevel=0.006), slab(circle(0.09), 0.05, plain("#8b8478", 0.6), (0, 0.7, 0), bevel=0.01)], (0.35, 0.55, 0.86), (72, 0, -8))


for icon_, sign_ in SIGNS.items():
    register(icon_, sign_)

"""Jewellery: one builder for each piece, in the metals and stones that products are named after."""

import math

from kit import *

from . import model

# The other sides of jewellery on a card or a bust show nothing of it.
FACES = ("whole", "detail")

# Diffuse colour, how polished, and how far light passes through.
STONES = {
    "jade": lambda: plain("#2f8f63", 0.08, through=0.2, coat=1.0, mix={"colours": [(0.3, "#1f7a52"), (0.7, "#5cb585")], "scale": 2.2}),
    "ruby": lambda: plain("#9c1030", 0.03, through=0.35, coat=1.0),
    "sapphire": lambda: plain("#173a96", 0.03, through=0.35, coat=1.0),
}


def metal(name, rough=0.14):
    return gold(rough) if name == "gold" else steel(rough, "#e3e4e8")


def pearl():
    return plain("#fdf6ea", 0.12, coat=1.0)


def band(of, stone):
    """A ring; without a stone a broad band with two beaded edges."""
    if stone is None:
        parts = [lathe([(0.64, -0.2), (0.74, -0.2, 0.04), (0.74, 0.2, 0.04), (0.64, 0.2), (0.64, -0.2)], metal(of, 0.1), (0, 0, 0.8), UPRIGHT)]
        for side in (-0.15, 0.15):
            for i in range(64):
                a = 2 * math.pi * i / 64
                parts.append(ball(0.028, metal(of, 0.18), (0.745 * math.cos(a), side, 0.8 + 0.745 * math.sin(a)), detail=2))
        return parts
    parts = [ring(0.72, 0.085, metal(of, 0.12), (0, 0, 0.8), UPRIGHT, (1, 1, 1.4))]
    if stone == "pearl":
        parts.append(lathe([(0, 0), (0.2, 0.02, 0.04), (0.26, 0.12, 0.03), (0.2, 0.14), (0, 0.1)], metal(of, 0.12), (0, 0, 1.48)))
        return [*parts, ball(0.3, pearl(), (0, 0, 1.84), detail=5)]
    parts.append(lathe([(0, 0), (0.24, 0.05, 0.05), (0.3, 0.16, 0.03), (0.34, 0.22, 0.02), (0, 0.22)], metal(of, 0.12), (0, 0, 1.48), scale=(1.25, 0.95, 1)))
    parts.append(lathe([(0, 0.12), (0.31, 0.18, 0.03), (0.28, 0.34, 0.12), (0, 0.46)], STONES[stone](), (0, 0, 1.5), scale=(1.25, 0.95, 1)))
    for i in range(22):
        a = 2 * math.pi * i / 22
        parts.append(ball(0.032, plain("#f8f8f6", 0.02, coat=1, metal=0.3), (0.415 * math.cos(a), 0.315 * math.sin(a), 1.7), detail=3))
    return parts


def in_box(jewel):
    velvet = plain("#3a2530", 0.95, sheen=1)
    group([
        box((1.9, 1.7, 0.6), plain("#6b2a35", 0.5, relief="leather"), (0, 0, 0.3), bevel=0.08),
        box((1.7, 1.5, 0.1), velvet, (0, 0, 0.6), bevel=0.05),
        group([box((1.9, 0.5, 1.7), plain("#6b2a35", 0.5, relief="leather"), (0, 0, 0.85), bevel=0.08), box((1.66, 0.08, 1.46), plain("#efe6d8", 0.7, sheen=0.6), (0, -0.24, 0.85), bevel=0.03)], (0, 1.05, 0.6), (-14, 0, 0)),
        *[box((1.5, 0.24, 0.2), velvet, (0, y, 0.66), bevel=0.09) for y in (-0.13, 0.13)],
    ])
    group(jewel, (0, 0, 0.42), (-8, 0, 30), 0.72)


# Outline of the bust as radius, height and rounding; its width and depth per unit of radius.
BUST = [(0.75, 0, 0.05), (0.95, 0.5, 0.3), (0.85, 1.0, 0.4), (0.4, 1.35, 0.2), (0.3, 1.6), (0.3, 2.0, 0.05)]
BUST_WIDTH, BUST_DEPTH = 1.15, 0.62


def on_bust(x, z):
    """The front of the bust at a width and a height."""
    for (low, start, *_), (high, end, *_) in zip(BUST, BUST[1:]):
        if start <= z <= end:
            radius = low + (high - low) * (z - start) / (end - start)
            return -BUST_DEPTH * math.sqrt(max(radius**2 - (x / BUST_WIDTH) ** 2, 0))
    return 0


def necklace(of, beads, drop):
    """A necklace on a bust: a string of pearls, or a chain of a metal, with a drop or without one."""
    body = plain("#5b4a54", 0.9, sheen=0.8)
    lathe([(0, 0), *BUST, (0, 2.02)], body, scale=(BUST_WIDTH, BUST_DEPTH, 1))
    for i in range(120):
        a = 2 * math.pi * i / 120
        fall = (1 - math.cos(a)) / 2
        x, z = 0.42 * math.sin(a) * (1 + 0.55 * fall), 1.62 - 0.72 * fall
        # Behind the neck nothing is seen of it.
        if math.cos(a) > 0.6 or (beads == "pearl" and i % 3):
            continue
        size = 0.05 if beads == "pearl" else 0.03
        ball(size, pearl() if beads == "pearl" else metal(of, 0.2), (x, on_bust(x, z) - size * 0.6, z), detail=3)
    if drop is None:
        return
    front = on_bust(0, 0.68) - 0.05
    tube([(0, on_bust(0, 0.9) - 0.03, 0.9), (0, front, 0.8)], 0.02, metal(of, 0.2), kind="POLY")
    lump(0.15, STONES[drop]() if drop in STONES else metal(drop, 0.1), (0, front, 0.68), (0.8, 0.5, 1.2), rough=0)
    ring(0.16, 0.022, metal(of, 0.2), (0, front - 0.02, 0.68), UPRIGHT, (0.85, 1.25, 1))


def earring_card():
    panel(1.7, 1.7, 0.12, 0.08, plain("#efe4d4", 0.8, relief="paper"), (0, 0.12, 0.9), 0.02, (82, 0, 0))


def drops(of, stone):
    earring_card()
    for x in (-0.38, 0.38):
        tube([(x, -0.08, 1.36), (x, -0.16, 1.3), (x, -0.14, 1.14)], 0.025, metal(of, 0.18))
        ball(0.09, metal(of, 0.18), (x, -0.08, 1.36))
        ring(0.16, 0.025, metal(of, 0.18), (x, -0.14, 0.98), UPRIGHT)
        lump(0.17, pearl() if stone == "pearl" else STONES[stone](), (x, -0.16, 0.66), (0.9, 0.9, 1.15), rough=0)
        lathe([(0.1, 0), (0.03, 0.1), (0, 0.1)], metal(of, 0.18), (x, -0.16, 0.8))


def studs(of, stone):
    earring_card()
    for x in (-0.38, 0.38):
        lathe([(0, 0), (0.2, 0.01, 0.02), (0.24, 0.08, 0.03), (0, 0.1)], metal(of, 0.14), (x, -0.02, 1.02), UPRIGHT)
        shown = pearl() if stone == "pearl" else STONES[stone]() if stone in STONES else metal(of, 0.08)
        ball(0.2, shown, (x, -0.2, 1.02), (1, 0.8, 1), detail=5)


def hoops(of):
    earring_card()
    for x in (-0.38, 0.38):
        ball(0.05, metal(of, 0.14), (x, -0.06, 1.34))
        ring(0.3, 0.04, metal(of, 0.1), (x, -0.12, 1.02), UPRIGHT)


def bangle(of):
    lathe([(0.84, -0.16), (0.9, -0.16, 0.04), (0.92, 0, 0.1), (0.9, 0.16, 0.04), (0.84, 0.16), (0.84, -0.16)], metal(of, 0.1), (0, 0.2, 0.2))
    ring(0.82, 0.05, metal(of, 0.14), (0.35, -0.2, 0.75), (62, 14, 0))


def beads(material, size):
    for (centre, turn) in (((0, 0.2, size), 0), ((0.3, -0.16, 0.72), 58)):
        parts = []
        count = round(2 * math.pi * 0.82 / (2 * size))
        for i in range(count):
            a = 2 * math.pi * i / count
            parts.append(ball(size * 0.97, material(), (0.82 * math.cos(a), 0.82 * math.sin(a), 0), detail=4))
        group(parts, centre, (turn, 12 if turn else 0, 0))


RINGS = {
    "ring": ("gold", "jade"),
    "ring-gold": ("gold", None),
    "ring-silver": ("silver", None),
    "ring-silver-jade": ("silver", "jade"),
    "ring-silver-pearl": ("silver", "pearl"),
    "ring-gold-ruby": ("gold", "ruby"),
    "ring-silver-ruby": ("silver", "ruby"),
    "ring-gold-sapphire": ("gold", "sapphire"),
    "ring-silver-sapphire": ("silver", "sapphire"),
}
for name, (of, stone) in RINGS.items():

    @model(
        name,
        shows=("whole", "detail", "use"),
        whole={"azimuth": 28, "elevation": 24},
        detail={"azimuth": -18, "elevation": 34, "zoom": 2.1, "at": (0, 0, 0.75)},
        use={"azimuth": 20, "elevation": 24},
    )
    def build_ring(view, of=of, stone=stone):
        if view == "use":
            in_box(band(of, stone))
        else:
            group(band(of, stone), (0, 0, 0), (-10, 0, 0))


NECKLACES = {
    "necklace": ("gold", "pearl", "jade"),
    "necklace-pearl": ("gold", "pearl", None),
    "necklace-gold": ("gold", "gold", "gold"),
    "necklace-silver": ("silver", "silver", "silver"),
    "necklace-gold-jade": ("gold", "gold", "jade"),
    "necklace-silver-jade": ("silver", "silver", "jade"),
}
for name, parts in NECKLACES.items():

    @model(name, shows=FACES, whole={"azimuth": 10, "elevation": 16})
    def build_necklace(view, parts=parts):
        necklace(*parts)


EARRINGS = {
    "earrings": lambda: drops("gold", "pearl"),
    "drop-earrings-jade": lambda: drops("silver", "jade"),
    "stud-earrings-pearl": lambda: studs("silver", "pearl"),
    "stud-earrings-jade": lambda: studs("gold", "jade"),
    "stud-earrings-silver": lambda: studs("silver", None),
    "stud-earrings-gold": lambda: studs("gold", None),
    "hoop-earrings-silver": lambda: hoops("silver"),
    "hoop-earrings-gold": lambda: hoops("gold"),
}
for name, make in EARRINGS.items():

    @model(name, shows=FACES, whole={"azimuth": 14, "elevation": 12})
    def build_earrings(view, make=make):
        make()


@model("bracelet", shows=FACES, whole={"azimuth": 22, "elevation": 30})
def bracelet(view):
    jade = plain("#3f9a68", 0.12, coat=1.0, mix={"colours": [(0.3, "#2f8456"), (0.6, "#66b888"), (0.85, "#b8e0c4")], "scale": 2.2})
    ring(0.9, 0.17, jade, (0, 0.2, 0.18), (0, 0, 0))
    ring(0.82, 0.06, gold(0.16), (0.35, -0.2, 0.75), (62, 14, 0))


BRACELETS = {
    "bracelet-silver": lambda: bangle("silver"),
    "bracelet-gold": lambda: bangle("gold"),
    "bracelet-padauk": lambda: beads(lambda: plain("#8a3a22", 0.3, coat=0.4, relief="wood"), 0.13),
    "bracelet-pearl": lambda: beads(pearl, 0.11),
}
for name, make in BRACELETS.items():

    @model(name, shows=FACES, whole={"azimuth": 22, "elevation": 30})
    def build_bracelet(view, make=make):
        make()

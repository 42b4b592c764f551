"""Phone accessories, cameras, sound, computers and household appliances."""

import math

from kit import *

from . import SIDES, model
from .household import fillet_loop

GREYS = ["#2b2d31", "#e9e7e2", "#5f7d8c"]
SCREEN = {"colours": [(0.2, "#1d3f7a"), (0.45, "#3f7fb8"), (0.7, "#d9866a")], "scale": 1.1}


def glow(mix=None, strength=0.35):
    """A switched-on screen."""
    return plain("#3f7fb8", 0.08, coat=0.6, mix=mix or SCREEN)


def lens(radius, at, turn=UPRIGHT, parts=None):
    """A camera lens that faces -y."""
    x, y, z = at
    return group([cylinder(radius, 0.1, dark(0.3)), ring(radius * 0.86, radius * 0.08, steel(0.25), (0, 0, 0.1)), cylinder(radius * 0.72, 0.02, plain("#0b0d14", 0.03, coat=1.0), (0, 0, 0.1), bevel=0.004), ball(radius * 0.5, plain("#1c2a4a", 0.03, coat=1.0), (0, 0, 0.06), (1, 1, 0.35)), cylinder(radius * 0.14, 0.01, plain("#6f8fd0", 0.1), (-radius * 0.2, radius * 0.2, 0.125), bevel=0.002)], at, turn)


@model("phone-case", ["#35478c", "#d0648a", "#2b2d31", "#4d7a68"], shows=SIDES, whole={"azimuth": 28, "elevation": 14})
def phone_case(view):
    shell = paint(0.5, sheen=0.1)
    hole = [(x - 0.25, y + 0.75) for x, y in rounded(0.62, 0.66, 0.18)]
    group([
        slab(rounded(1.3, 2.5, 0.24), 0.16, shell, (0, 0, 0), UPRIGHT, 0.07, holes=[hole]),
        slab(rounded(0.66, 0.7, 0.2), 0.2, paint(0.4, shade=0.85), (-0.25, -0.02, 0.75), UPRIGHT, 0.03, holes=[rounded(0.58, 0.62, 0.17)]),
        slab(circle(0.36), 0.17, paint(0.5, shade=0.9), (0, 0, -0.35), UPRIGHT, 0.004, holes=[circle(0.33)]),
        box((0.05, 0.08, 0.34), paint(0.4, shade=0.8), (0.66, 0, 0.5), bevel=0.02),
    ], (-0.45, 0, 1.25), (-10, 0, 0))
    group([
        slab(rounded(1.24, 2.44, 0.22), 0.12, dark(0.3), (0, 0, 0), UPRIGHT, 0.05),
        slab(rounded(1.16, 2.36, 0.18), 0.01, glow(), (0, -0.062, 0), UPRIGHT, 0.002),
        slab(rounded(1.32, 2.52, 0.25), 0.16, shell, (0, 0.04, 0), UPRIGHT, 0.06, holes=[rounded(1.2, 2.4, 0.2)]),
    ], (0.75, 0.75, 1.26), (-10, 0, -4))


@model("screen-protector", shows=SIDES, whole={"azimuth": 26, "elevation": 22})
def screen_protector(view):
    group([slab(rounded(1.24, 2.44, 0.22), 0.14, dark(0.3), bevel=0.05), slab(rounded(1.14, 2.34, 0.18), 0.01, glow(), (0, 0, 0.072), bevel=0.002)], (0, 0.2, 0.4), (28, 0, 0))
    box((0.9, 0.2, 0.3), plain("#cfc7b6", 0.6), (0, 1.0, 0.15))
    clear = plain("#d8eef6", 0.03, coat=1.0, through=0.85)
    group([slab(rounded(1.2, 2.4, 0.2), 0.03, clear, bevel=0.01), slab(rounded(1.2, 2.4, 0.2), 0.034, plain("#8fc0d0", 0.1, coat=1), bevel=0.01, holes=[rounded(1.15, 2.35, 0.18)])], (0.25, -0.25, 0.95), (28, -6, 6))


@model("charging-cable", shows=SIDES, whole={"azimuth": 22, "elevation": 34})
def charging_cable(view):
    wire = plain("#f1efe9", 0.5)
    points = []
    for i in range(90):
        a = i * 0.23
        r = 0.82 + 0.05 * math.sin(i * 0.37)
        points.append((r * math.cos(a), r * math.sin(a), 0.07 + 0.004 * i))
    ends = [(1.0, -0.6, 0.3), (1.15, -1.05, 0.1)]
    tube([(0.6, -1.4, 0.08), (0.1, -1.1, 0.08), *points, (0.2, 1.0, 0.4), (1.1, 0.6, 0.2), (1.3, -0.5, 0.1), (1.3, -0.9, 0.09)], 0.05, wire)
    for at, turn, kind in (((0.75, -1.48, 0.1), 62, "c"), ((1.3, -1.1, 0.1), 180, "a")):
        wide = 0.26 if kind == "c" else 0.34
        group([box((wide, 0.46, 0.17), white(0.3, 0.4), (0, 0, 0), bevel=0.07), box((wide * 0.76, 0.3, 0.09), steel(0.15), (0, 0.34, 0), bevel=0.04 if kind == "c" else 0.01), tube([(0, -0.2, 0), (0, -0.42, 0)], 0.07, plain("#dedbd2", 0.6), kind="POLY")], at, (0, 0, turn))
    for a in (40, 200):
        group([box((0.3, 0.34, 0.6), dark(0.7), bevel=0.06)], (0.82 * math.cos(math.radians(a)), 0.82 * math.sin(math.radians(a)), 0.22), (0, 0, a))


@model("wireless-charger", shows=SIDES, whole={"azimuth": 22, "elevation": 28})
def wireless_charger(view):
    lathe([(0, 0), (0.95, 0, 0.06), (1.0, 0.08, 0.04), (0.95, 0.18, 0.04), (0, 0.18)], dark(0.35, 0.3))
    ring(0.82, 0.03, plain("#5a5d63", 0.6), (0, 0, 0.175), scale=(1, 1, 0.4))
    for a in (0, 90):
        slab(rounded(0.34, 0.07, 0.03), 0.01, plain("#8a8d93", 0.5), (0, 0, 0.185), (0, 0, a), 0.002)
    tube([(0, 0.95, 0.09), (0.1, 1.4, 0.07), (0.7, 1.6, 0.06), (1.4, 1.2, 0.05)], 0.045, dark(0.5))
    group([slab(rounded(0.98, 1.95, 0.18), 0.1, steel(0.3, "#9fb0bd"), bevel=0.04), slab(rounded(0.92, 1.89, 0.15), 0.012, glow(), (0, 0, 0.05), bevel=0.002), slab(rounded(0.1, 0.34, 0.02), 0.012, plain("#b8f0a0", 0.4, glow=1.5), (0, 0.1, 0.06), bevel=0.002)], (-0.08, -0.15, 0.3), (3, 0, -16))


@model("phone-holder", shows=SIDES, whole={"azimuth": 28, "elevation": 14})
def phone_holder(view):
    lathe([(0, 0), (0.52, 0, 0.05), (0.5, 0.14, 0.06), (0.2, 0.2, 0.05), (0, 0.2)], dark(0.35, 0.4))
    tube([(0, 0, 0.18), (0, 0.02, 0.7), (0, -0.02, 1.1)], 0.08, steel(0.25))
    ball(0.14, dark(0.4), (0, -0.04, 1.2))
    group([slab(rounded(0.72, 0.9, 0.12), 0.12, dark(0.4), (0, 0.07, 0), UPRIGHT, 0.04), *[box((0.12, 0.34, 0.5), dark(0.5), (s * 0.6, -0.06, 0.1), bevel=0.05) for s in (-1, 1)], box((0.6, 0.32, 0.1), dark(0.5), (0, -0.1, -0.72), bevel=0.04), box((0.12, 0.1, 0.5), dark(0.5), (0, 0.05, -0.5), bevel=0.03), slab(rounded(1.04, 2.05, 0.18), 0.11, steel(0.3, "#b8bcc2"), (0, -0.08, 0.36), UPRIGHT, 0.04), slab(rounded(0.98, 1.99, 0.15), 0.012, glow(), (0, -0.14, 0.36), UPRIGHT, 0.002)], (0, -0.12, 1.35), (-14, 0, 0))


@model("selfie-stick", shows=SIDES, whole={"azimuth": 18, "elevation": 12})
def selfie_stick(view):
    group([lathe([(0, 0), (0.13, 0, 0.03), (0.13, 0.75, 0.03), (0, 0.75)], rubber()), cylinder(0.05, 0.03, plain("#c0392b", 0.4), (0, -0.13, 0.5), UPRIGHT), lathe([(0.075, 0.7), (0.075, 1.3), (0, 1.3)], steel(0.2)), lathe([(0.058, 1.3), (0.058, 1.8), (0, 1.8)], steel(0.2)), lathe([(0.042, 1.8), (0.042, 2.3), (0, 2.3)], steel(0.2)), ball(0.1, dark(), (0, 0, 2.34)), group([slab(rounded(1.7, 0.86, 0.14), 0.1, dark(0.3), (0, 0, 0), UPRIGHT, 0.04), slab(rounded(1.64, 0.8, 0.12), 0.01, glow(), (0, -0.052, 0), UPRIGHT, 0.002), box((0.3, 0.2, 0.12), dark(0.5), (0, 0.02, -0.47), bevel=0.03), box((0.3, 0.2, 0.12), dark(0.5), (0, 0.02, 0.47), bevel=0.03)], (0, -0.03, 2.86), (-8, 0, 0))], (0, 0, 0), (0, 12, 0))


@model("tablet", GREYS, shows=SIDES, whole={"azimuth": 26, "elevation": 14})
def tablet(view):
    group([slab(rounded(2.5, 1.8, 0.16), 0.1, paint(0.35, coat=0.2), (0, 0, 0), UPRIGHT, 0.04), slab(rounded(2.44, 1.74, 0.13), 0.012, dark(0.15), (0, -0.046, 0), UPRIGHT, 0.002), slab(rounded(2.26, 1.56, 0.04), 0.012, glow(), (0, -0.052, 0), UPRIGHT, 0.002), *[slab(rounded(0.22, 0.22, 0.06), 0.012, plain(c, 0.3), (-0.75 + 0.375 * i, -0.056, -0.58), UPRIGHT, 0.002) for i, c in enumerate(("#f2c53d", "#e0563f", "#6fae5c", "#f3f1ec", "#9a5aa0"))]], (0, 0, 0.95), (-16, 0, 0))
    tube([(-0.6, -0.72, 0.05), (0.9, -0.55, 0.05)], 0.045, white(0.3), kind="POLY")
    box((1.2, 0.7, 0.05), paint(0.5, shade=0.8), (0, 0.55, 0.4), (-50, 0, 0), 0.02)


@model("smartwatch", ["#2b2d31", "#d0648a", "#e9e7e2"], shows=SIDES, whole={"azimuth": 30, "elevation": 20})
def smartwatch(view):
    strap = paint(0.6)
    rim = [(0.72 * math.cos(a), 0.95 * math.sin(a)) for a in [math.pi * (0.16 + 1.68 * i / 40) for i in range(41)]]
    band = ribbon([(x, y) for x, y in [(-b + 0.0, a) for a, b in [(p[1], p[0]) for p in rim]]], 0.5, 0.07, strap, (0, 0, 0.95), bevel=0.02)
    face = group([box((0.86, 0.24, 1.0), dark(0.25, 0.6), bevel=0.11, segments=8), slab(rounded(0.74, 0.88, 0.16), 0.02, plain("#06080d", 0.05, coat=1.0), (0, -0.12, 0), UPRIGHT, 0.006), ring(0.26, 0.035, plain("#ff5a6a", 0.4, glow=0.8), (0, -0.135, -0.1), UPRIGHT), ring(0.18, 0.03, plain("#9df06a", 0.4, glow=0.8), (0, -0.135, -0.1), UPRIGHT), ring(0.11, 0.025, plain("#5ad0ff", 0.4, glow=0.8), (0, -0.135, -0.1), UPRIGHT), *[box((0.1, 0.01, 0.03), white(0.4), (-0.2 + 0.13 * i, -0.134, 0.3), bevel=0.004) for i in range(4)], lathe([(0, 0), (0.07, 0, 0.02), (0.07, 0.1, 0.02), (0, 0.1)], steel(0.3), (0.42, 0, 0.18), (0, 90, 0))], (0, -0.74, 0.95), (0, 0, 0))


@model("earbuds", ["#f4f2ec", "#2b2d31", "#5f7d8c"], shows=SIDES, whole={"azimuth": 24, "elevation": 24})
def earbuds(view):
    shell = paint(0.2, coat=0.7)
    box((1.4, 0.72, 0.7), shell, (0, 0.1, 0.35), bevel=0.3, segments=10)
    box((1.42, 0.74, 0.015), paint(0.5, shade=0.6), (0, 0.1, 0.62), bevel=0.006)
    group([box((1.4, 0.72, 0.42), shell, (0, 0, 0.2), bevel=0.19, segments=10)], (0, 0.52, 0.66), (-62, 0, 0))
    ball(0.03, plain("#7fe08a", 0.4, glow=1.5), (0, -0.26, 0.42))

    def bud(at, turn):
        return group([ball(0.24, shell, (0, 0, 0.62), (1, 0.9, 1)), lathe([(0, 0), (0.09, 0, 0.04), (0.1, 0.5), (0.08, 0.6)], shell), lathe([(0, 0), (0.13, 0.02, 0.04), (0.15, 0.12, 0.05), (0.09, 0.2), (0, 0.2)], plain("#4a4c50", 0.7), (0.14, -0.06, 0.66), (10, 70, 0)), cylinder(0.06, 0.02, steel(0.3), (0, 0, -0.005)), box((0.02, 0.05, 0.16), dark(), (-0.09, 0, 0.4), bevel=0.01)], at, turn)

    bud((-0.75, -0.55, 0.14), (70, 0, 40))
    bud((0.45, -0.75, 0.14), (70, 0, -35))


@model("projector", shows=SIDES, whole={"azimuth": 28, "elevation": 18})
def projector(view):
    box((2.0, 1.4, 0.62), white(0.4, 0.2), (0, 0, 0.42), bevel=0.14, segments=6)
    lens(0.34, (0.5, -0.68, 0.44))
    for i in range(9):
        box((0.9, 0.02, 0.025), plain("#8d8f92", 0.6), (-0.45, -0.7, 0.24 + 0.048 * i), bevel=0.006)
    for i in range(4):
        cylinder(0.07, 0.03, plain("#6b6e73", 0.5), (-0.6 + 0.24 * i, 0.1, 0.72))
    for x in (-0.75, 0.75):
        cylinder(0.09, 0.12, dark(), (x, -0.45, 0))
        cylinder(0.09, 0.12, dark(), (x, 0.45, 0))


@model("security-camera", shows=SIDES, whole={"azimuth": 26, "elevation": 12})
def security_camera(view):
    lathe([(0, 0), (0.55, 0, 0.06), (0.5, 0.28, 0.08), (0.3, 0.36, 0.05), (0, 0.36)], white(0.3, 0.3))
    ball(0.68, white(0.25, 0.4), (0, 0, 1.0), detail=6)
    ball(0.6, plain("#101216", 0.06, coat=1.0), (0, -0.17, 1.04), (0.82, 0.9, 0.82), detail=6)
    lens(0.24, (0, -0.68, 1.06), (84, 0, 0))
    for s in (-1, 1):
        cylinder(0.035, 0.02, plain("#d04a3a", 0.3, glow=0.6), (s * 0.32, -0.62, 1.06), (90, 0, s * 26))
        tube([(s * 0.3, 0.3, 1.5), (s * 0.42, 0.4, 2.1)], 0.06, white(0.4), kind="POLY")


@model("dash-cam", shows=SIDES, whole={"azimuth": 28, "elevation": 12})
def dash_cam(view):
    box((1.5, 0.55, 0.85), dark(0.3, 0.4), (0, 0, 0.6), bevel=0.2, segments=8)
    lens(0.36, (-0.3, -0.27, 0.62))
    for i in range(5):
        box((0.3, 0.02, 0.03), plain("#4c4f55", 0.5), (0.42, -0.275, 0.44 + 0.09 * i), bevel=0.008)
    ball(0.035, plain("#4aa0ff", 0.3, glow=2), (0.42, -0.28, 0.88))
    tube([(0, 0.05, 1.0), (0, 0.12, 1.35)], 0.12, dark(0.4), kind="POLY")
    box((0.9, 0.7, 0.06), plain("#c0392b", 0.5), (0, 0.2, 1.5), (-24, 0, 0), 0.02)
    box((0.96, 0.76, 0.08), dark(0.4), (0, 0.18, 1.44), (-24, 0, 0), 0.03)


@model("bluetooth-speaker", ["#b3342a", "#2b2d31", "#2f7fb8"], shows=SIDES, whole={"azimuth": 28, "elevation": 14})
def bluetooth_speaker(view):
    parts = [lathe([(0, -1.1), (0.42, -1.1, 0.1), (0.5, -0.95, 0.1), (0.5, 0.95, 0.1), (0.42, 1.1, 0.1), (0, 1.1)], paint(0.95, relief="knit"))]
    for s in (-1, 1):
        parts += [ring(0.46, 0.07, rubber(), (0, 0, s * 1.06)), lathe([(0, 0), (0.4, 0.0), (0.3, -0.08, 0.05), (0.1, 0.02), (0, 0.05)], dark(0.3), (0, 0, s * 1.1), (0 if s > 0 else 180, 0, 0))]
    group(parts, (0, 0, 0.55), (0, 90, 0))
    box((1.0, 0.1, 0.34), rubber(), (0, -0.1, 1.03), bevel=0.03)
    for i in range(3):
        slab(circle(0.05) if i != 1 else rounded(0.14, 0.04, 0.015), 0.02, white(0.5), (-0.28 + 0.28 * i, -0.13, 1.08), bevel=0.004)
    slab(rounded(0.5, 0.2, 0.05), 0.03, dark(0.3), (0, -0.5, 0.55), UPRIGHT, 0.01)
    tube([(-1.1, 0, 0.7), (-1.45, -0.1, 0.5), (-1.3, -0.2, 0.12), (-1.1, -0.1, 0.35)], 0.03, paint(0.7, shade=0.7))


@model("soundbar", shows=SIDES, whole={"azimuth": 24, "elevation": 18})
def soundbar(view):
    box((2.9, 0.36, 0.3), plain("#26272a", 0.9, relief="knit"), (0, -0.2, 0.18), bevel=0.08)
    for s in (-1, 1):
        box((0.05, 0.37, 0.31), dark(0.2, 0.6), (s * 1.44, -0.2, 0.18), bevel=0.02)
    for i in range(4):
        ball(0.018, plain("#ffffff", 0.4, glow=2), (-0.09 + 0.06 * i, -0.385, 0.16))
    box((0.8, 0.8, 1.1), dark(0.5), (0.85, 0.75, 0.55), bevel=0.05)
    cylinder(0.28, 0.03, dark(0.8), (0.85, 0.36, 0.6), UPRIGHT)
    ring(0.29, 0.03, dark(0.25), (0.85, 0.34, 0.6), UPRIGHT)
    group([box((0.26, 0.8, 0.07), dark(0.4), bevel=0.03), *[cylinder(0.035, 0.02, plain("#b8bcc2", 0.5), ((i % 2 - 0.5) * 0.1, 0.25 - 0.12 * (i // 2), 0.03)) for i in range(8)]], (-0.6, -0.9, 0.05), (0, 0, 30))


@model("microphone", shows=SIDES, whole={"azimuth": 22, "elevation": 12})
def microphone(view):
    mesh = plain("#aeb1b5", 0.35, metal=1.0, relief="knit", relief_scale=1.6)
    group([ball(0.46, mesh, (0, 0, 1.9), (1, 1, 1.08), detail=5), ring(0.45, 0.045, steel(0.2), (0, 0, 1.86)), lathe([(0, 0), (0.17, 0, 0.03), (0.22, 0.9), (0.36, 1.55, 0.04), (0.36, 1.62), (0, 1.62)], dark(0.35, 0.2)), box((0.12, 0.06, 0.2), steel(0.3), (0, -0.26, 1.15), bevel=0.02)], (-0.3, 0, 0.18), (0, 24, 0))
    tube([(-0.3, 0, 0.14), (-0.7, 0, 0.08), (-0.9, -0.5, 0.06), (0.2, -0.8, 0.06), (1.1, -0.5, 0.06), (1.2, 0.2, 0.06)], 0.05, rubber())
    lathe([(0, 0), (0.5, 0, 0.04), (0.5, 0.06, 0.03), (0, 0.1)], dark(0.4), (0.2, 0.1, 0))
    tube([(0.2, 0.1, 0.05), (0.25, 0.1, 1.0)], 0.04, steel(0.25), kind="POLY")


@model("camera", ["#2b2d31", "#8a5a3c", "#e9e7e2"], shows=SIDES, whole={"azimuth": 28, "elevation": 16})
def camera_(view):
    box((2.1, 0.7, 1.2), dark(0.4), (0, 0, 0.65), bevel=0.14)
    box((2.13, 0.72, 0.72), paint(0.75, relief="leather"), (0, 0, 0.6), bevel=0.13)
    box((0.8, 0.62, 0.42), dark(0.35), (0, 0.02, 1.36), bevel=0.12)
    cylinder(0.2, 0.14, steel(0.3), (0.72, 0, 1.24))
    cylinder(0.1, 0.14, steel(0.2), (-0.75, -0.1, 1.24))
    group([cylinder(0.56, 0.3, dark(0.35)), ring(0.56, 0.03, steel(0.3), (0, 0, 0.05)), cylinder(0.5, 0.5, rubber(), (0, 0, 0.1)), cylinder(0.52, 0.16, dark(0.3), (0, 0, 0.56)), lathe([(0.44, 0.72), (0.36, 0.6), (0, 0.6)], dark(0.3)), ball(0.42, plain("#22335c", 0.02, coat=1.0), (0, 0, 0.62), (1, 1, 0.4)), ring(0.47, 0.03, steel(0.2), (0, 0, 0.72)), cylinder(0.08, 0.01, plain("#8fa8e8", 0.1), (-0.14, 0.14, 0.785), bevel=0.002)], (0.05, -0.34, 0.62), UPRIGHT)
    box((0.24, 0.03, 0.12), plain("#f6efd6", 0.2, glow=0.4), (0.76, -0.36, 1.06), bevel=0.02)
    tube([(-1.05, 0, 1.1), (-1.5, 0.1, 0.9), (-1.6, -0.3, 0.1), (-1.0, -0.8, 0.05), (-0.3, -1.1, 0.05)], 0.05, paint(0.8, shade=0.6), radii=[1, 1, 1, 1, 1])


@model("joystick", shows=SIDES, whole={"azimuth": 22, "elevation": 38})
def joystick(view):
    body = plain("#2b2d33", 0.45)
    box((1.5, 0.85, 0.36), body, (0, 0.1, 0.4), bevel=0.17, segments=8)
    for s in (-1, 1):
        lump(0.44, body, (s * 0.78, -0.08, 0.36), (0.9, 0.95, 0.62), rough=0)
        tube([(s * 0.82, -0.1, 0.34), (s * 0.98, -0.5, 0.28), (s * 1.02, -0.8, 0.22)], 0.26, body, radii=[1.2, 1, 0.75])
        box((0.5, 0.24, 0.14), dark(0.3), (s * 0.72, 0.48, 0.5), (30, 0, 0), 0.06)
        sx, sy = (0.38, -0.22)
        cylinder(0.23, 0.08, dark(0.4), (s * sx, sy, 0.52))
        lathe([(0, 0), (0.08, 0), (0.08, 0.12), (0.17, 0.16, 0.03), (0.17, 0.22, 0.03), (0, 0.19)], rubber(), (s * sx, sy, 0.56))
    for dx, dy, c in ((0, 0.14, "#6fc46a"), (0.14, 0, "#d9534a"), (-0.14, 0, "#4a8fd9"), (0, -0.14, "#e6c04a")):
        lathe([(0, 0), (0.065, 0, 0.01), (0.06, 0.06, 0.02), (0, 0.07)], plain(c, 0.3, coat=0.5), (0.78 + dx, 0.16 + dy, 0.6))
    for turn in (0, 90):
        box((0.34, 0.11, 0.08), dark(0.3), (-0.78, 0.16, 0.63), (0, 0, turn), 0.03)
    for s in (-1, 1):
        cylinder(0.05, 0.03, plain("#9a9da3", 0.4), (s * 0.16, 0.2, 0.57))
    ball(0.07, plain("#7fd4ff", 0.3, glow=1.0), (0, 0.05, 0.57), (1, 1, 0.4))


@model("radio", shows=SIDES, whole={"azimuth": 24, "elevation": 14})
def radio(view):
    box((2.2, 0.7, 1.3), wood("#a8703c", "#744722"), (0, 0, 0.7), bevel=0.12)
    panel(2.02, 1.12, 0.08, 0.04, plain("#efe6d2", 0.5), (0, -0.35, 0.7), 0.01)
    slab(circle(0.44), 0.05, plain("#4a3a2c", 0.95, relief="knit"), (-0.5, -0.36, 0.68), UPRIGHT, 0.01)
    ring(0.45, 0.04, gold(0.3), (-0.5, -0.385, 0.68), UPRIGHT)
    panel(0.82, 0.32, 0.04, 0.05, plain("#2d2418", 0.2), (0.5, -0.36, 0.95), 0.01)
    for i in range(9):
        box((0.012, 0.02, 0.1 if i % 2 else 0.16), plain("#f0d58a", 0.4, glow=0.6), (0.17 + 0.08 * i, -0.39, 0.97), bevel=0.002)
    box((0.016, 0.02, 0.26), plain("#d8402c", 0.4, glow=0.6), (0.6, -0.395, 0.95), bevel=0.002)
    for x in (0.25, 0.72):
        group([cylinder(0.16, 0.14, gold(0.3)), box((0.02, 0.12, 0.02), dark(), (0, 0.08, 0.145), bevel=0.004)], (x, -0.36, 0.42), UPRIGHT)
    tube([(0.95, 0.2, 1.3), (1.5, 0.2, 2.3)], 0.022, steel(0.2), kind="POLY")
    tube([(-0.8, 0, 1.3), (-0.7, 0, 1.58), (0.5, 0, 1.58), (0.6, 0, 1.3)], 0.06, plain("#5a3a22", 0.7, relief="leather"))


@model("monitor", shows=SIDES, whole={"azimuth": 24, "elevation": 10})
def monitor(view):
    group([slab(rounded(2.9, 1.75, 0.06), 0.1, dark(0.4), (0, 0, 0), UPRIGHT, 0.03), slab(rounded(2.8, 1.6, 0.02), 0.012, glow(), (0, -0.05, 0.04), UPRIGHT, 0.002), slab(rounded(0.9, 0.6, 0.04), 0.012, plain("#f6f4ee", 0.4), (-0.7, -0.058, 0.25), UPRIGHT, 0.002), *[box(((0.5, 0.7, 0.6, 0.4)[i], 0.006, 0.04), plain("#9aa3ad", 0.5), (-0.8 + (0.0, 0.1, 0.05, -0.05)[i], -0.068, 0.42 - 0.11 * i), bevel=0.002) for i in range(4)], slab(rounded(0.9, 0.8, 0.04), 0.012, plain("#20242c", 0.4), (0.75, -0.058, 0.1), UPRIGHT, 0.002), *[box((0.08, 0.006, h), plain("#5ad0a0", 0.5), (0.48 + 0.13 * i, -0.068, -0.22 + h / 2), bevel=0.002) for i, h in enumerate((0.2, 0.34, 0.28, 0.5, 0.6))]], (0, 0, 1.45), (-3, 0, 0))
    box((0.26, 0.1, 0.9), steel(0.35, "#9b9ea3"), (0, 0.14, 0.6), bevel=0.03)
    box((0.95, 0.6, 0.05), steel(0.35, "#9b9ea3"), (0, 0.05, 0.03), bevel=0.02)


@model("printer", shows=SIDES, whole={"azimuth": 26, "elevation": 20})
def printer(view):
    box((2.0, 1.3, 0.72), dark(0.45), (0, 0, 0.4), bevel=0.1)
    box((2.0, 1.2, 0.14), plain("#3a3c41", 0.4), (0, 0.03, 0.82), bevel=0.05)
    box((1.4, 0.5, 0.16), plain("#0c0d10", 0.6), (-0.1, -0.5, 0.36), bevel=0.02)
    box((1.35, 0.7, 0.03), plain("#4a4c52", 0.5), (-0.1, -0.9, 0.2), (4, 0, 0), 0.01)
    box((1.1, 0.9, 0.015), paper("#fbfaf6"), (-0.1, -0.85, 0.25), (4, 0, 0), 0.004)
    for i, c in enumerate(("#2f9bd0", "#d0408a", "#f0c83a", "#26272a")):
        box((0.13, 0.05, 0.34), plain(c, 0.2, coat=0.6), (0.5 + 0.15 * i - 0.05, -0.64, 0.42), bevel=0.02)
    box((1.1, 0.05, 0.9), paper("#fbfaf6"), (0, 0.6, 1.2), (-14, 0, 0), 0.004)
    box((1.25, 0.05, 0.6), dark(0.4), (0, 0.66, 1.05), (-14, 0, 0), 0.02)
    panel(0.44, 0.18, 0.03, 0.03, glow(), (-0.65, -0.63, 0.68), 0.004)
    for i in range(2):
        box((0.5, 0.006, 0.04), plain("#c0c4ca", 0.5), (0, -0.9, 0.27), bevel=0.002)


@model("ink-bottle", shows=SIDES, whole={"azimuth": 20, "elevation": 14})
def ink_bottle(view):
    for i, c in enumerate(("#26272a", "#2f9bd0", "#d0408a", "#f0c83a")):
        x = -1.05 + 0.7 * i
        ink = plain(c, 0.2, coat=0.7)
        group([box((0.56, 0.46, 1.15), ink, (0, 0, 0.58), bevel=0.1), lathe([(0.14, 1.1), (0.12, 1.3), (0, 1.3)], white(0.4)), lathe([(0, 1.24), (0.16, 1.24, 0.02), (0.11, 1.66, 0.03), (0, 1.7)], ink), panel(0.48, 0.7, 0.04, 0.02, white(0.6), (0, -0.225, 0.52), 0.004), slab([(0, 0.2), (0.11, 0.0), (0.1, -0.09), (0, -0.14), (-0.1, -0.09), (-0.11, 0)], 0.02, ink, (0, -0.24, 0.58), UPRIGHT, 0.004)], (x, 0.12 * (i % 2), 0))


@model("webcam", shows=SIDES, whole={"azimuth": 26, "elevation": 12})
def webcam(view):
    box((1.8, 0.42, 0.56), dark(0.35, 0.3), (0, 0, 1.1), bevel=0.24, segments=8)
    lens(0.24, (0, -0.19, 1.1))
    ball(0.03, plain("#8fe08a", 0.3, glow=2), (0.4, -0.21, 1.1))
    for s in (-1, 1):
        for i in range(4):
            cylinder(0.02, 0.02, plain("#5a5d63", 0.5), (s * (0.58 + 0.07 * i), -0.2, 1.1), UPRIGHT, 0.002, 12)
    box((0.7, 0.5, 0.08), dark(0.4), (0, 0.05, 0.76), bevel=0.03)
    box((0.66, 0.08, 0.6), dark(0.4), (0, 0.28, 0.5), (10, 0, 0), 0.03)
    box((0.66, 0.5, 0.07), dark(0.4), (0, 0.1, 0.2), bevel=0.03)
    tube([(0.2, 0.3, 0.3), (0.8, 0.7, 0.06), (1.3, 0.2, 0.05), (1.1, -0.5, 0.05)], 0.035, dark(0.5))
    box((0.2, 0.4, 0.1), dark(0.4), (1.04, -0.7, 0.06), (0, 0, -12), 0.03)


@model("usb-hub", shows=SIDES, whole={"azimuth": 28, "elevation": 26})
def usb_hub(view):
    metal = steel(0.35, "#8e9298")
    box((2.2, 0.75, 0.28), metal, (0, 0, 0.16), bevel=0.08)
    for i in range(3):
        box((0.36, 0.04, 0.15), plain("#0b0c0f", 0.5), (-0.6 + 0.5 * i, -0.37, 0.16), bevel=0.01)
        box((0.3, 0.03, 0.05), plain("#2f7fd0", 0.5), (-0.6 + 0.5 * i, -0.38, 0.18), bevel=0.004)
    box((0.3, 0.04, 0.1), plain("#0b0c0f", 0.5), (0.78, -0.37, 0.16), bevel=0.04)
    ball(0.025, plain("#8fe08a", 0.3, glow=2), (0.98, -0.2, 0.3))
    tube([(-1.1, 0, 0.16), (-1.5, 0.05, 0.2), (-1.7, -0.5, 0.12), (-1.3, -0.9, 0.07), (-0.9, -1.0, 0.07)], 0.06, dark(0.6))
    group([box((0.4, 0.25, 0.12), metal, bevel=0.04), box((0.26, 0.16, 0.07), steel(0.15), (0.3, 0, 0), bevel=0.03)], (-0.7, -1.02, 0.07))


@model("usb-drive", shows=SIDES, whole={"azimuth": 28, "elevation": 28})
def usb_drive(view):
    def stick(at, turn, colour):
        return group([box((1.2, 0.48, 0.2), plain(colour, 0.35, coat=0.3), bevel=0.07), box((0.5, 0.36, 0.13), steel(0.15), (0.82, 0, 0), bevel=0.01), *[box((0.09, 0.09, 0.02), plain("#3a3a3a", 0.6), (0.88, s * 0.08, 0.06), bevel=0.004) for s in (-1, 1)], box((0.95, 0.5, 0.24), steel(0.2), (-0.3, 0, 0), bevel=0.03), ring(0.08, 0.025, steel(0.2), (-0.82, 0, 0))], at, turn)

    stick((0, 0.2, 0.2), (0, -12, 18), "#b3342a")
    stick((0.1, -0.65, 0.13), (0, 0, -14), "#26272a")


@model("external-drive", shows=SIDES, whole={"azimuth": 28, "elevation": 26})
def external_drive(view):
    box((1.5, 2.1, 0.28), plain("#2c3a55", 0.45), (0, 0, 0.15), bevel=0.09)
    for i in range(12):
        box((1.505, 0.02, 0.285), plain("#223048", 0.4), (0, -0.95 + 0.08 * i, 0.15), bevel=0.05)
    slab(rounded(0.5, 0.14, 0.05), 0.02, steel(0.2), (0.3, 0.7, 0.29), bevel=0.004)
    ball(0.03, plain("#7fc8ff", 0.3, glow=2), (0.55, -1.04, 0.2))
    tube([(0, -1.05, 0.15), (0, -1.5, 0.12), (0.9, -1.6, 0.06), (1.3, -0.8, 0.06), (1.3, 0.3, 0.06)], 0.05, dark(0.5))
    group([box((0.34, 0.44, 0.14), dark(0.4), bevel=0.04), box((0.26, 0.26, 0.09), steel(0.15), (0, 0.33, 0), bevel=0.01)], (1.3, 0.5, 0.08))


@model("router", shows=SIDES, whole={"azimuth": 24, "elevation": 18})
def router(view):
    box((2.1, 1.25, 0.26), plain("#26282d", 0.35, coat=0.2), (0, 0, 0.2), bevel=0.1)
    slab([(-0.9, -0.5), (0.9, -0.5), (0.5, 0.5), (-0.5, 0.5)], 0.02, plain("#33363c", 0.2, coat=0.6), (0, 0, 0.335), bevel=0.004)
    for i in range(6):
        ball(0.028, plain("#7fe0a0", 0.3, glow=2), (-0.4 + 0.16 * i, -0.63, 0.22))
    for s in (-0.9, -0.32, 0.32, 0.9):
        group([lathe([(0, 0), (0.08, 0), (0.08, 0.2, 0.03), (0.06, 0.3), (0, 0.3)], dark(0.4)), box((0.15, 0.07, 1.3), dark(0.4), (0, 0, 0.9), bevel=0.03)], (s, 0.66, 0.2), (6, s * 9, 0))


@model("rice-cooker", shows=SIDES, whole={"azimuth": 22, "elevation": 16})
def rice_cooker(view):
    lathe([(0, 0), (0.9, 0, 0.1), (1.0, 0.3, 0.2), (1.0, 1.05, 0.1), (0, 1.08)], white(0.25, 0.5))
    lathe([(0.99, 1.0), (1.03, 1.02, 0.02), (1.03, 1.12, 0.02), (0.98, 1.14)], steel(0.2))
    lathe([(1.0, 1.1), (0.9, 1.32, 0.25), (0.35, 1.46, 0.1), (0, 1.48)], glass("#eef4f6", 0.03))
    cylinder(0.9, 0.06, plain("#f8f4e8", 0.9, relief="grain"), (0, 0, 1.05))
    lathe([(0, 1.46), (0.1, 1.46), (0.18, 1.6, 0.05), (0.16, 1.7, 0.04), (0, 1.7)], dark(0.4))
    panel(0.5, 0.62, 0.1, 0.1, plain("#d9dbdd", 0.3, metal=0.6), (0, -0.98, 0.5), 0.03)
    box((0.2, 0.12, 0.12), dark(0.4), (0, -1.05, 0.34), bevel=0.03)
    ball(0.045, plain("#ff7a3a", 0.3, glow=1.6), (-0.1, -1.04, 0.62))
    ball(0.045, plain("#7fe08a", 0.3, glow=0.6), (0.1, -1.04, 0.62))
    for s in (-1, 1):
        box((0.26, 0.4, 0.12), dark(0.5), (s * 1.08, 0, 0.95), bevel=0.05)


@model("electric-kettle", shows=SIDES, whole={"azimuth": 24, "elevation": 14})
def electric_kettle(view):
    lathe([(0, 0), (0.78, 0, 0.03), (0.8, 0.12, 0.03), (0, 0.14)], dark(0.4))
    lathe([(0, 0.14), (0.72, 0.14, 0.04), (0.7, 0.5), (0.54, 1.5, 0.03), (0.52, 1.6), (0, 1.6)], steel(0.16))
    lathe([(0.53, 1.55), (0.55, 1.58, 0.02), (0.5, 1.72, 0.08), (0.1, 1.78, 0.04), (0, 1.78)], dark(0.35))
    lathe([(0, 0), (0.08, 0), (0.1, 0.1, 0.03), (0, 0.12)], dark(0.3), (0, 0, 1.76))
    slab([(0, 0), (0.42, 0.16), (0.4, 0.24), (0, 0.42)], 0.3, steel(0.2), (-0.5, 0, 1.14), (90, 0, 0), 0.03, scale=(-1, 1, 1))
    tube([(0.5, 0, 1.62), (0.9, 0, 1.66), (1.08, 0, 1.3), (0.98, 0, 0.6), (0.72, 0, 0.4)], 0.1, dark(0.4))
    box((0.06, 0.1, 0.5), glass("#cfe6f4", 0.05), (0.2, -0.6, 0.8), (0, 0, 18), 0.02)


@model("blender", shows=SIDES, whole={"azimuth": 24, "elevation": 12})
def blender_(view):
    lathe([(0, 0), (0.62, 0, 0.06), (0.6, 0.3), (0.42, 0.75, 0.05), (0, 0.76)], white(0.3, 0.4))
    cylinder(0.15, 0.08, steel(0.25), (0, -0.52, 0.36), (74, 0, 0))
    lathe([(0.4, 0.74), (0.44, 0.76), (0.44, 0.9), (0.4, 0.92)], dark(0.4))
    lathe([(0.38, 0.9), (0.56, 2.05), (0.6, 2.08), (0.54, 2.05), (0.36, 0.92)], glass("#eef6fa", 0.03))
    lathe([(0, 0.93), (0.36, 0.94), (0.49, 1.72), (0, 1.74)], plain("#e88a4a", 0.5, mix={"colours": [(0.4, "#e27a3a"), (0.6, "#f2b05a")], "scale": 5}))
    lathe([(0, 2.05), (0.58, 2.05, 0.02), (0.56, 2.2, 0.04), (0.24, 2.24), (0.22, 2.36, 0.03), (0, 2.36)], dark(0.4))
    tube([(0.52, 0, 1.95), (0.86, 0, 1.95), (0.84, 0, 1.3), (0.42, 0, 1.15)], 0.07, glass("#d4e8f0", 0.1))
    tube([(0.52, 0, 1.95), (0.86, 0, 1.95), (0.84, 0, 1.3), (0.42, 0, 1.15)], 0.05, white(0.3))


@model("air-fryer", shows=SIDES, whole={"azimuth": 26, "elevation": 16})
def air_fryer(view):
    lathe([(0, 0), (0.86, 0, 0.1), (0.95, 0.4, 0.2), (0.9, 1.35, 0.3), (0.5, 1.72, 0.15), (0, 1.75)], plain("#26282c", 0.3, coat=0.5), scale=(1, 1.05, 1))
    box((1.2, 0.3, 0.62), plain("#33363b", 0.3, coat=0.4), (0, -0.86, 0.5), bevel=0.1)
    tube([(0, -0.95, 0.5), (0, -1.4, 0.52)], 0.12, plain("#26282c", 0.4), kind="POLY")
    box((0.2, 0.5, 0.22), steel(0.3), (0, -1.2, 0.64), bevel=0.06)
    ring(0.27, 0.03, steel(0.2), (0, -0.98, 1.12), (87, 0, 0))
    cylinder(0.25, 0.12, plain("#4a4e55", 0.25, coat=0.4), (0, -0.92, 1.12), (87, 0, 0))
    box((0.03, 0.02, 0.2), plain("#ff9a4a", 0.4, glow=0.8), (0, -1.045, 1.24), bevel=0.006)
    for i in range(14):
        box((0.62, 0.1, 0.1), plain("#e8b44a", 0.6, relief="grain"), (1.15 + 0.1 * (i % 4), -0.8 + 0.12 * (i % 3), 0.06 + 0.09 * (i // 5)), (0, 6 * (i % 3), 40 * i), 0.02)


@model("induction-cooker", shows=SIDES, whole={"azimuth": 24, "elevation": 30})
def induction_cooker(view):
    box((2.3, 2.1, 0.18), dark(0.35), (0, 0, 0.12), bevel=0.06)
    slab(rounded(2.26, 2.06, 0.1), 0.03, plain("#08090c", 0.05, coat=1.0), (0, 0, 0.22), bevel=0.01)
    for r in (0.72, 0.5, 0.2):
        slab(circle(r, 0, 0.22), 0.006, plain("#8a8d93", 0.4), (0, 0, 0.238), bevel=0.001, holes=[circle(r - 0.02, 0, 0.22)])
    for i in range(5):
        slab(circle(0.06, -0.7 + 0.35 * i, -0.8), 0.006, plain("#ff5a3a" if i == 2 else "#c0c4ca", 0.4, glow=0.6), (0, 0, 0.238), bevel=0.001)
    slab(rounded(0.5, 0.16, 0.02), 0.006, plain("#ff5a3a", 0.4, glow=0.5), (0, -0.56, 0.238), bevel=0.001)
    lathe([(0, 0), (0.66, 0, 0.06), (0.7, 0.55), (0.74, 0.57), (0.66, 0.56), (0.62, 0.1), (0, 0.06)], steel(0.18), (0, 0.24, 0.25))
    lathe([(0.7, 0.55), (0.4, 0.7, 0.2), (0, 0.74)], glass("#eef4f6", 0.03), (0, 0.24, 0.25))
    ball(0.09, dark(0.4), (0, 0.24, 1.04))
    for s in (-1, 1):
        tube([(s * 0.68, 0.1, 0.66), (s * 0.92, 0.12, 0.68), (s * 0.92, 0.36, 0.68), (s * 0.68, 0.38, 0.66)], 0.045, dark(0.4))


@model("microwave-oven", shows=SIDES, whole={"azimuth": 26, "elevation": 14})
def microwave(view):
    box((2.5, 1.5, 1.4), plain("#d9dbde", 0.3, metal=0.4), (0, 0, 0.78), bevel=0.06)
    panel(1.75, 1.2, 0.06, 0.05, dark(0.15, 0.6), (-0.3, -0.75, 0.78), 0.01)
    panel(1.35, 0.8, 0.06, 0.03, plain("#2b2420", 0.08, coat=1.0), (-0.32, -0.775, 0.78), 0.006)
    tube([(0.5, -0.8, 0.3), (0.5, -0.92, 0.36), (0.5, -0.92, 1.2), (0.5, -0.8, 1.26)], 0.04, steel(0.2))
    panel(0.46, 1.2, 0.04, 0.05, dark(0.3), (0.92, -0.75, 0.78), 0.01)
    panel(0.36, 0.16, 0.02, 0.02, plain("#4ae0b0", 0.3, glow=0.5), (0.92, -0.785, 1.22), 0.003)
    for i in range(12):
        slab(circle(0.045), 0.02, plain("#c8ccd2", 0.5), (0.8 + 0.12 * (i % 3), -0.78, 1.0 - 0.12 * (i // 3)), UPRIGHT, 0.004)
    cylinder(0.13, 0.08, steel(0.25), (0.92, -0.77, 0.4), UPRIGHT)
    for x in (-1, 1):
        for y in (-0.5, 0.5):
            cylinder(0.08, 0.1, dark(), (x, y, 0))


@model("refrigerator", shows=SIDES, whole={"azimuth": 26, "elevation": 8})
def fridge(view):
    metal = plain("#bfc4ca", 0.3, metal=0.7, relief="brushed")
    box((1.5, 1.3, 3.2), plain("#8a8f96", 0.4), (0, 0.06, 1.68), bevel=0.06)
    box((1.5, 0.16, 2.02), metal, (0, -0.62, 1.1), bevel=0.05)
    box((1.5, 0.16, 1.1), metal, (0, -0.62, 2.7), bevel=0.05)
    for z, h in ((1.5, 0.85), (2.5, 0.5)):
        tube([(-0.58, -0.72, z - h / 2), (-0.58, -0.82, z - h / 2 + 0.08), (-0.58, -0.82, z + h / 2 - 0.08), (-0.58, -0.72, z + h / 2)], 0.04, steel(0.15))
    panel(0.3, 0.2, 0.03, 0.02, dark(0.15, 0.6), (0.3, -0.705, 2.85), 0.004)
    for x in (-0.6, 0.6):
        cylinder(0.07, 0.1, dark(), (x, -0.4, 0))


@model("electric-fan", shows=SIDES, whole={"azimuth": 26, "elevation": 10})
def fan(view):
    lathe([(0, 0), (0.66, 0, 0.05), (0.6, 0.12, 0.06), (0.2, 0.2, 0.08), (0, 0.2)], white(0.3, 0.3))
    tube([(0, 0.1, 0.15), (0, 0.1, 1.15)], 0.085, white(0.35), kind="POLY")
    lathe([(0, 0), (0.24, 0, 0.08), (0.26, 0.4, 0.1), (0, 0.5)], white(0.3, 0.3), (0, 0.5, 1.55), UPRIGHT)
    for i in range(4):
        slab(circle(0.055), 0.03, plain("#3f9bb0", 0.4), (-0.24 + 0.16 * i, -0.36, 0.17), (12, 0, 0), 0.008)
    for k in range(3):
        a = 120 * k
        blade = []
        for i in range(17):
            t = i / 16
            blade.append((0.16 + 0.66 * t, -0.2 - 0.16 * math.sin(math.pi * t)))
        for i in range(17):
            t = 1 - i / 16
            blade.append((0.16 + 0.66 * t, 0.05 + 0.34 * t**0.6))
        group([slab(blade, 0.03, plain("#7fc3d6", 0.2, coat=0.6), (0, 0, 0), (14, 0, 0), 0.01)], (0, -0.05, 1.55), (90, a, 0))
    cylinder(0.18, 0.12, plain("#3f9bb0", 0.3), (0, 0.02, 1.55), UPRIGHT)
    wire = steel(0.3, "#e4e6e8")
    for r, y in ((0.98, 0.0), (0.98, 0.12), (0.7, -0.17), (0.4, -0.2), (0.18, -0.22)):
        ring(r, 0.024 if r > 0.9 else 0.012, wire, (0, y, 1.55), UPRIGHT)
    for i in range(40):
        a = 2 * math.pi * i / 40
        c, s = math.cos(a), math.sin(a)
        tube([(0.18 * c, -0.22, 1.55 + 0.18 * s), (0.7 * c, -0.17, 1.55 + 0.7 * s), (0.98 * c, 0, 1.55 + 0.98 * s)], 0.008, wire)
    cylinder(0.17, 0.03, white(0.3), (0, -0.21, 1.55), UPRIGHT)


@model("air-conditioner", shows=SIDES, whole={"azimuth": 22, "elevation": 6})
def air_conditioner(view):
    box((3.0, 0.75, 0.95), white(0.25, 0.4), (0, 0, 0.7), bevel=0.16, segments=8)
    box((2.7, 0.3, 0.1), plain("#3a3d42", 0.5), (0, -0.26, 0.3), (24, 0, 0), 0.02)
    box((2.66, 0.34, 0.03), white(0.3), (0, -0.42, 0.2), (38, 0, 0), 0.01)
    box((2.9, 0.01, 0.012), plain("#c4c6c8", 0.5), (0, -0.378, 0.52), bevel=0.004)
    panel(0.5, 0.14, 0.03, 0.02, plain("#eef3f5", 0.1, coat=0.8), (1.05, -0.37, 0.72), 0.004)
    for i in range(2):
        box((0.07, 0.01, 0.1), plain("#4ac0d0", 0.4, glow=0.8), (1.0 + 0.11 * i, -0.385, 0.72), bevel=0.003)
    ball(0.025, plain("#7fe08a", 0.3, glow=1.5), (1.25, -0.385, 0.72))


@model("air-purifier", shows=SIDES, whole={"azimuth": 26, "elevation": 14})
def air_purifier(view):
    box((1.15, 1.15, 2.1), white(0.35, 0.2), (0, 0, 1.1), bevel=0.2, segments=8)
    for r in range(13):
        for c in range(9):
            cylinder(0.03, 0.03, plain("#6d7176", 0.6), (-0.4 + 0.1 * c, -0.56, 0.3 + 0.1 * r), UPRIGHT, 0.002, 12)
    slab(circle(0.44), 0.03, plain("#3a3d42", 0.6), (0, 0, 2.14), bevel=0.01)
    for r in (0.4, 0.3, 0.2):
        ring(r, 0.015, white(0.4), (0, 0, 2.16))
    slab(circle(0.16), 0.03, plain("#0d1014", 0.1, coat=1), (0, -0.575, 1.85), UPRIGHT, 0.004)
    ring(0.13, 0.012, plain("#6fe0a0", 0.3, glow=1.5), (0, -0.595, 1.85), UPRIGHT)


@model("steam-iron", shows=SIDES, whole={"azimuth": 34, "elevation": 20})
def steam_iron(view):
    sole = fillet_loop([(-1.2, 0.0), (-0.6, 0.42), (0.6, 0.52), (1.1, 0.45), (1.1, -0.45), (0.6, -0.52), (-0.6, -0.42)], 0.2)
    blue = plain("#3f6fb0", 0.25, coat=0.6)
    slab(sole, 0.07, steel(0.18), (0, 0, 0.04), bevel=0.02)
    slab(sole, 0.34, blue, (0.04, 0, 0.26), bevel=0.13, scale=(0.94, 0.9, 1))
    slab(sole, 0.3, white(0.3, 0.4), (0.1, 0, 0.52), bevel=0.13, scale=(0.75, 0.66, 1))
    tube([(-0.5, 0, 0.6), (-0.62, 0, 1.0), (-0.2, 0, 1.24), (0.6, 0, 1.2), (1.0, 0, 0.95), (0.95, 0, 0.5)], 0.14, blue)
    cylinder(0.17, 0.08, white(0.4), (0.15, 0, 0.66))
    cylinder(0.06, 0.1, plain("#d9534a", 0.4), (-0.3, 0, 1.26))
    tube([(1.0, 0, 0.9), (1.5, 0.1, 0.9), (1.6, 0.6, 0.3), (1.2, 1.0, 0.06), (0.3, 0.9, 0.05)], 0.05, dark(0.6))


@model("washing-machine", shows=SIDES, whole={"azimuth": 26, "elevation": 12})
def washing_machine(view):
    box((1.9, 1.7, 2.5), white(0.3, 0.3), (0, 0, 1.3), bevel=0.06)
    panel(1.86, 0.36, 0.04, 0.04, plain("#e3e5e7", 0.3), (0, -0.85, 2.3), 0.01)
    cylinder(0.14, 0.1, steel(0.25), (0.3, -0.86, 2.3), UPRIGHT)
    panel(0.42, 0.16, 0.02, 0.03, plain("#11202a", 0.1, coat=0.8), (0.68, -0.865, 2.3), 0.004)
    panel(0.6, 0.2, 0.03, 0.03, white(0.4), (-0.55, -0.865, 2.3), 0.008)
    ring(0.68, 0.1, steel(0.2), (0, -0.86, 1.25), UPRIGHT)
    ring(0.56, 0.06, dark(0.4), (0, -0.9, 1.25), UPRIGHT)
    ball(0.58, plain("#26303a", 0.04, coat=1.0), (0, -0.8, 1.25), (1, 0.35, 1))
    lump(0.3, plain("#d9772f", 0.9), (-0.15, -0.86, 1.05), (1.2, 0.5, 0.7), seed=2)
    lump(0.26, plain("#e9e4da", 0.9), (0.2, -0.86, 1.0), (1, 0.5, 0.6), seed=5)
    box((0.12, 0.1, 0.3), steel(0.2), (0.72, -0.98, 1.25), bevel=0.03)


@model("vacuum-cleaner", shows=SIDES, whole={"azimuth": 30, "elevation": 18})
def vacuum(view):
    red = plain("#b3342a", 0.25, coat=0.6)
    box((1.5, 1.0, 0.6), red, (0.3, 0, 0.45), bevel=0.26, segments=8)
    lathe([(0, 0), (0.36, 0, 0.06), (0.36, 0.7, 0.1), (0, 0.74)], glass("#cfd8de", 0.05), (-0.2, 0, 0.5), (0, -24, 0))
    lathe([(0, 0), (0.3, 0.02, 0.06), (0.3, 0.3, 0.1), (0, 0.34)], plain("#9a948a", 0.95, relief="grain"), (-0.2, 0, 0.54), (0, -24, 0))
    for s in (-1, 1):
        cylinder(0.42, 0.2, dark(0.5), (0.7, s * 0.42, 0.42), (s * -90, 0, 0))
        cylinder(0.2, 0.22, steel(0.3), (0.7, s * 0.42, 0.42), (s * -90, 0, 0))
    points = [(-0.3, 0, 1.1), (-0.6, 0, 1.6), (-1.2, -0.1, 1.9), (-1.7, -0.2, 1.75)]
    tube(points, 0.11, dark(0.6))
    tube([(-1.7, -0.2, 1.75), (-2.0, -0.5, 0.9), (-2.15, -0.75, 0.25)], 0.075, steel(0.2), kind="POLY")
    tube([(-1.62, -0.16, 1.68), (-1.75, -0.24, 1.9), (-1.95, -0.3, 1.9)], 0.09, dark(0.4))
    box((0.34, 0.95, 0.17), dark(0.4), (-2.22, -0.82, 0.1), (0, 0, 0), 0.06)


@model("light-bulb", shows=SIDES, whole={"azimuth": 20, "elevation": 14})
def light_bulb(view):
    def bulb():
        return [lathe([(0.34, 0.95), (0.6, 1.3, 0.2), (0.66, 1.7, 0.3), (0.42, 2.15, 0.3), (0, 2.25)], plain("#fffaf0", 0.5, glow=0.55), angle=180), lathe([(0.24, 0.4), (0.28, 0.44), (0.38, 0.98, 0.03), (0.34, 1.0)], white(0.4)), *[ring(0.24, 0.03, steel(0.25), (0, 0, 0.1 + 0.085 * i)) for i in range(4)], lathe([(0, -0.06), (0.1, -0.04, 0.02), (0.22, 0.06), (0.22, 0.44), (0, 0.44)], steel(0.3)), cylinder(0.08, 0.05, dark(0.5), (0, 0, -0.09))]

    group(bulb(), (-0.4, 0.2, 0.12))
    group(bulb(), (0.55, -0.5, 0.56), (92, 0, 145), scale=0.85)


@model("rechargeable-lamp", shows=SIDES, whole={"azimuth": 24, "elevation": 14})
def lamp(view):
    yellow = plain("#e6a12d", 0.35, coat=0.4)
    lathe([(0, 0), (0.62, 0, 0.06), (0.6, 0.4, 0.08), (0.42, 0.5, 0.04), (0, 0.5)], yellow)
    lathe([(0.42, 0.5), (0.44, 1.5), (0, 1.5)], plain("#fff6dc", 0.4, glow=0.7))
    for i in range(6):
        a = i * math.pi / 3 + 0.3
        tube([(0.47 * math.cos(a), 0.47 * math.sin(a), 0.48), (0.5 * math.cos(a), 0.5 * math.sin(a), 1.52)], 0.03, dark(0.5), kind="POLY")
    lathe([(0.5, 1.48), (0.56, 1.52, 0.03), (0.5, 1.72, 0.1), (0.1, 1.82), (0, 1.82)], yellow)
    tube([(-0.5, 0, 1.6), (-0.62, 0, 2.1), (0, 0, 2.5), (0.62, 0, 2.1), (0.5, 0, 1.6)], 0.045, dark(0.4))
    cylinder(0.1, 0.05, dark(0.4), (0, -0.6, 0.26), UPRIGHT)


@model("power-strip", shows=SIDES, whole={"azimuth": 30, "elevation": 34})
def power_strip(view):
    parts = [box((3.0, 0.72, 0.3), white(0.35, 0.3), (0, 0, 0.16), bevel=0.1)]
    for i in range(4):
        x = -0.95 + 0.55 * i
        parts += [slab(circle(0.22), 0.02, plain("#e2e0da", 0.4), (x, 0, 0.31), bevel=0.006)]
        for s in (-1, 1):
            parts.append(slab(rounded(0.045, 0.14, 0.02), 0.03, dark(0.6), (x + s * 0.09, 0.02, 0.315), bevel=0.002))
        parts.append(slab(circle(0.035), 0.03, dark(0.6), (x, -0.12, 0.315), bevel=0.002))
    parts += [box((0.3, 0.4, 0.09), plain("#d8402c", 0.3, glow=0.3), (1.2, 0, 0.33), (0, 8, 0), 0.03)]
    for i in range(2):
        parts.append(box((0.09, 0.2, 0.02), plain("#2f7fd0", 0.5), (0.84, -0.13 + 0.26 * i, 0.31), bevel=0.004))
    group(parts, (0, 0, 0), (0, 0, 10))
    tube([(-1.5, -0.25, 0.16), (-1.9, -0.4, 0.1), (-1.8, -1.0, 0.07), (-0.6, -1.1, 0.07), (0.2, -0.9, 0.07)], 0.065, white(0.5))
    group([lathe([(0, 0), (0.2, 0, 0.04), (0.16, 0.36, 0.05), (0, 0.4)], white(0.4)), *[box((0.04, 0.1, 0.2), gold(0.3), (s * 0.08, 0, -0.1), bevel=0.01) for s in (-1, 1)]], (0.62, -0.84, 0.2), (0, -90, 10))


@model("solar-panel", shows=SIDES, whole={"azimuth": 28, "elevation": 16})
def solar_panel(view):
    parts = [box((2.4, 1.6, 0.09), steel(0.3, "#c4c8cc"), bevel=0.02), box((2.28, 1.48, 0.02), plain("#eef1f4", 0.4), (0, 0, 0.045), bevel=0.004)]
    for i in range(8):
        for j in range(5):
            parts.append(slab(fillet_loop([(-0.13, -0.135), (0.13, -0.135), (0.13, 0.135), (-0.13, 0.135)], 0.04), 0.012, plain("#14244f", 0.08, coat=1.0), (-0.98 + 0.28 * i, -0.57 + 0.285 * j, 0.058), bevel=0.002))
    group(parts, (0, 0, 0.75), (48, 0, 0))
    for s in (-1, 1):
        tube([(s * 0.95, 0.4, 1.15), (s * 0.95, 1.0, 0.02)], 0.04, steel(0.3), kind="POLY")
        tube([(s * 0.95, -0.55, 0.1), (s * 0.95, 1.0, 0.02)], 0.03, steel(0.3), kind="POLY")

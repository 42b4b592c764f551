"""Scenes of several products: banners, collections and the covers of shops."""

import math

import bpy
import numpy
from kit import *

from . import MODELS, model


def bounds(objects):
    """Lowest and highest corner of objects."""
    graph = bpy.context.evaluated_depsgraph_get()
    graph.update()
    found = []
    for each in objects:
        if each.type not in ("MESH", "CURVE"):
            continue
        evaluated = each.evaluated_get(graph)
        mesh = evaluated.to_mesh()
        flat = numpy.empty(len(mesh.vertices) * 3, dtype=numpy.float32)
        mesh.vertices.foreach_get("co", flat)
        evaluated.to_mesh_clear()
        matrix = numpy.array(evaluated.matrix_world)
        found.append(flat.reshape(-1, 3) @ matrix[:3, :3].T + matrix[:3, 3])
    points = numpy.concatenate(found)
    return points.min(axis=0), points.max(axis=0)


def place(name, size, x=0.0, y=0.0, turn=0.0, colour=None, z=0.0):
    """Puts a product on the ground: its longest side is `size`."""
    scene = bpy.context.scene
    before = set(scene.objects)
    made_model = MODELS[name]
    made_model.build("whole")
    made = [each for each in scene.objects if each not in before]
    if made_model.paints:
        dye(made, colour or made_model.paints[0])
    low, high = bounds(made)
    middle = (low + high) / 2
    scale = size / float((high - low).max())
    inner = bpy.data.objects.new("placed", None)
    outer = bpy.data.objects.new("placed", None)
    for each in (inner, outer):
        scene.collection.objects.link(each)
    for each in made:
        if each.parent is None:
            each.parent = inner
    inner.parent = outer
    inner.location = (-middle[0], -middle[1], -low[2])
    outer.location = (x, y, z)
    outer.rotation_euler = (0, 0, math.radians(turn))
    outer.scale = (scale, scale, scale)
    return outer


def parcel(width, height, colour, ribbon_colour, at=(0, 0, 0), turn=0):
    """A present with a ribbon and a bow."""
    cloth = plain(ribbon_colour, 0.35, sheen=0.5)
    parts = [
        box((width, width, height), plain(colour, 0.5), (0, 0, height / 2), bevel=0.02),
        box((width * 1.04, width * 1.04, height * 0.22), plain(colour, 0.5), (0, 0, height * 0.92), bevel=0.02),
        box((width * 0.16, width * 1.06, height * 1.05), cloth, (0, 0, height * 0.52), bevel=0.01),
        box((width * 1.06, width * 0.16, height * 1.05), cloth, (0, 0, height * 0.52), bevel=0.01),
    ]
    for s in (-1, 1):
        parts.append(ring(width * 0.15, width * 0.05, cloth, (s * width * 0.17, 0, height * 1.12), (90, 0, s * 24), (1.3, 1, 0.9)))
    parts.append(ball(width * 0.08, cloth, (0, 0, height * 1.08)))
    return group(parts, at, (0, 0, turn))


def bag(width, height, colour, at=(0, 0, 0), turn=0):
    """A shopping bag of paper."""
    depth = width * 0.45
    parts = [box((width, depth, height), plain(colour, 0.6, relief="paper"), (0, 0, height / 2), bevel=0.01, segments=2)]
    parts.append(box((width * 0.94, depth * 0.9, 0.02), dark(0.9), (0, 0, height), bevel=0.004))
    for s in (-1, 1):
        y = s * depth * 0.42
        parts.append(tube([(-width * 0.22, y, height), (-width * 0.2, y, height * 1.22), (width * 0.2, y, height * 1.22), (width * 0.22, y, height)], 0.025, plain("#8a5f36", 0.7)))
    parts.append(slab(circle(width * 0.2), 0.012, plain("#fbf7ee", 0.6), (0, -depth / 2, height * 0.55), UPRIGHT, 0.003))
    return group(parts, at, (0, 0, turn))


def krathong(at=(0, 0, 0), scale=1.0):
    """A float of banana leaves with flowers, a candle and incense."""
    parts = [cylinder(0.8, 0.24, wood("#e3d3a8", "#c9b27c"), (0, 0, 0.02))]
    for row, (count, radius, tilt, length) in enumerate(((18, 0.76, 34, 0.62), (14, 0.66, 58, 0.56))):
        for i in range(count):
            a = 360 / count * (i + 0.5 * row)
            parts.append(group([leaf(length, 0.3, green("#4f9a4a" if row else "#3f7d3a"), bend=0.2)], (radius * math.cos(math.radians(a)), radius * math.sin(math.radians(a)), 0.16), (0, -tilt, a)))
    for i, colour in enumerate(("#e58a2c", "#f0c23a", "#d0648a", "#e58a2c", "#f0c23a", "#d0648a", "#e58a2c", "#f0c23a")):
        a = math.radians(45 * i)
        parts.append(lump(0.19, plain(colour, 0.8), (0.47 * math.cos(a), 0.47 * math.sin(a), 0.36), (1, 1, 0.75), rough=0.35, size=4.5, seed=i))
    for i in range(12):
        parts.append(group([leaf(0.42, 0.2, plain("#e07a9c", 0.6), bend=0.3)], (0, 0, 0.34), (0, -42 - 16 * (i % 2), 30 * i)))
    parts += [cylinder(0.07, 0.75, plain("#f2c84a", 0.4), (0, 0, 0.36)), lathe([(0, 0), (0.05, 0.06, 0.03), (0.03, 0.16), (0, 0.24)], plain("#ffd98a", 0.4, glow=2.0), (0, 0, 1.12))]
    parts += [tube([(0.14 + 0.05 * i, 0.1, 0.36), (0.2 + 0.07 * i, 0.12, 1.35)], 0.014, plain("#8a3f2c", 0.8), kind="POLY") for i in range(3)]
    return group(parts, at, (0, 0, 0), scale)


VIEW = {"azimuth": 12, "elevation": 13}


def scene(name):
    return model(f"scene-{name}", shows=("whole",), whole=VIEW)


@scene("fashion")
def fashion(view):
    place("handbag", 1.5, -0.65, 0.4, 10)
    place("longyi", 1.15, 0.7, 0.45, -8, "#35478c")
    place("cap", 0.8, 0.7, 0.45, 0, "#d9b08c", 0.62)
    place("high-heels", 0.85, 0.55, -0.65, 0)
    place("watch", 0.65, -0.55, -0.75, 0)


@scene("phones")
def phones(view):
    place("smartphone", 1.9, -0.55, 0.3, 0)
    place("headphones", 1.5, 0.75, 0.35, -8)
    place("earbuds", 0.75, 0.35, -0.65, 14)
    place("power-bank", 0.9, -1.25, -0.35, 16, "#35478c")


@scene("electronics")
def electronics(view):
    place("laptop", 2.0, -0.35, 0.4, 0)
    place("camera", 1.0, 0.95, -0.35, -20)
    place("bluetooth-speaker", 0.85, -0.95, -0.75, 16, "#2f6fb8")
    place("joystick", 0.8, 0.1, -1.0, 0)


@scene("beauty-and-health")
def beauty(view):
    place("body-lotion", 1.7, -0.65, 0.3, 0)
    place("perfume", 1.15, 0.35, 0.4, -6)
    place("serum", 1.05, 1.05, 0.0, 0)
    place("face-cream", 0.75, -0.15, -0.55, 0)
    place("lipstick", 0.75, 0.75, -0.75, 10)


@scene("home-and-kitchen")
def home(view):
    place("cooking-pot", 1.4, 0.55, 0.35, 0)
    place("electric-kettle", 1.35, -0.8, 0.4, 10)
    place("teapot", 1.0, -0.35, -0.7, -10)
    place("bowl", 0.8, 0.85, -0.75, 0)


@scene("groceries")
def groceries(view):
    place("rice", 1.7, -0.55, 0.5, 0)
    place("chilli-sauce", 1.35, 0.65, 0.5, 0)
    place("mango", 0.95, 0.95, -0.3, 0)
    place("teapot", 1.0, 0.1, -0.65, -12)
    place("eggs", 0.75, -0.9, -0.65, 14)


@scene("baby-and-toys")
def baby(view):
    place("building-blocks", 1.2, -0.7, 0.3, 0)
    place("stroller", 1.7, 0.75, 0.7, -10)
    place("baby-bottle", 0.9, -0.05, -0.45, 0)
    place("toy-car", 0.85, 0.75, -0.65, 16)


@scene("sports-and-outdoors")
def sports(view):
    place("backpack", 1.5, -0.75, 0.5, 4)
    place("basketball", 0.85, 0.85, 0.35, 0)
    place("football", 0.8, 0.15, -0.4, 0)
    place("dumbbell", 0.75, 1.0, -0.6, 10)
    place("water-bottle", 0.95, -1.25, -0.35, 0)


@scene("books-and-stationery")
def books(view):
    place("folk-tales", 1.4, -0.65, 0.4, 0)
    place("cookbook", 1.3, 0.65, 0.5, -8)
    place("notebook", 1.1, -0.4, -0.6, 0)
    place("crayons", 0.9, 0.75, -0.5, 0)


@scene("digital")
def digital(view):
    place("smartphone", 1.7, -0.75, 0.3, 0)
    place("video-game-card", 1.25, 0.5, 0.4, 0, "#7a4a8c")
    place("clapper-board-card", 1.15, 0.75, -0.5, -6, "#b3452f")
    place("joystick", 0.8, -0.4, -0.75, 8)


@scene("lights")
def lights(view):
    place("paper-lantern", 1.6, -0.75, 0.4, 0)
    place("longyi", 1.15, 0.55, 0.4, -6, "#7a3b4a")
    place("lacquer-bowl", 0.9, -0.1, -0.6, 0)
    place("candle", 0.75, 0.85, -0.6, 0)


@scene("floats")
def floats(view):
    krathong((0.2, -0.1, 0), 0.85)
    place("paper-lantern", 1.3, -1.0, 0.75, 0, "#e6a12d")
    place("candle", 0.7, 1.2, -0.55, 0)


@scene("rains")
def rains(view):
    place("umbrella", 2.0, -0.3, 0.5, 0)
    place("rechargeable-lamp", 1.1, 0.95, 0.2, 0)
    place("teapot", 1.0, 0.3, -0.65, -10)


@scene("gifts")
def gifts(view):
    parcel(0.95, 0.85, "#b3452f", "#f2c84a", (-0.65, 0.35, 0), 14)
    parcel(0.7, 0.5, "#2f7d63", "#f6efe0", (0.3, -0.5, 0), -10)
    place("perfume", 1.05, 0.55, 0.5, -6)
    place("watch", 0.75, 1.1, -0.2, 0)


@scene("handmade")
def handmade(view):
    place("shan-bag", 1.6, -0.7, 0.5, 0)
    place("lacquer-bowl", 1.0, 0.6, 0.35, 0)
    place("longyi", 1.0, 0.55, -0.55, -8, "#4d7a68")
    place("mortar", 0.75, -0.5, -0.7, 0)


@scene("market")
def market(view):
    bag(1.0, 1.25, "#b3452f", (-0.6, 0.4, 0), 10)
    bag(0.8, 0.95, "#2f7d63", (0.5, 0.3, 0), -14)
    parcel(0.55, 0.45, "#e6a12d", "#f6efe0", (0.2, -0.6, 0), 12)
    place("mango", 0.75, -0.75, -0.6, 0)


@scene("discounts")
def discounts(view):
    bag(1.05, 1.3, "#c5402c", (-0.55, 0.35, 0), 12)
    place("headphones", 1.25, 0.6, 0.45, -8)
    place("running-shoes", 0.95, 0.35, -0.6, 0)
    place("watch", 0.7, -0.6, -0.75, 0)

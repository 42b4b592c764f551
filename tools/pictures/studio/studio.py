"""
Renders product pictures with Blender 3.4.

    blender -b -P tools/pictures/studio/studio.py -- OUT_FOLDER TYPE/VIEW:SIZE:SAMPLES...

Each view is written as OUT_FOLDER/TYPE--VIEW.png, two squares one above the other. The upper one is what keeps its
colour (unpainted parts, reflections, shadow as alpha), the lower one is the light on the painted parts. The server
multiplies the lower one by a colour and adds the upper one. Both are linear light divided by HEADROOM, in sRGB coding.
Without types it prints the table of types and views as JSON.
"""

import json
import math
import os
import sys
import time
import traceback

import bpy
import numpy
from mathutils import Vector

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit  # noqa: E402
from models import MODELS, load  # noqa: E402

# Brightest linear light that a picture stores. The server has the same figure (apps/api/src/pictures/compose.ts).
HEADROOM = 1.6
# Share of the frame that a subject fills.
FILL = 0.8
# Room around the subject that is rendered, and that of subjects with fur, as a share of the frame.
MARGIN, FUR = 0.012, 0.1
# The shadow is soft: it is rendered in this share of the size, with more samples.
SHADOW_SIZE, SHADOW_SAMPLES = 0.25, 10
# The shadow fades out within this share of the frame, so that no edge shows on a tinted card.
FADE = 0.14
SIZE = 2.2

VIEWS = {
    "whole": {"azimuth": 24, "elevation": 15},
    "detail": {"azimuth": -30, "elevation": 22, "zoom": 2.1},
    "use": {"azimuth": 14, "elevation": 20},
    "back": {"azimuth": 205, "elevation": 18},
}


def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    return scene


def points_of_subject():
    """Corners of everything in the scene, in world coordinates."""
    found = []
    graph = bpy.context.evaluated_depsgraph_get()
    graph.update()
    for each in bpy.context.scene.objects:
        if each.type not in ("MESH", "CURVE"):
            continue
        evaluated = each.evaluated_get(graph)
        mesh = evaluated.to_mesh()
        count = len(mesh.vertices)
        flat = numpy.empty(count * 3, dtype=numpy.float32)
        mesh.vertices.foreach_get("co", flat)
        evaluated.to_mesh_clear()
        matrix = numpy.array(evaluated.matrix_world)
        points = flat.reshape(-1, 3)[:: max(1, count // 4000)]
        found.append(points @ matrix[:3, :3].T + matrix[:3, 3])
    return numpy.concatenate(found)


def normalise():
    """Scales the subject to SIZE and puts it on the ground, in the middle."""
    points = points_of_subject()
    low, high = points.min(axis=0), points.max(axis=0)
    scale = SIZE / (high - low).max()
    root = bpy.data.objects.new("subject", None)
    scene = bpy.context.scene
    scene.collection.objects.link(root)
    for each in list(scene.objects):
        if each is not root and each.parent is None:
            each.parent = root
    root.scale = (scale, scale, scale)
    middle = (low + high) / 2
    root.location = (-middle[0] * scale, -middle[1] * scale, -low[2] * scale)
    return points_of_subject()


def light(location, size, power, colour):
    lamp = bpy.data.lights.new("light", "AREA")
    lamp.energy, lamp.size, lamp.color = power, size, colour
    made = bpy.data.objects.new("light", lamp)
    bpy.context.scene.collection.objects.link(made)
    made.location = location
    made.rotation_euler = (Vector((0, 0, 0.8)) - Vector(location)).to_track_quat("-Z", "Y").to_euler()
    return made


def studio(azimuth):
    """Three soft lights that turn with the camera, a bright world and a ground. Returns the ground."""
    scene = bpy.context.scene
    a = math.radians(azimuth)

    def turned(x, y, z):
        return (x * math.cos(a) - y * math.sin(a), x * math.sin(a) + y * math.cos(a), z)

    light(turned(-4.2, -3.6, 5.6), 3.4, 430, (1, 0.97, 0.93))
    light(turned(5.0, -2.4, 3.4), 3.0, 120, (0.94, 0.97, 1))
    light(turned(1.0, 4.2, 5.4), 3.0, 230, (1, 1, 1))
    world = bpy.data.worlds.new("world")
    scene.world = world
    # Cycles samples the world by a map of its brightness: the usual size takes longer than the render.
    world.cycles.sampling_method = "MANUAL"
    world.cycles.sample_map_resolution = 64
    world.use_nodes = True
    tree = world.node_tree
    source = tree.nodes.new("ShaderNodeTexCoord")
    split = tree.nodes.new("ShaderNodeSeparateXYZ")
    ramp = tree.nodes.new("ShaderNodeValToRGB")
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[0].color = 0.0, (0.5, 0.49, 0.47, 1)
    ramp.color_ramp.elements[1].position, ramp.color_ramp.elements[1].color = 0.75, (0.95, 0.96, 0.98, 1)
    tree.links.new(source.outputs["Generated"], split.inputs[0])
    tree.links.new(split.outputs["Z"], ramp.inputs["Fac"])
    tree.links.new(ramp.outputs["Color"], tree.nodes["Background"].inputs["Color"])
    tree.nodes["Background"].inputs["Strength"].default_value = 0.5
    ground = kit.add(bpy.data.meshes.new("ground"), None)
    ground.data.from_pydata([(-30, -30, 0), (30, -30, 0), (30, 30, 0), (-30, 30, 0)], [], [(0, 1, 2, 3)])
    ground.data.materials.append(kit.floor())
    return ground


def camera(points, azimuth, elevation, zoom=1.0, at=None, lens=85, blur=None):
    """
    A camera that frames the subject; `at` moves its target within the subject, -1 to 1 along each axis.

    Returns the corners of the subject in the picture, as shares of its width and height.
    """
    scene = bpy.context.scene
    data = bpy.data.cameras.new("camera")
    data.lens = lens
    made = bpy.data.objects.new("camera", data)
    scene.collection.objects.link(made)
    scene.camera = made
    a, e = math.radians(azimuth - 90), math.radians(elevation)
    away = Vector((math.cos(a) * math.cos(e), math.sin(a) * math.cos(e), math.sin(e)))
    made.rotation_euler = away.to_track_quat("Z", "Y").to_euler()
    axes = numpy.array(made.rotation_euler.to_matrix())
    low, high = points.min(axis=0), points.max(axis=0)
    target = (low + high) / 2
    half = 18 / lens  # tangent of half the field of view, 36 mm sensor
    distance = 8.0
    for _ in range(12):
        seen = (points - target) @ axes
        depth = distance - seen[:, 2]
        x, y = seen[:, 0] / depth / half, seen[:, 1] / depth / half
        target = target + axes @ numpy.array(
            [(x.max() + x.min()) / 2 * half * distance, (y.max() + y.min()) / 2 * half * distance, 0]
        )
        distance *= max(x.max() - x.min(), y.max() - y.min()) / 2 / FILL
    if at is not None:
        target = (low + high) / 2 + (high - low) / 2 * numpy.array(at)
    distance /= zoom
    made.location = Vector(target) + away * distance
    seen = (points - numpy.array(made.location)) @ axes
    seen = seen[seen[:, 2] < -0.1]
    across = seen[:, :2] / -seen[:, 2:] / half / 2 + 0.5
    if blur:
        data.dof.use_dof = True
        data.dof.focus_distance = distance
        data.dof.aperture_fstop = blur
    return across.min(axis=0), across.max(axis=0)


def surfaces(points):
    """
    Places in the picture of the points of declared surfaces, as ten-thousandths of its width, from its upper left corner:
    `{name: {columns, points: [x, y, ...]}}`. Without one it is the upright plane through the middle of the subject, or the
    upper side of what lies.
    """
    scene = bpy.context.scene
    graph = bpy.context.evaluated_depsgraph_get()
    graph.update()
    eye = scene.camera.matrix_world.inverted()
    half = 18 / scene.camera.data.lens

    def placed(point):
        seen = eye @ point
        return [round(10000 * (0.5 + seen.x / -seen.z / half / 2)), round(10000 * (0.5 - seen.y / -seen.z / half / 2))]

    found = {}
    for each in scene.objects:
        if each.name.startswith(kit.SURFACE):
            corners = [placed(each.matrix_world @ vertex.co) for vertex in each.data.vertices]
            name = each.name[len(kit.SURFACE) :].split(".")[0]
            found[name] = {"columns": each["columns"], "points": [value for pair in corners for value in pair]}
    if not found:
        low, high = points.min(axis=0), points.max(axis=0)
        size = high - low

        def point(u, v):
            x = low[0] + u * size[0]
            if size[2] < size[1]:
                return Vector((x, high[1] - v * size[1], high[2]))
            return Vector((x, (low[1] + high[1]) / 2, high[2] - v * size[2]))

        corners = [placed(point(u / 4, v / 4)) for v in range(5) for u in range(5)]
        found["middle"] = {"columns": 5, "points": [value for pair in corners for value in pair]}
    return found


PASSES = {
    "diffuse_direct": "DiffDir",
    "diffuse_indirect": "DiffInd",
    "diffuse_color": "DiffCol",
    "glossy_direct": "GlossDir",
    "glossy_indirect": "GlossInd",
    "glossy_color": "GlossCol",
    "transmission_direct": "TransDir",
    "transmission_indirect": "TransInd",
    "transmission_color": "TransCol",
    "emit": "Emit",
    "normal": "Normal",
}


def passes(scene, folder):
    """Writes the passes of a render as float files."""
    layer = scene.view_layers[0]
    for name in PASSES:
        setattr(layer, f"use_pass_{name}", True)
    for name in (kit.PAINT_PASS, kit.COVER_PASS):
        layer.aovs.add().name = name
    write(scene, folder, {name: name for name in (*PASSES.values(), "Alpha", kit.PAINT_PASS, kit.COVER_PASS)})


def shadow_pass(scene, folder):
    """Writes the opacity of a render as a float file."""
    layer = scene.view_layers[0]
    for name in PASSES:
        setattr(layer, f"use_pass_{name}", False)
    write(scene, folder, {"Shadow": "Alpha"})


def write(scene, folder, outputs):
    """Writes outputs of the render layer, by the name of their files, as float files."""
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new("CompositorNodeRLayers")
    files = tree.nodes.new("CompositorNodeOutputFile")
    files.base_path = folder
    files.format.file_format = "OPEN_EXR"
    files.format.color_depth = "32"
    files.format.exr_codec = "NONE"
    files.format.color_mode = "RGB"
    files.file_slots.clear()
    for name, output in outputs.items():
        files.file_slots.new(name)
        tree.links.new(source.outputs[output], files.inputs[name])


def read(folder, name):
    """A written pass as an array of rows, columns and three channels."""
    path = os.path.join(folder, f"{name}0001.exr")
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = "Non-Color"
    columns, rows = image.size
    flat = numpy.empty(rows * columns * 4, dtype=numpy.float32)
    image.pixels.foreach_get(flat)
    bpy.data.images.remove(image)
    os.remove(path)
    return flat.reshape(rows, columns, 4)[..., :3]


def bordered(values, width):
    """An array with its edge repeated `width` times on each side."""
    return numpy.pad(values, ((width, width), (width, width), (0, 0))[: values.ndim], mode="edge")


def clean(values, guides, seen, rounds=5, contrast=0.5):
    """
    Removes noise: an edge-avoiding wavelet filter (Dammertz et al., 2010), as Debian's Blender has no denoiser.

    `guides`: (array, tolerance) pairs that keep edges; `contrast` keeps those of the values themselves. `seen` is the
    weight of each pixel: what lies outside of a part adds nothing to it.
    """
    rows, columns = seen.shape
    widest = 2 ** (rounds - 1)
    # All guides as one array in units of their tolerance.
    guide = numpy.concatenate([each / limit for each, limit in guides], axis=2) if guides else None
    wide_guide = None if guide is None else bordered(guide, widest)
    wide_seen = bordered(seen, widest)

    def window(wide, width, x, y):
        return wide[width + y : width + y + rows, width + x : width + x + columns]

    for i in range(rounds):
        step = 2**i
        bright = bordered(values.mean(axis=2), 1)
        soft = sum(window(bright, 1, x, y) for x in (-1, 0, 1) for y in (-1, 0, 1)) / 9
        tolerance = 1 / (contrast * (0.08 + soft))
        wide_soft, wide_values = bordered(soft, step), bordered(values, step)
        weights = 0.25 * seen + 1e-4
        total = values * weights[..., None]
        for x in (-step, 0, step):
            for y in (-step, 0, step):
                if x == 0 and y == 0:
                    continue
                away = numpy.abs(window(wide_soft, step, x, y) - soft)
                away *= tolerance
                if guide is not None:
                    change = window(wide_guide, widest, x, y) - guide
                    away += numpy.einsum("ijk,ijk->ij", change, change)
                weight = numpy.exp(-away)
                weight *= 0.125 if 0 in (x, y) else 0.0625
                weight *= window(wide_seen, widest, x, y)
                total += window(wide_values, step, x, y) * weight[..., None]
                weights += weight
        values = total / weights[..., None]
    return values


def enlarged(values, size):
    """A square array in another size, with smooth values in between."""
    rows = values.shape[0]
    at = (numpy.arange(size) + 0.5) * rows / size - 0.5
    low = numpy.floor(at).astype(int)
    part = at - low
    # Cubic B-spline: soft, without ringing.
    weights = (
        (1 - part) ** 3 / 6,
        (3 * part**3 - 6 * part**2 + 4) / 6,
        (-3 * part**3 + 3 * part**2 + 3 * part + 1) / 6,
        part**3 / 6,
    )
    for _ in range(2):
        values = sum(
            values[numpy.clip(low + i - 1, 0, rows - 1)] * weight[:, None] for i, weight in enumerate(weights)
        ).T
    return values


def coded(light_):
    value = numpy.clip(light_ / HEADROOM, 0, 1)
    return numpy.where(value <= 0.0031308, value * 12.92, 1.055 * value ** (1 / 2.4) - 0.055)


def save(folder, path, size, corner):
    """Stores one rendered view; `corner` is the column and row of the rendered part's lower left pixel."""
    layers = {name: read(folder, name) for name in (*PASSES.values(), "Alpha", kit.PAINT_PASS, kit.COVER_PASS)}
    cover = numpy.clip(layers[kit.COVER_PASS][..., 0], 0, 1)
    own = numpy.clip(numpy.maximum(layers["Alpha"][..., 0], cover), 0, 1)
    paint, albedo = layers[kit.PAINT_PASS], layers["DiffCol"]
    # Guides are averages over a pixel; those of a pixel at an edge are scaled to the covered part.
    inside = numpy.maximum(cover, 0.05)[..., None]
    lit = clean(
        layers["DiffDir"] + layers["DiffInd"],
        [(layers["Normal"] / inside, 0.25), (albedo / inside, 0.3)],
        numpy.where(cover > 0.5, cover, 0.02 * cover),
    )
    shine = (layers["GlossDir"] + layers["GlossInd"]) * layers["GlossCol"]
    shine = shine + (layers["TransDir"] + layers["TransInd"]) * layers["TransCol"]
    if shine.any():
        edges = [(layers["Normal"], 0.3), (cover[..., None], 0.2), (own[..., None], 0.15)]
        shine = clean(shine, edges, numpy.ones_like(cover), 4, 0.7)
    shadow = read(folder, "Shadow")[..., :1]
    shadow = enlarged(clean(shadow, [], numpy.ones_like(shadow[..., 0]), 3, 0.4)[..., 0], size)
    near = numpy.minimum(numpy.arange(size), numpy.arange(size)[::-1]) / (FADE * size)
    fade = numpy.clip(near, 0, 1)
    fade = fade * fade * (3 - 2 * fade)
    shadow = numpy.clip(shadow, 0, 1) * fade[:, None] * fade[None, :]
    rows, columns = cover.shape
    part = (slice(corner[1], corner[1] + rows), slice(corner[0], corner[0] + columns))
    alpha = shadow.copy()
    alpha[part] = own + (1 - own) * shadow[part]
    opacity = numpy.maximum(alpha[part], 1e-3)[..., None]
    rest = numpy.maximum(lit * (albedo - kit.PAINT_ALBEDO * paint), 0) + shine + layers["Emit"]
    whole = numpy.zeros((size * 2, size, 4), dtype=numpy.float32)
    whole[:, :, 3] = 1
    upper, lower = whole[size:], whole[:size]
    upper[part][..., :3] = coded(rest / opacity)
    upper[:, :, 3] = numpy.where(alpha < 0.006, 0, alpha)
    lower[part][..., :3] = coded((lit * paint).mean(axis=2)[..., None] / opacity)
    out = bpy.data.images.new("out", size, size * 2, alpha=True)
    out.alpha_mode = "STRAIGHT"
    out.pixels.foreach_set(whole.ravel())
    out.filepath_raw = path
    out.file_format = "PNG"
    out.save()


def render(model, view, folder, size, samples):
    scene = reset()
    settings = {**VIEWS[view], **model.views.get(view, {})}
    model.build(view)
    points = normalise()
    subject = [each for each in scene.objects if each.type in ("MESH", "CURVE")]
    low, high = camera(points, **settings)
    print(f"SURFACES {model.name}/{view} " + json.dumps(surfaces(points), separators=(",", ":")))
    if samples == 0:
        return
    ground = studio(settings["azimuth"])
    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.use_adaptive_sampling = False
    cycles.use_denoising = False
    cycles.max_bounces = 4
    # Otherwise what is behind glass is grainy.
    cycles.min_transparent_bounces = 8
    cycles.diffuse_bounces = 1
    cycles.glossy_bounces = 2
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_direct = 8
    cycles.sample_clamp_indirect = 3
    cycles.film_transparent_glass = True
    scene.render.film_transparent = True
    scene.render.use_persistent_data = True
    scene.view_settings.view_transform = "Standard"
    # The subject, without what is around it; the ground only reflects light.
    ground.visible_camera = False
    margin = FUR if any(each.particle_systems for each in subject) else MARGIN
    first = numpy.clip(numpy.floor((low - margin) * size), 0, size).astype(int)
    last = numpy.clip(numpy.ceil((high + margin) * size), 0, size).astype(int)
    scene.render.resolution_x = scene.render.resolution_y = size
    scene.render.use_border = scene.render.use_crop_to_border = True
    scene.render.border_min_x, scene.render.border_min_y = (first + 0.01) / size
    scene.render.border_max_x, scene.render.border_max_y = (last + 0.01) / size
    cycles.samples = samples
    passes(scene, folder)
    bpy.ops.render.render()
    # Its shadow alone, also where the subject hides it.
    for each in subject:
        each.visible_camera = False
    ground.visible_camera = ground.is_shadow_catcher = True
    scene.render.use_border = False
    scene.render.resolution_x = scene.render.resolution_y = round(size * SHADOW_SIZE)
    cycles.samples = SHADOW_SAMPLES
    cycles.max_bounces = 0
    shadow_pass(scene, folder)
    bpy.ops.render.render()
    save(folder, os.path.join(folder, f"{model.name}--{view}.png"), size, first)


def main(arguments):
    load()
    if not arguments:
        table = {name: {"views": model.shows, "paints": model.paints} for name, model in MODELS.items()}
        print("TABLE " + json.dumps(table))
        return
    folder, *wanted = arguments
    for item in wanted:
        each, size, samples = item.split(":")
        name, view = each.split("/")
        began = time.process_time()
        try:
            render(MODELS[name], view, folder, int(size), int(samples))
        except Exception:  # The other views can still be rendered.
            traceback.print_exc()
            continue
        print(f"{each}: {time.process_time() - began:.0f} s of processor time")
        print("DONE " + each, flush=True)


main(sys.argv[sys.argv.index("--") + 1 :] if "--" in sys.argv else [])

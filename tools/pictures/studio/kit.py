"""Building parts of the product pictures: materials, solids, cloth and props.

Lengths are free: the studio scales each subject to one size. The ground is z = 0, the front of a subject faces -y.
"""

import math
import random

import bmesh
import bpy
from mathutils import Euler, Vector, noise

PAINT_PASS = "paint"
COVER_PASS = "cover"
# Albedo of painted parts in the render; the paint pass stores the pattern alone. See studio.py.
PAINT_ALBEDO = 0.8


# ---------------------------------------------------------------- materials


def linear(colour):
    """A CSS colour (#rrggbb) as linear RGBA."""
    values = [int(colour.lstrip("#")[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return [v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in values] + [1.0]


def _material(name, rough, metal, coat, sheen, through, glow, specular, ior):
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    shader = made.node_tree.nodes["Principled BSDF"]
    for key, value in {
        "Roughness": rough,
        "Metallic": metal,
        "Clearcoat": coat,
        "Clearcoat Roughness": 0.08,
        # Little: sheen is white, and cloth would pale at its edges.
        "Sheen": sheen * 0.02,
        "Transmission": through,
        "Emission Strength": glow,
        # Cloth and paper reflect hardly anything, so that black ones are black.
        "Specular": specular if rough < 0.7 else 0.3 * specular,
        "IOR": ior,
    }.items():
        shader.inputs[key].default_value = value
    # Tells the parts of the subject from the shadow on the ground.
    out = made.node_tree.nodes.new("ShaderNodeOutputAOV")
    out.name = COVER_PASS
    out.inputs["Color"].default_value = (1, 1, 1, 1)
    return made, shader


# Relief by name: texture kind, scale, strength, distance, stretch along x, y, z.
RELIEFS = {
    "weave": ("weave", 90.0, 0.35, 0.012, (1, 1, 1)),
    "knit": ("weave", 46.0, 0.55, 0.02, (1, 1, 0.6)),
    "towel": ("noise", 120.0, 0.8, 0.02, (1, 1, 1)),
    "leather": ("voronoi", 70.0, 0.3, 0.01, (1, 1, 1)),
    "paper": ("noise", 160.0, 0.12, 0.004, (1, 1, 1)),
    "brushed": ("noise", 60.0, 0.08, 0.004, (0.05, 1, 12)),
    "soft": ("noise", 14.0, 0.25, 0.02, (1, 1, 1)),
    "skin": ("noise", 24.0, 0.12, 0.01, (1, 1, 1)),
    "grain": ("noise", 200.0, 0.25, 0.006, (1, 1, 1)),
    "wood": ("noise", 10.0, 0.15, 0.01, (0.6, 9, 9)),
}


def _coordinates(tree, stretch):
    nodes, links = tree.nodes, tree.links
    source = nodes.new("ShaderNodeTexCoord")
    mapping = nodes.new("ShaderNodeMapping")
    mapping.inputs["Scale"].default_value = stretch
    links.new(source.outputs["Object"], mapping.inputs["Vector"])
    return mapping.outputs["Vector"]


def _height(tree, kind, scale, stretch):
    nodes, links = tree.nodes, tree.links
    vector = _coordinates(tree, stretch)
    if kind == "weave":
        waves = []
        for direction in ("X", "Z"):
            wave = nodes.new("ShaderNodeTexWave")
            wave.bands_direction = direction
            wave.inputs["Scale"].default_value = scale / 6
            wave.inputs["Distortion"].default_value = 0.6
            links.new(vector, wave.inputs["Vector"])
            waves.append(wave.outputs["Fac"])
        both = nodes.new("ShaderNodeMath")
        both.operation = "MULTIPLY"
        links.new(waves[0], both.inputs[0])
        links.new(waves[1], both.inputs[1])
        return both.outputs[0]
    texture = nodes.new("ShaderNodeTexNoise" if kind == "noise" else "ShaderNodeTexVoronoi")
    texture.inputs["Scale"].default_value = scale
    links.new(vector, texture.inputs["Vector"])
    return texture.outputs["Fac" if kind == "noise" else "Distance"]


def _relief(made, shader, name, scale=1.0):
    kind, size, strength, distance, stretch = RELIEFS[name]
    tree = made.node_tree
    bump = tree.nodes.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value = strength
    bump.inputs["Distance"].default_value = distance
    tree.links.new(_height(tree, kind, size * scale, stretch), bump.inputs["Height"])
    tree.links.new(bump.outputs["Normal"], shader.inputs["Normal"])


def _ramp(tree, stops, kind="noise", scale=5.0, stretch=(1, 1, 1), detail=3.0, hard=False):
    """A colour from a texture. `stops`: (position, RGBA) pairs."""
    nodes, links = tree.nodes, tree.links
    if kind == "noise":
        texture = nodes.new("ShaderNodeTexNoise")
        texture.inputs["Scale"].default_value = scale
        texture.inputs["Detail"].default_value = detail
        output = texture.outputs["Fac"]
    elif kind in ("X", "Y", "Z"):
        texture = nodes.new("ShaderNodeTexWave")
        texture.bands_direction = kind
        texture.inputs["Scale"].default_value = scale
        output = texture.outputs["Fac"]
    elif kind == "checker":
        texture = nodes.new("ShaderNodeTexChecker")
        texture.inputs["Scale"].default_value = scale
        output = texture.outputs["Fac"]
    else:
        texture = nodes.new("ShaderNodeTexVoronoi")
        texture.inputs["Scale"].default_value = scale
        output = texture.outputs["Distance"]
    links.new(_coordinates(tree, stretch), texture.inputs["Vector"])
    ramp = nodes.new("ShaderNodeValToRGB")
    if hard:
        ramp.color_ramp.interpolation = "CONSTANT"
    elements = ramp.color_ramp.elements
    while len(elements) < len(stops):
        elements.new(0.5)
    for element, (position, colour) in zip(elements, stops):
        element.position = position
        element.color = colour
    links.new(output, ramp.inputs["Fac"])
    return ramp.outputs["Color"]


def plain(
    colour,
    rough=0.45,
    metal=0.0,
    coat=0.0,
    sheen=0.0,
    through=0.0,
    glow=0.0,
    relief=None,
    mix=None,
    specular=0.5,
    ior=1.45,
    relief_scale=1.0,
):
    """A material of a fixed colour. `mix`: keywords of `_ramp`, with `colours` as (position, CSS colour) pairs."""
    made, shader = _material("plain", rough, metal, coat, sheen, through, glow, specular, ior)
    shader.inputs["Base Color"].default_value = linear(colour)
    shader.inputs["Emission"].default_value = linear(colour)
    if mix:
        stops = [(position, linear(each)) for position, each in mix["colours"]]
        rest = {key: value for key, value in mix.items() if key != "colours"}
        made.node_tree.links.new(_ramp(made.node_tree, stops, **rest), shader.inputs["Base Color"])
    if relief:
        _relief(made, shader, relief, relief_scale)
    return made


def paint(rough=0.45, coat=0.0, sheen=0.0, relief=None, pattern=None, shade=1.0, specular=0.5, relief_scale=1.0):
    """
    The material of the parts that take the variant's colour.

    `shade` scales the colour (piping and seams are darker). `pattern`: keywords of `_ramp`, with `shades` as
    (position, scale) pairs, for woven stripes and the like.
    """
    made, shader = _material("paint", rough, 0.0, coat, sheen, 0.0, 0.0, specular, 1.45)
    tree = made.node_tree
    out = tree.nodes.new("ShaderNodeOutputAOV")
    out.name = PAINT_PASS
    out.label = PAINT_PASS
    if pattern:
        stops = [(position, [value] * 3 + [1.0]) for position, value in pattern["shades"]]
        rest = {key: value for key, value in pattern.items() if key != "shades"}
        shades = _ramp(tree, stops, **rest)
    else:
        value = tree.nodes.new("ShaderNodeRGB")
        value.outputs[0].default_value = [shade] * 3 + [1.0]
        shades = value.outputs[0]
    tree.links.new(shades, out.inputs["Color"])
    dim = tree.nodes.new("ShaderNodeVectorMath")
    dim.operation = "MULTIPLY"
    dim.inputs[1].default_value = [PAINT_ALBEDO] * 3
    tree.links.new(shades, dim.inputs[0])
    tree.links.new(dim.outputs["Vector"], shader.inputs["Base Color"])
    if relief:
        _relief(made, shader, relief, relief_scale)
    return made


def dye(objects, colour):
    """Gives painted parts a colour of their own, for scenes of several products."""
    for each in objects:
        for made in getattr(each.data, "materials", None) or ():
            tree = made.node_tree
            outputs = [node for node in tree.nodes if node.label == PAINT_PASS]
            if outputs:
                scale = next(node for node in tree.nodes if node.bl_idname == "ShaderNodeVectorMath")
                scale.inputs[1].default_value = linear(colour)[:3]
            for node in outputs:
                tree.nodes.remove(node)


def steel(rough=0.22, colour="#cfd0d2", relief=None):
    return plain(colour, rough, metal=1.0, relief=relief)


def gold(rough=0.22):
    return plain("#d9a441", rough, metal=1.0)


# Where the main light of the studio is, seen from the subject.
KEY_LIGHT = (-0.53, -0.46, 0.71)


def glass(colour="#ffffff", rough=0.02):
    """
    Thin clear glass: pale towards its edges, with the reflection of the main light.

    Both are drawn instead of traced, which takes a single sample: walls that reflect each other are dark, and grainy.
    """
    made = bpy.data.materials.new("glass")
    made.use_nodes = True
    tree = made.node_tree
    nodes, links = tree.nodes, tree.links
    nodes.remove(nodes["Principled BSDF"])

    def number(operation, first, second):
        made_ = nodes.new("ShaderNodeMath")
        made_.operation = operation
        for i, each in enumerate((first, second)):
            if isinstance(each, (int, float)):
                made_.inputs[i].default_value = each
            else:
                links.new(each, made_.inputs[i])
        return made_.outputs[0]

    edge = nodes.new("ShaderNodeFresnel")
    edge.inputs["IOR"].default_value = 1.22
    source = nodes.new("ShaderNodeTexCoord")
    towards = nodes.new("ShaderNodeVectorMath")
    towards.operation = "DOT_PRODUCT"
    towards.inputs[1].default_value = KEY_LIGHT
    links.new(source.outputs["Reflection"], towards.inputs[0])
    light = nodes.new("ShaderNodeMapRange")
    light.inputs["From Min"].default_value = 0.93 - rough
    light.inputs["From Max"].default_value = 0.96
    links.new(towards.outputs["Value"], light.inputs["Value"])
    share = number("MAXIMUM", number("MULTIPLY", edge.outputs[0], 0.6), number("MULTIPLY", light.outputs[0], 0.7))
    shine = nodes.new("ShaderNodeEmission")
    shine.inputs["Color"].default_value = linear("#eef3f4")
    links.new(number("MULTIPLY_ADD", light.outputs[0], 0.6), shine.inputs["Strength"])
    shine.inputs["Strength"].links[0].from_node.inputs[2].default_value = 0.62
    clear = nodes.new("ShaderNodeBsdfTransparent")
    clear.inputs["Color"].default_value = linear(colour)
    mix = nodes.new("ShaderNodeMixShader")
    links.new(share, mix.inputs[0])
    links.new(clear.outputs[0], mix.inputs[1])
    links.new(shine.outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], nodes["Material Output"].inputs["Surface"])
    return made


def floor():
    """The ground, which is not part of the subject."""
    made = bpy.data.materials.new("floor")
    made.use_nodes = True
    shader = made.node_tree.nodes["Principled BSDF"]
    shader.inputs["Base Color"].default_value = linear("#dcd8d2")
    shader.inputs["Roughness"].default_value = 1.0
    shader.inputs["Specular"].default_value = 0.0
    return made


def white(rough=0.4, coat=0.0):
    return plain("#f4f2ec", rough, coat=coat)


def dark(rough=0.4, coat=0.0):
    return plain("#1d1e21", rough, coat=coat)


def rubber():
    return plain("#26272a", 0.75)


def wood(light="#c99a63", deep="#8f5f33", rough=0.5, coat=0.15):
    return plain(
        light,
        rough,
        coat=coat,
        relief="wood",
        mix={"colours": [(0.3, deep), (0.62, light)], "scale": 2.2, "stretch": (0.7, 7, 7), "detail": 6},
    )


def bamboo():
    return wood("#dcb878", "#b98f4f")


def kraft():
    return plain(
        "#b98d5c", 0.85, relief="paper", mix={"colours": [(0.3, "#a97f50"), (0.7, "#c39a69")], "scale": 60}
    )


def paper(colour="#f7f1e3"):
    return plain(colour, 0.8, relief="paper")


# ---------------------------------------------------------------- solids


def add(data, material, location=(0, 0, 0), rotation=(0, 0, 0), scale=(1, 1, 1), name="part"):
    """Puts mesh or curve data into the scene."""
    made = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(made)
    made.location = location
    made.rotation_euler = [math.radians(angle) for angle in rotation]
    made.scale = scale
    if material:
        data.materials.append(material)
    return made


def smooth(made, angle=40):
    for polygon in made.data.polygons:
        polygon.use_smooth = True
    made.data.use_auto_smooth = True
    made.data.auto_smooth_angle = math.radians(angle)
    return made


def _from_bmesh(source):
    mesh = bpy.data.meshes.new("mesh")
    source.to_mesh(mesh)
    source.free()
    return mesh


def box(size, material, at=(0, 0, 0), turn=(0, 0, 0), bevel=0.04, segments=4):
    """A box with rounded edges; `at` is its centre."""
    shape = bmesh.new()
    bmesh.ops.create_cube(shape, size=1.0)
    for vertex in shape.verts:
        vertex.co = Vector([c * s for c, s in zip(vertex.co, size)])
    width = min(bevel, 0.49 * min(size))
    bmesh.ops.bevel(shape, geom=shape.edges[:], offset=width, segments=segments, profile=0.5, affect="EDGES")
    return smooth(add(_from_bmesh(shape), material, at, turn), 50)


def fillet(points, steps=6):
    """Rounds the corners of a polyline of (x, y, radius) or (x, y) points."""
    done = []
    for i, point in enumerate(points):
        radius = point[2] if len(point) > 2 else 0
        here = Vector(point[:2])
        if radius <= 0 or i in (0, len(points) - 1):
            done.append(here)
            continue
        before = Vector(points[i - 1][:2]) - here
        after = Vector(points[i + 1][:2]) - here
        reach = min(radius, before.length * 0.49, after.length * 0.49)
        start, end = here + before.normalized() * reach, here + after.normalized() * reach
        for step in range(steps + 1):
            t = step / steps
            done.append(start * (1 - t) ** 2 + here * 2 * t * (1 - t) + end * t * t)
    return done


def lathe(profile, material, at=(0, 0, 0), turn=(0, 0, 0), scale=(1, 1, 1), steps=72, angle=38):
    """A solid of revolution about z. `profile`: (radius, height) or (radius, height, rounding) points."""
    points = fillet(profile)
    vertices, faces = [], []
    for step in range(steps):
        a = 2 * math.pi * step / steps
        vertices += [(p.x * math.cos(a), p.x * math.sin(a), p.y) for p in points]
    count = len(points)
    for step in range(steps):
        for i in range(count - 1):
            here, there = step * count + i, ((step + 1) % steps) * count + i
            faces.append((here, there, there + 1, here + 1))
    mesh = bpy.data.meshes.new("lathe")
    mesh.from_pydata(vertices, [], faces)
    shape = bmesh.new()
    shape.from_mesh(mesh)
    bmesh.ops.remove_doubles(shape, verts=shape.verts[:], dist=1e-5)
    bmesh.ops.recalc_face_normals(shape, faces=shape.faces[:])
    shape.to_mesh(mesh)
    shape.free()
    return smooth(add(mesh, material, at, turn, scale), angle)


def cylinder(radius, height, material, at=(0, 0, 0), turn=(0, 0, 0), bevel=0.03, steps=72):
    """A cylinder that stands on `at`."""
    b = min(bevel, height * 0.45, radius * 0.45)
    return lathe([(0, 0), (radius, 0, b), (radius, height, b), (0, height)], material, at, turn, steps=steps)


def ball(radius, material, at=(0, 0, 0), scale=(1, 1, 1), turn=(0, 0, 0), detail=4):
    shape = bmesh.new()
    bmesh.ops.create_icosphere(shape, subdivisions=detail, radius=radius)
    return smooth(add(_from_bmesh(shape), material, at, turn, scale), 180)


def ring(major, minor, material, at=(0, 0, 0), turn=(0, 0, 0), scale=(1, 1, 1)):
    points = [
        (major + minor * math.cos(a), minor * math.sin(a)) for a in [2 * math.pi * i / 24 for i in range(25)]
    ]
    return lathe(points, material, at, turn, scale, steps=96, angle=180)


def tube(points, radius, material, at=(0, 0, 0), turn=(0, 0, 0), cyclic=False, kind="NURBS", radii=None):
    """A round bar along points."""
    curve = bpy.data.curves.new("tube", "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth = radius
    curve.bevel_resolution = 6
    curve.resolution_u = 14
    curve.use_fill_caps = True
    line = curve.splines.new(kind)
    line.points.add(len(points) - 1)
    for i, (target, point) in enumerate(zip(line.points, points)):
        target.co = (*point, 1)
        target.radius = radii[i] if radii else 1
    line.use_cyclic_u = cyclic
    if kind == "NURBS":
        line.order_u = min(4, len(points))
        line.use_endpoint_u = not cyclic
    return add(curve, material, at, turn)


def rounded(width, height, radius, steps=8):
    """Outline of a rounded rectangle about the origin."""
    done = []
    for cx, cy, start in (
        (width / 2 - radius, height / 2 - radius, 0),
        (-width / 2 + radius, height / 2 - radius, 90),
        (-width / 2 + radius, -height / 2 + radius, 180),
        (width / 2 - radius, -height / 2 + radius, 270),
    ):
        for i in range(steps + 1):
            a = math.radians(start + 90 * i / steps)
            done.append((cx + radius * math.cos(a), cy + radius * math.sin(a)))
    return done


def circle(radius, x=0.0, y=0.0, steps=40):
    return [
        (x + radius * math.cos(2 * math.pi * i / steps), y + radius * math.sin(2 * math.pi * i / steps))
        for i in range(steps)
    ]


def slab(outline, depth, material, at=(0, 0, 0), turn=(0, 0, 0), bevel=0.02, holes=(), scale=(1, 1, 1)):
    """A flat solid with rounded edges; the outline lies in x and y, `depth` along z, its middle at `at`."""
    curve = bpy.data.curves.new("slab", "CURVE")
    curve.dimensions = "2D"
    curve.fill_mode = "BOTH"
    b = min(bevel, depth * 0.49)
    curve.extrude = depth / 2 - b
    curve.bevel_depth = b
    curve.bevel_resolution = 4
    curve.offset = -b
    for each in (outline, *holes):
        line = curve.splines.new("POLY")
        line.points.add(len(each) - 1)
        for target, (x, y) in zip(line.points, each):
            target.co = (x, y, 0, 1)
        line.use_cyclic_u = True
    made = add(curve, material, at, turn, scale)
    return made


SURFACE = "surface:"


def surface(name, at, columns, rows):
    """
    Declares where something can be printed: a grid of points that is not rendered.

    `at(u, v)` is a point of it, u from left to right and v from top to bottom, 0 to 1. The studio gives the places of
    the points in the picture.
    """
    mesh = bpy.data.meshes.new("surface")
    points = [at(i / (columns - 1), j / (rows - 1)) for j in range(rows) for i in range(columns)]
    mesh.from_pydata(points, [], [])
    made = add(mesh, None, name=SURFACE + name)
    made["columns"] = columns
    made.hide_render = True
    return made


UPRIGHT = (90, 0, 0)


def panel(width, height, radius, depth, material, at=(0, 0, 0), bevel=0.02, turn=UPRIGHT):
    """A rounded plate that stands upright and faces -y."""
    return slab(rounded(width, height, radius), depth, material, at, turn, bevel)


def ribbon(points, width, thickness, material, at=(0, 0, 0), turn=(0, 0, 0), bevel=0.0):
    """A strip: a polyline in y and z, extruded along x. Straps, folded cloth, paper."""
    vertices, faces = [], []
    for y, z in points:
        vertices += [(-width / 2, y, z), (width / 2, y, z)]
    for i in range(len(points) - 1):
        faces.append((2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2))
    mesh = bpy.data.meshes.new("ribbon")
    mesh.from_pydata(vertices, [], faces)
    made = smooth(add(mesh, material, at, turn), 60)
    if bevel:
        cut = made.modifiers.new("cut", "SUBSURF")
        cut.subdivision_type = "SIMPLE"
        cut.levels = cut.render_levels = 2
    solid = made.modifiers.new("solid", "SOLIDIFY")
    solid.thickness = thickness
    solid.offset = 0
    if bevel:
        edge = made.modifiers.new("edge", "BEVEL")
        edge.width = bevel
        edge.segments = 3
    return made


def group(parts, at=(0, 0, 0), turn=(0, 0, 0), scale=1.0):
    """Moves parts together."""
    root = bpy.data.objects.new("group", None)
    bpy.context.scene.collection.objects.link(root)
    for part in parts:
        if part.parent is None:
            part.parent = root
    root.location = at
    root.rotation_euler = [math.radians(angle) for angle in turn]
    root.scale = (scale, scale, scale)
    return root


# ---------------------------------------------------------------- organic forms


def lump(radius, material, at=(0, 0, 0), scale=(1, 1, 1), turn=(0, 0, 0), rough=0.08, size=1.5, seed=0, detail=5):
    """A ball with an irregular surface: fruit, bread, stones."""
    shape = bmesh.new()
    bmesh.ops.create_icosphere(shape, subdivisions=detail, radius=radius)
    shift = Vector((seed * 7.3, seed * 3.1, seed * 5.7))
    for vertex in shape.verts:
        vertex.co *= 1 + rough * noise.noise(vertex.co / radius * size + shift)
    return smooth(add(_from_bmesh(shape), material, at, turn, scale), 180)


def scatter(count, area, make, seed=1, heap=0.0, floor=0.0):
    """Calls `make(x, y, z, random)` at points in a disc of radius `area`; `heap` is the height in its middle."""
    chance = random.Random(seed)
    for _ in range(count):
        r = area * math.sqrt(chance.random())
        a = chance.random() * 2 * math.pi
        z = floor + heap * (1 - (r / area) ** 2) * chance.uniform(0.75, 1.0)
        make(r * math.cos(a), r * math.sin(a), z, chance)


def copies(source, places):
    """Copies of an object that share its mesh. `places`: (location, rotation in degrees, scale) triples."""
    done = []
    for at, turn, scale in places:
        made = bpy.data.objects.new("copy", source.data)
        bpy.context.scene.collection.objects.link(made)
        made.location = at
        made.rotation_euler = [math.radians(angle) for angle in turn]
        made.scale = (scale, scale, scale) if isinstance(scale, (int, float)) else scale
        done.append(made)
    return done


def leaf(length, width, material, at=(0, 0, 0), turn=(0, 0, 0), bend=0.25, fold=0.12):
    """A leaf along x."""
    rows, columns = 16, 6
    vertices, faces = [], []
    for i in range(rows + 1):
        t = i / rows
        half = width / 2 * math.sin(math.pi * t**0.8) ** 0.9
        for j in range(columns + 1):
            s = j / columns * 2 - 1
            vertices.append((length * t, half * s, bend * length * math.sin(math.pi * t * 0.8) + fold * half * abs(s)))
    for i in range(rows):
        for j in range(columns):
            k = i * (columns + 1) + j
            faces.append((k, k + 1, k + columns + 2, k + columns + 1))
    mesh = bpy.data.meshes.new("leaf")
    mesh.from_pydata(vertices, [], faces)
    made = smooth(add(mesh, material, at, turn), 180)
    solid = made.modifiers.new("solid", "SOLIDIFY")
    solid.thickness = width * 0.02
    return made


def green(colour="#3f7d3a"):
    return plain(colour, 0.5, mix={"colours": [(0.3, "#2f6430"), (0.7, colour)], "scale": 6})


# ---------------------------------------------------------------- cloth


def _wrinkle(made, strength, size, depth=1, seed=0.0):
    texture = bpy.data.textures.new("wrinkles", "CLOUDS")
    texture.noise_scale = size
    texture.noise_depth = depth
    move = made.modifiers.new("wrinkles", "DISPLACE")
    move.texture = texture
    move.strength = strength
    move.mid_level = 0.5
    if seed:
        move.texture_coords = "GLOBAL"
    return made


def folded(width, depth, layers, material, at=(0, 0, 0), thickness=0.055, turn=(0, 0, 0), seed=1, gap=1.12):
    """Cloth folded to and fro, its round folds in front; one piece of a stack. Returns its height, too."""
    chance = random.Random(seed)
    step = thickness * gap
    points = []
    for layer in range(layers):
        z = thickness / 2 + layer * step
        ys = [-depth / 2 + 0.06 + (depth - 0.12) * i / 14 for i in range(15)]
        if layer % 2:
            ys.reverse()
        sag = [0.012 * math.sin(3 * y / depth + chance.random()) for y in ys]
        points += [(y, z + s) for y, s in zip(ys, sag)]
        if layer < layers - 1:
            side = 1 if layer % 2 == 0 else -1
            edge = side * (depth / 2 - 0.06)
            reach = 0.06 + chance.uniform(-0.01, 0.02)
            for i in range(1, 8):
                a = -math.pi / 2 + math.pi * i / 8
                points.append((edge + side * reach * math.cos(a), z + step / 2 + step / 2 * math.sin(a)))
    columns = 28
    vertices, faces = [], []
    for y, z in points:
        for c in range(columns + 1):
            x = -width / 2 + width * c / columns
            wave = 0.012 * noise.noise(Vector((x * 1.7, y * 2.1, seed * 9.1))) + 0.006 * noise.noise(
                Vector((x * 6, y * 3, z * 5 + seed))
            )
            vertices.append((x, y, z + wave))
    for i in range(len(points) - 1):
        for c in range(columns):
            k = i * (columns + 1) + c
            faces.append((k, k + 1, k + columns + 2, k + columns + 1))
    mesh = bpy.data.meshes.new("folded")
    mesh.from_pydata(vertices, [], faces)
    made = smooth(add(mesh, material, at, turn), 180)
    solid = made.modifiers.new("solid", "SOLIDIFY")
    solid.thickness = thickness * 0.92
    solid.offset = 0
    round_ = made.modifiers.new("round", "BEVEL")
    round_.width = thickness * 0.3
    round_.segments = 3
    round_.limit_method = "ANGLE"
    round_.angle_limit = math.radians(60)
    return made, layers * step


def garment(outline, material, thickness=0.16, at=(0, 0, 0), turn=UPRIGHT, wrinkle=0.1, size=0.5, voxel=0.022, folds=()):
    """
    A garment from its outline in x and y, soft and filled, standing upright.

    `folds`: (x, y, direction in degrees, length, depth) of drawn-in creases.
    """
    curve = bpy.data.curves.new("garment", "CURVE")
    curve.dimensions = "2D"
    curve.fill_mode = "BOTH"
    curve.extrude = thickness / 2
    line = curve.splines.new("POLY")
    line.points.add(len(outline) - 1)
    for target, (x, y) in zip(line.points, outline):
        target.co = (x, y, 0, 1)
    line.use_cyclic_u = True
    source = bpy.data.objects.new("garment", curve)
    bpy.context.scene.collection.objects.link(source)
    remesh = source.modifiers.new("remesh", "REMESH")
    remesh.mode = "VOXEL"
    remesh.voxel_size = voxel
    evaluated = source.evaluated_get(bpy.context.evaluated_depsgraph_get())
    mesh = bpy.data.meshes.new_from_object(evaluated)
    bpy.data.objects.remove(source)
    mesh.materials.clear()
    made = add(mesh, material, at, turn)
    for vertex in mesh.vertices:
        x, y, z = vertex.co
        pull = 0.0
        for fx, fy, direction, length, depth in folds:
            a = math.radians(direction)
            along = (x - fx) * math.cos(a) + (y - fy) * math.sin(a)
            across = -(x - fx) * math.sin(a) + (y - fy) * math.cos(a)
            if -0.1 < along < length:
                fade = math.sin(math.pi * min(1, max(0, (along + 0.1) / (length + 0.1))))
                pull += depth * fade * math.exp(-((across / 0.05) ** 2))
                pull -= 0.6 * depth * fade * math.exp(-(((across - 0.09) / 0.06) ** 2))
        soft = wrinkle * noise.noise(Vector((x / size, y / size * 0.45, 0.3)))
        soft += wrinkle * 0.35 * noise.noise(Vector((x / size * 2.7, y / size * 1.1, 4.3)))
        vertex.co.z = z + (soft - pull)
    even = made.modifiers.new("even", "SMOOTH")
    even.iterations = 9
    even.factor = 0.6
    cut = made.modifiers.new("cut", "SUBSURF")
    cut.levels = cut.render_levels = 1
    for polygon in mesh.polygons:
        polygon.use_smooth = True
    return made


# ---------------------------------------------------------------- packaging and props


def carton(width, depth, height, at=(0, 0, 0), turn=(0, 0, 0), face=None, motif="band"):
    """A printed box without words: card, a band in the variant's colour, a mark."""
    x, y, z = at
    parts = [box((width, depth, height), face or plain("#f3efe6", 0.55), (0, 0, height / 2), bevel=0.012, segments=2)]
    colour = paint(0.5)
    skin = 0.004
    if motif == "band":
        parts.append(box((width + skin, depth + skin, height * 0.26), colour, (0, 0, height * 0.2), bevel=0.01))
        parts.append(
            slab(circle(min(width, height) * 0.17), 0.01, colour, (0, -depth / 2, height * 0.64), UPRIGHT, 0.002)
        )
        parts.append(
            slab(circle(min(width, height) * 0.09), 0.014, face or plain("#f3efe6", 0.55), (0, -depth / 2, height * 0.64), UPRIGHT, 0.002)
        )
    else:
        parts.append(box((width + skin, depth + skin, height * 0.5), colour, (0, 0, height * 0.25), bevel=0.01))
    return group(parts, (x, y, z), turn)


def pouch(width, height, material, at=(0, 0, 0), turn=(0, 0, 0), belly=0.34, label=None):
    """A stand-up pouch: filled below, sealed flat above."""
    rows, columns = 40, 30
    vertices, faces = [], []
    for side in (-1, 1):
        start = len(vertices)
        for i in range(rows + 1):
            t = i / rows
            for j in range(columns + 1):
                s = j / columns * 2 - 1
                full = (1 - t) ** 0.55 * 0.75 + 0.25 * math.sin(math.pi * min(1, t * 1.05)) if t < 0.93 else 0.0
                bulge = belly * max(0.0, full) * math.sqrt(max(0, 1 - s * s)) * (1 if t < 0.86 else (0.93 - t) / 0.07 if t < 0.93 else 0)
                crease = 0.014 * noise.noise(Vector((s * 3.1, t * 4.2, side * 3))) * (1 if t > 0.04 else 0)
                w = width / 2 * (1 - 0.05 * math.sin(math.pi * t))
                vertices.append((s * w, side * (bulge + 0.004) + crease, t * height))
        for i in range(rows):
            for j in range(columns):
                k = start + i * (columns + 1) + j
                faces.append((k, k + 1, k + columns + 2, k + columns + 1))
    mesh = bpy.data.meshes.new("pouch")
    mesh.from_pydata(vertices, [], faces)
    parts = [smooth(add(mesh, material), 180)]
    if label:
        parts.append(label_patch(mesh, width, height, label))
    return group(parts, at, turn)


def label_patch(mesh, width, height, material, low=0.24, high=0.66, half=0.62, lift=0.008):
    """A label that follows the front of a pouch."""
    rows, columns = 40, 30
    keep = {}
    vertices, faces = [], []
    for i in range(rows + 1):
        for j in range(columns + 1):
            s, t = j / columns * 2 - 1, i / rows
            if low <= t <= high and abs(s) <= half:
                keep[(i, j)] = len(vertices)
                co = mesh.vertices[i * (columns + 1) + j].co
                vertices.append((co.x, co.y - lift, co.z))
    for (i, j), k in keep.items():
        if (i + 1, j + 1) in keep:
            faces.append((k, keep[(i, j + 1)], keep[(i + 1, j + 1)], keep[(i + 1, j)]))
    patch = bpy.data.meshes.new("label")
    patch.from_pydata(vertices, [], faces)
    return smooth(add(patch, material), 180)


def wrap_label(radius, low, high, material, start=-90, sweep=360, lift=0.004):
    """A label around a cylinder; `start` is its middle in degrees, -90 in front."""
    steps = 72
    vertices, faces = [], []
    for i in range(steps + 1):
        a = math.radians(start - sweep / 2 + sweep * i / steps)
        for z in (low, high):
            vertices.append(((radius + lift) * math.cos(a), (radius + lift) * math.sin(a), z))
    for i in range(steps):
        faces.append((2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1))
    mesh = bpy.data.meshes.new("label")
    mesh.from_pydata(vertices, [], faces)
    return smooth(add(mesh, material), 180)


def cup(material=None, at=(0, 0, 0), scale=1.0, filled=None):
    """A cup without a handle."""
    made = [
        lathe(
            [(0, 0), (0.3, 0, 0.03), (0.34, 0.06, 0.03), (0.52, 0.5, 0.2), (0.56, 0.85), (0.53, 0.86), (0.49, 0.5, 0.2), (0.3, 0.09, 0.06), (0, 0.09)],
            material or plain("#e9e4d8", 0.3, coat=0.6),
        )
    ]
    if filled:
        made.append(cylinder(0.515, 0.02, filled, (0, 0, 0.7), bevel=0.004))
    return group(made, at, (0, 0, 0), scale)


def coin(at=(0, 0, 0), turn=(0, 0, 0)):
    """A coin, for scale."""
    return group([cylinder(0.26, 0.035, gold(0.35), bevel=0.01), ring(0.23, 0.012, gold(0.3), (0, 0, 0.036))], at, turn)


def pencil(length=2.0, at=(0, 0, 0), turn=(0, 90, 0), colour="#d9822b"):
    """A pencil along z before it is turned, for scale."""
    parts = [
        lathe([(0, 0), (0.06, 0), (0.06, length * 0.86)], plain(colour, 0.35, coat=0.4), steps=6, angle=10),
        lathe([(0.06, length * 0.86), (0.02, length * 0.96)], plain("#e3c08e", 0.7), steps=24),
        lathe([(0.02, length * 0.96), (0, length)], dark(0.5), steps=24),
        cylinder(0.062, 0.12, plain("#c65b4e", 0.8), (0, 0, -0.1), bevel=0.02),
    ]
    return group(parts, at, turn)


def table(width=3.2, depth=2.2, at=(0, 0, 0), material=None):
    """A board below a scene."""
    return box((width, depth, 0.1), material or wood(), (at[0], at[1], at[2] - 0.05), bevel=0.03)


def front_label(radius, low, high, accent=None, sweep=130, base=None):
    """A printed label on a round body: a ground, a band and a mark in an accent colour."""
    accent = accent or plain("#4c7a52", 0.6)
    tall = high - low
    return [
        wrap_label(radius, low, high, base or paper("#fdfaf2"), sweep=sweep),
        wrap_label(radius, low, low + 0.16 * tall, accent, sweep=sweep, lift=0.007),
        slab(circle(min(tall * 0.24, radius * 0.5)), 0.02, accent, (0, -radius - 0.006, low + 0.6 * tall), UPRIGHT, 0.002),
    ]


def screw_cap(radius, height, material, z=0.0):
    """A ribbed cap of a bottle."""
    ribs = [
        box((0.014, 0.014, height * 0.8), material, (radius * math.cos(a), radius * math.sin(a), z + height * 0.48), (0, 0, math.degrees(a)), 0.004, 1)
        for a in [i * math.pi / 16 for i in range(32)]
    ]
    return [lathe([(0, z), (radius, z, 0.02), (radius, z + height, 0.04), (0, z + height)], material), *ribs]


def squeeze_tube(width, height, material, cap, accent, at=(0, 0, 0), turn=(0, 0, 0)):
    """A squeeze tube that stands on its cap, its seal above."""
    rows, columns, base = 30, 56, 0.26
    vertices, faces = [], []
    for i in range(rows + 1):
        t = i / rows
        flat = t**1.15
        for j in range(columns):
            a = 2 * math.pi * j / columns
            rx = width * (0.36 + 0.14 * flat)
            ry = width * 0.36 * (1 - flat) + 0.012
            vertices.append((rx * math.cos(a), ry * math.sin(a), base + t * height))
    for i in range(rows):
        for j in range(columns):
            k = i * columns
            n = (j + 1) % columns
            faces.append((k + j, k + n, k + columns + n, k + columns + j))
    mesh = bpy.data.meshes.new("tube")
    mesh.from_pydata(vertices, [], faces)
    parts = [
        smooth(add(mesh, material), 180),
        box((width * 1.0, 0.03, 0.14), material, (0, 0, base + height + 0.05), bevel=0.01),
        lathe([(0, 0), (width * 0.33, 0, 0.04), (width * 0.35, base, 0.02), (0, base)], cap),
    ]
    # The printed marks follow the front of the tube.
    for n, (low, high, half, stuff) in enumerate(accent):
        marks, quads = [], []
        for i in range(9):
            t = low + (high - low) * i / 8
            flat = t**1.15
            for j in range(13):
                a = -math.pi / 2 + half * (j / 6 - 1)
                rx, ry = width * (0.36 + 0.14 * flat), width * 0.36 * (1 - flat) + 0.012
                marks.append((rx * math.cos(a), ry * math.sin(a) - 0.008 - 0.008 * n, base + t * height))
        for i in range(8):
            for j in range(12):
                k = i * 13 + j
                quads.append((k, k + 1, k + 14, k + 13))
        patch = bpy.data.meshes.new("mark")
        patch.from_pydata(marks, [], quads)
        parts.append(smooth(add(patch, stuff), 180))
    return group(parts, at, turn)


def pillow_pack(width, height, material, at=(0, 0, 0), turn=(0, 0, 0), belly=0.3, label=None, marks=()):
    """A bag sealed above and below, filled in the middle. `marks`: (low, high, half width, material) on its front."""
    rows, columns = 44, 30

    def front(s, t, side):
        inner = min(1, max(0, (t - 0.06) / 0.88))
        full = max(0.0, math.sin(math.pi * inner)) ** 0.6 * max(0.0, 1 - s * s) ** 0.5
        crease = 0.02 * noise.noise(Vector((s * 3.3, t * 5.2, side * 3))) + 0.008 * noise.noise(Vector((s * 9, t * 13, side)))
        w = width / 2 * (1 - 0.07 * math.sin(math.pi * t))
        edge = 1 if 0.05 < t < 0.95 else 0.3
        return (s * w, side * (belly * full + 0.004) + crease * edge, t * height)

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
    mesh = bpy.data.meshes.new("pack")
    mesh.from_pydata(vertices, [], faces)
    parts = [smooth(add(mesh, material), 180)]
    for n, (low, high, half, stuff) in enumerate(marks):
        spots, quads = [], []
        for i in range(17):
            for j in range(21):
                x, y, z = front(half * (j / 10 - 1), low + (high - low) * i / 16, -1)
                spots.append((x, y - 0.008 - 0.004 * n, z))
        for i in range(16):
            for j in range(20):
                k = i * 21 + j
                quads.append((k, k + 1, k + 22, k + 21))
        patch = bpy.data.meshes.new("mark")
        patch.from_pydata(spots, [], quads)
        parts.append(smooth(add(patch, stuff), 180))
    return group(parts, at, turn)


def cushion(width, depth, height, material, at=(0, 0, 0), turn=(0, 0, 0), power=3.0, seed=1, crease=0.03):
    """A filled cloth form: pillows, seats, sacks. Its middle is at `at`."""
    n = 40
    vertices, faces = [], []
    for side in (-1, 1):
        start = len(vertices)
        for i in range(n + 1):
            for j in range(n + 1):
                x, y = j / n * 2 - 1, i / n * 2 - 1
                full = max(0.0, (1 - abs(x) ** power) * (1 - abs(y) ** power)) ** 0.5
                pinch = 1 - 0.05 * (1 - x * x) * abs(y) - 0.0 * x
                soft = crease * noise.noise(Vector((x * 2.6, y * 2.6, side * 2 + seed * 5.1))) * full
                vertices.append((x * width / 2 * (1 - 0.05 * (1 - y * y) * abs(x)), y * depth / 2 * pinch, side * (height / 2 * full + 0.003) + soft))
        for i in range(n):
            for j in range(n):
                k = start + i * (n + 1) + j
                faces.append((k, k + 1, k + n + 2, k + n + 1))
    mesh = bpy.data.meshes.new("cushion")
    mesh.from_pydata(vertices, [], faces)
    return smooth(add(mesh, material, at, turn), 180)


def sheet(outline, depth, material, at=(0, 0, 0), turn=(0, 0, 0), bevel=0.008):
    """A plate from an outline that lies on the ground."""
    return slab(outline, depth, material, at, turn, bevel)


def drape(width, height, material, at=(0, 0, 0), pleats=9, depth=0.1, top=0.5):
    """A hanging cloth in pleats: curtains, skirts, nets. Its lower edge is at `at`."""
    columns, rows = pleats * 14, 24
    vertices, faces = [], []
    for i in range(rows + 1):
        t = i / rows
        for c in range(columns + 1):
            s = c / columns
            wave = depth * (top + (1 - top) * (1 - t)) * math.sin(2 * math.pi * pleats * s + 0.5 * math.sin(3 * t))
            wave += 0.3 * depth * math.sin(2 * math.pi * pleats * 1.37 * s + 1.0) * (1 - t)
            vertices.append((-width / 2 + width * s, wave, t * height))
    for i in range(rows):
        for c in range(columns):
            k = i * (columns + 1) + c
            faces.append((k, k + 1, k + columns + 2, k + columns + 1))
    mesh = bpy.data.meshes.new("drape")
    mesh.from_pydata(vertices, [], faces)
    made = smooth(add(mesh, material, at), 180)
    solid = made.modifiers.new("solid", "SOLIDIFY")
    solid.thickness = 0.02
    return made

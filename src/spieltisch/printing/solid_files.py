"""Writes bodies as STL, 3MF and GLB. The same bodies always give the same bytes."""

import io
import zipfile
from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from trimesh import Trimesh

CONTENT_TYPES: Final = (
    '<?xml version="1.0" encoding="UTF-8"?>\n'
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">'
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
    '<Default Extension="model" ContentType="application/vnd.ms-package.3dmanufacturing-3dmodel+xml"/>'
    "</Types>"
)
RELATIONS: Final = (
    '<?xml version="1.0" encoding="UTF-8"?>\n'
    '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">'
    '<Relationship Target="/3D/3dmodel.model" Id="rel0"'
    ' Type="http://schemas.microsoft.com/3dmanufacturing/2013/01/3dmodel"/></Relationships>'
)
MADE: Final = (1980, 1, 1, 0, 0, 0)
"""The fixed timestamp of every part of a 3MF."""


def stl(bodies: Sequence["Trimesh"]) -> bytes:
    """Write bodies as binary STL."""
    trimesh: Any = import_module("trimesh")  # an extra
    made: bytes = trimesh.util.concatenate(list(bodies)).export(file_type="stl")
    return made


def threemf(bodies: Mapping[str, "Trimesh"]) -> bytes:
    """Write named bodies as 3MF, in millimetres."""
    objects, items = [], []
    for number, (name, each) in enumerate(bodies.items(), start=1):
        points = "".join(
            f'<vertex x="{x:.6g}" y="{y:.6g}" z="{z:.6g}"/>' for x, y, z in each.vertices
        )
        faces = "".join(f'<triangle v1="{a}" v2="{b}" v3="{c}"/>' for a, b, c in each.faces)
        objects.append(
            f'<object id="{number}" name="{name}" type="model"><mesh><vertices>{points}</vertices>'
            f"<triangles>{faces}</triangles></mesh></object>"
        )
        items.append(f'<item objectid="{number}"/>')
    model = (
        '<?xml version="1.0" encoding="UTF-8"?>\n<model unit="millimeter" xml:lang="en-US"'
        ' xmlns="http://schemas.microsoft.com/3dmanufacturing/core/2015/02">'
        f"<resources>{''.join(objects)}</resources><build>{''.join(items)}</build></model>"
    )
    files = {
        "[Content_Types].xml": CONTENT_TYPES,
        "_rels/.rels": RELATIONS,
        "3D/3dmodel.model": model,
    }
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as package:
        for name, text in files.items():
            package.writestr(zipfile.ZipInfo(name, MADE), text, zipfile.ZIP_DEFLATED)
    return out.getvalue()


def glb(bodies: Mapping[str, tuple["Trimesh", str]]) -> bytes:
    """Write coloured bodies as GLB, oriented and scaled as viewers expect: y is up, in metres."""
    trimesh: Any = import_module("trimesh")  # an extra
    scene = trimesh.Scene()
    upright = trimesh.transformations.rotation_matrix(-1.5707963267948966, [1, 0, 0])
    upright[:3, :3] *= 0.001
    for name, (each, colour) in bodies.items():
        shown = each.copy()
        rgb = [int(colour[at : at + 2], 16) for at in (1, 3, 5)]
        material = trimesh.visual.material.PBRMaterial(
            baseColorFactor=[*rgb, 255], metallicFactor=0.0, roughnessFactor=0.8
        )
        shown.visual = trimesh.visual.TextureVisuals(material=material)
        scene.add_geometry(shown, geom_name=name, node_name=name, transform=upright)
    made: bytes = scene.export(file_type="glb")
    return made

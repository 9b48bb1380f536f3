import { CanvasTexture, SRGBColorSpace, type Texture } from "three";
import { PICTURES, type AnimalName } from "../art/animals";
import "../art/animals.css";

const SIZE = 256;
/** The width of the pictures, and the radius of the disc behind them. */
const WIDE = 48;
const ROUND = 23.4;

/** Draw an animal as in its picture, in the page's current colours. */
export function animalTexture(name: AnimalName): Texture {
  const canvas = document.createElement("canvas");
  canvas.width = SIZE;
  canvas.height = SIZE;
  const pen = canvas.getContext("2d");
  if (pen !== null) drawAnimal(pen, name);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 8;
  return texture;
}

function drawAnimal(pen: CanvasRenderingContext2D, name: AnimalName): void {
  const picture = pictureOf(name);
  const [ground, ...shapes] = picture.querySelectorAll("path, circle");
  pen.scale(SIZE / WIDE, SIZE / WIDE);
  const round = new Path2D();
  round.arc(WIDE / 2, WIDE / 2, ROUND, 0, 2 * Math.PI);
  if (ground) draw(pen, round, getComputedStyle(ground));
  // As the picture's own style moves its figure into the disc.
  pen.translate(4.3, 4.3);
  pen.scale(0.82, 0.82);
  shapes.forEach((shape, place) => {
    draw(pen, new Path2D(PICTURES[name][place]?.[1]), getComputedStyle(shape));
  });
  picture.remove();
}

/** Add the picture's parts to the page, unseen, only to read their computed style. */
function pictureOf(name: AnimalName): HTMLElement {
  const parts = PICTURES[name].map(([tone]) => `<path data-tone="${tone}"/>`).join("");
  const holder = document.createElement("div");
  holder.hidden = true;
  holder.innerHTML = `<svg class="animal" data-animal="${name}"><circle class="animal-ground"/><g class="animal-figure">${parts}</g></svg>`;
  document.body.append(holder);
  return holder;
}

function draw(pen: CanvasRenderingContext2D, path: Path2D, style: CSSStyleDeclaration): void {
  if (style.fill !== "none") {
    pen.fillStyle = style.fill;
    pen.fill(path);
  }
  if (style.stroke === "none") return;
  pen.strokeStyle = style.stroke;
  pen.lineWidth = parseFloat(style.strokeWidth);
  pen.lineCap = "round";
  pen.lineJoin = "round";
  pen.stroke(path);
}

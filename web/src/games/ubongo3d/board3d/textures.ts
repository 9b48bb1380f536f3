import { CanvasTexture, SRGBColorSpace, type Texture } from "three";
import { twinDot, type PieceColour } from "../model/pieces";

const SIZE = 128;
const made = new Map<string, Texture>();

/** Draw the face that all cubes of a colour share: a little grain, and the colour's mark in its corners. */
export function faceTexture(colour: PieceColour): Texture {
  return once(`face ${colour}`, (pen) => {
    pen.fillStyle = "#ffffff";
    pen.fillRect(0, 0, SIZE, SIZE);
    drawGrain(pen);
    pen.fillStyle = "rgb(0 0 0 / 45%)";
    for (const [x, y] of [
      [22, 22],
      [106, 106],
    ] as const) {
      pen.save();
      pen.translate(x, y);
      drawMark(pen, colour);
      pen.restore();
    }
  });
}

function drawGrain(pen: CanvasRenderingContext2D): void {
  for (let line = 0; line < 26; line += 1) {
    // A fixed pattern that looks like wood grain: the same lines in every browser.
    const y = (line * 53) % SIZE;
    pen.strokeStyle = `rgb(60 30 0 / ${3 + ((line * 7) % 5)}%)`;
    pen.lineWidth = 1 + ((line * 3) % 3);
    pen.beginPath();
    pen.moveTo(0, y);
    pen.bezierCurveTo(40, y + ((line * 5) % 9) - 4, 80, y - ((line * 11) % 9) + 4, SIZE, y);
    pen.stroke();
  }
}

/** A ring, a bar, a triangle or a diamond, as in the pictures. */
function drawMark(pen: CanvasRenderingContext2D, colour: PieceColour): void {
  pen.beginPath();
  if (colour === "yellow") pen.arc(0, 0, 8, 0, 2 * Math.PI);
  else if (colour === "blue") pen.rect(-12, -4, 24, 8);
  else if (colour === "red") path(pen, [0, -10], [11, 9], [-11, 9]);
  else path(pen, [0, -12], [9, 0], [0, 12], [-9, 0]);
  pen.fill();
}

function path(pen: CanvasRenderingContext2D, ...points: readonly [number, number][]): void {
  for (const [x, y] of points) pen.lineTo(x, y);
  pen.closePath();
}

/** Draw a piece's number as it stands on a face, with the dot of a mirror twin beside it. */
export function numberTexture(kind: number): Texture {
  return once(`number ${kind}`, (pen) => {
    pen.font = `800 ${kind > 9 ? 78 : 92}px "Bricolage Grotesque", sans-serif`;
    pen.textAlign = "center";
    pen.textBaseline = "middle";
    pen.lineWidth = 14;
    pen.lineJoin = "round";
    pen.strokeStyle = "#2a2118";
    pen.fillStyle = "#fff8e6";
    pen.strokeText(String(kind), SIZE / 2, SIZE / 2 + 4);
    pen.fillText(String(kind), SIZE / 2, SIZE / 2 + 4);
    const side = twinDot(kind);
    if (side === null) return;
    pen.beginPath();
    pen.arc(side === "left" ? 11 : SIZE - 11, SIZE / 2, 8, 0, 2 * Math.PI);
    pen.lineWidth = 6;
    pen.stroke();
    pen.fill();
  });
}

function once(name: string, draw: (pen: CanvasRenderingContext2D) => void): Texture {
  const known = made.get(name);
  if (known !== undefined) return known;
  const canvas = document.createElement("canvas");
  canvas.width = SIZE;
  canvas.height = SIZE;
  const pen = canvas.getContext("2d");
  if (pen !== null) draw(pen);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 4;
  made.set(name, texture);
  return texture;
}

import { type Drawing, faded, roundedRect, softShadow } from '@boomtown/stage/headless';
import { STICKER } from '../measures.ts';
import type { Destination } from '../rules.ts';
import { box, fillPath, type Ink, painted, strokePath } from './paint.ts';
import type { Palette } from './palette.ts';

/** A destination as a round sticker with a white edge. */
export function stickerDrawing(palette: Palette, place: Destination): Drawing {
  return painted(box(2 * STICKER + 40), (ink) => {
    const edge = circle(STICKER);
    softShadow(ink, edge, { x: 0, y: 4, blur: 9, colour: palette.shadow });
    ink.fillStyle = palette.sticker;
    ink.fill(edge);
    ink.save();
    ink.clip(circle(STICKER - 8));
    ink.fillStyle = SKIES[place];
    ink.fillRect(-STICKER, -STICKER, 2 * STICKER, 2 * STICKER);
    SCENES[place](ink);
    ink.restore();
    ink.strokeStyle = faded('#3a2b18', 0.55);
    ink.lineWidth = 2.5;
    ink.stroke(circle(STICKER - 8));
    // The gloss of the foil.
    ink.fillStyle = faded('#ffffff', 0.16);
    ink.beginPath();
    ink.ellipse(-20, -34, 44, 22, -0.5, 0, 7);
    ink.fill();
  });
}

const SKIES: { readonly [place in Destination]: string } = {
  D1: '#8cc7e8',
  D2: '#f2c58a',
  D3: '#e8b45a',
  D4: '#b6d8c8',
  D5: '#5b4b8f',
  D6: '#9fd0f0',
};

const SCENES: { readonly [place in Destination]: (ink: Ink) => void } = {
  D1: airport,
  D2: bridge,
  D3: dig,
  D4: monorail,
  D5: park,
  D6: village,
};

function airport(ink: Ink): void {
  rect(ink, '#6d9a5c', -80, 26, 160, 60);
  fillPath(ink, 'M-22 80L-9 26H9L22 80Z', '#55585f');
  strokePath(ink, 'M0 32V40M0 47V58M0 64V78', '#fff6d8', 3);
  rect(ink, '#d9d2c4', -52, -8, 16, 36);
  fillPath(ink, 'M-60-8L-56-24H-32L-28-8Z', '#3f6f95');
  rect(ink, '#f6f1e6', -62, -10, 36, 5);
  ink.save();
  ink.translate(16, -14);
  ink.rotate(-0.32);
  fillPath(ink, 'M-40 0Q-44-10-50-18H-40L-28-6H20Q38-6 42 2Q38 9 20 9H-26Q-38 8-40 0Z', '#ffffff');
  fillPath(ink, 'M-4 4L-24 24H-13L14 5Z', '#cf3a2b');
  fillPath(ink, 'M-2-6L-14-20H-6L12-6Z', '#dfe6ea');
  strokePath(ink, 'M-20 1H22', '#3f6f95', 3);
  ink.restore();
}

function bridge(ink: Ink): void {
  rect(ink, '#4f93ad', -80, 30, 160, 60);
  strokePath(ink, 'M-60 44H-30M-14 54H20M30 42H58', '#8fc3d3', 3);
  rect(ink, '#7a5a3a', -80, 14, 34, 70);
  rect(ink, '#7b4a3a', -52, 4, 80, 9);
  rect(ink, '#a4604a', -52, 4, 80, 4);
  fillPath(ink, 'M28 4L36 6L31 9L38 13H28Z', '#7b4a3a');
  rect(ink, '#5d3529', -24, -46, 9, 92);
  rect(ink, '#5d3529', 8, -46, 9, 56);
  strokePath(ink, 'M-60 6Q-40-4-20-44Q-4 6 12-44Q20-12 30 2', '#5d3529', 3.5);
  strokePath(ink, 'M-44-2V4M-34-14V4M-10-18V4M-4-12V4M2-18V4M22-20V4', '#5d3529', 2);
  fillPath(ink, 'M40-22H58V-8H40Z', '#fff6d8');
  strokePath(ink, 'M44-18L54-12M54-18L44-12', '#cf3a2b', 3.5);
  rect(ink, '#8a6a45', 47, -8, 4, 30);
}

function dig(ink: Ink): void {
  fillPath(ink, 'M-80 2H-52L-34 44H38L54 2H80V80H-80Z', '#8b5d34');
  fillPath(ink, 'M-52 2L-34 44H38L54 2L44 2L30 34H-28L-42 2Z', '#6f4726');
  strokePath(ink, 'M-66 22L-54 26M-62 44L-44 50M56 24L66 20M48 50L64 56', '#a97b49', 3);
  // The digger down in its pit.
  rect(ink, '#3a3a3f', -26, 30, 40, 12);
  for (const x of [-20, -10, 0, 8]) {
    ink.fillStyle = '#77777f';
    ink.beginPath();
    ink.arc(x, 36, 3.4, 0, 7);
    ink.fill();
  }
  fillPath(ink, 'M-24 30V14Q-24 8-18 8H-2L8 18V30Z', '#f3c62f');
  rect(ink, '#9ccbe0', -8, 11, 10, 10);
  strokePath(ink, 'M6 20L22-12L46 2', '#e0a81c', 8);
  fillPath(ink, 'M38 0L56 4L52 20L40 16Z', '#5b5b62');
  fillPath(ink, 'M-46-2Q-30-30-12-2Z', '#7a4f2b');
}

function monorail(ink: Ink): void {
  fillPath(ink, 'M-80 34Q-30 14 10 30T80 26V80H-80Z', '#6da36f');
  for (const x of [-48, -4, 40]) rect(ink, '#9a9488', x, 10, 9, 60);
  rect(ink, '#6f6a60', -80, 4, 160, 9);
  rect(ink, '#c8c1b2', -80, 2, 160, 4);
  fillPath(ink, 'M-60 4V-18Q-60-28-48-28H34Q58-26 62 4Z', '#d9482f');
  fillPath(ink, 'M-60-6H60L62 4H-60Z', '#fff6e2');
  for (const x of [-50, -30, -10, 10]) rect(ink, '#274a5e', x, -22, 15, 12);
  fillPath(ink, 'M31-22H38Q48-20 52-10H31Z', '#274a5e');
}

function park(ink: Ink): void {
  for (const [x, y] of [
    [-40, -44],
    [30, -50],
    [50, -16],
    [-54, -8],
    [6, -58],
  ] as const) {
    rect(ink, '#ffe9a8', x, y, 3, 3);
  }
  rect(ink, '#3e6b4a', -80, 40, 160, 50);
  strokePath(ink, 'M-34 46L-4-8L26 46', '#d9d2e9', 5);
  strokePath(ink, 'M-38-8A34 34 0 1 1 30-8A34 34 0 1 1-38-8', '#f3c62f', 5);
  strokePath(ink, 'M-4-42V26M-38-8H30M-28-32L20 16M-28 16L20-32', '#f3c62f', 2.5);
  const cars = ['#e8503a', '#4db6d8', '#f08fb0', '#8fd18a'];
  for (let i = 0; i < 8; i += 1) {
    ink.fillStyle = cars[i % cars.length] ?? '#ffffff';
    const angle = (Math.PI / 4) * i;
    ink.fill(roundedRect(-4 + Math.cos(angle) * 34 - 6, -8 + Math.sin(angle) * 34 - 4, 12, 11, 3));
  }
  fillPath(ink, 'M28 46V28L42 16L56 28V46Z', '#e8503a');
  fillPath(ink, 'M35 46V22L42 16L49 22V46Z', '#fff6e2');
}

function village(ink: Ink): void {
  rect(ink, '#c9a877', -80, 24, 160, 60);
  fillPath(ink, 'M-80 42Q0 22 80 42V58Q0 38-80 58Z', '#b8503a');
  strokePath(ink, 'M-80 48Q0 28 80 48', '#fff6e2', 2);
  fillPath(ink, 'M-54 28V-2Q-30-14-6-2V28Z', '#e9e1d2');
  fillPath(ink, 'M-60-2Q-30-22 0-2L-4 4Q-30-10-56 4Z', '#5d87a6');
  for (const x of [-46, -34, -22, -12]) rect(ink, '#9a8f7c', x, 8, 5, 20);
  // The torch.
  fillPath(ink, 'M26 28L22-6H44L40 28Z', '#d9d2c4');
  fillPath(ink, 'M16-6H50L46-14H20Z', '#8f7a55');
  fillPath(ink, 'M33-52Q48-34 44-22Q42-14 33-14Q22-14 22-24Q24-30 29-32Q28-42 33-52Z', '#f0832a');
  fillPath(ink, 'M34-34Q40-26 38-20Q36-15 33-15Q27-16 28-22Q32-26 34-34Z', '#ffe08a');
}

function rect(ink: Ink, colour: string, x: number, y: number, width: number, height: number): void {
  ink.fillStyle = colour;
  ink.fillRect(x, y, width, height);
}

function circle(radius: number): Path2D {
  const path = new Path2D();
  path.arc(0, 0, radius, 0, Math.PI * 2);
  return path;
}

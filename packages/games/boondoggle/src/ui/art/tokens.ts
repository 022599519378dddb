import { type Drawing, faded, roundedRect, softShadow } from '@boomtown/stage/headless';
import { DISC, SIGN, STICKER } from '../measures.ts';
import type { Company, SchemeKind } from '../rules.ts';
import { box, DISPLAY, FAMILY, fillPath, type Ink, painted, paintSign, strokePath } from './paint.ts';
import type { Palette } from './palette.ts';
import { PAINT } from './signs.ts';

export function signDrawing(company: Company, far: boolean): Drawing {
  return painted(box(2 * SIGN + 14), (ink) => paintSign(ink, company, 0, 0, 2 * SIGN, far));
}

/** A scheme's disc in its company's colour: a dollar, or a stretch of guardrail. */
export function discDrawing(palette: Palette, kind: SchemeKind, company: Company): Drawing {
  return painted(box(2 * DISC + 22), (ink) => paintDisc(ink, palette, kind, company));
}

/** The same on a canvas that is being painted, with its middle at the origin. */
export function paintDisc(ink: Ink, palette: Palette, kind: SchemeKind, company: Company): void {
  const { main, edge } = PAINT[company];
  const rim = circle(DISC);
  softShadow(ink, rim, { x: 1, y: 4, blur: 6, colour: palette.shadow });
  ink.fillStyle = edge;
  ink.fill(circle(DISC, 0, 2.5));
  ink.fillStyle = kind === 'guardrail' ? '#c7ced6' : main;
  ink.fill(rim);
  ink.strokeStyle = kind === 'guardrail' ? '#8b98a5' : edge;
  ink.lineWidth = 2;
  if (kind === 'kickback') ink.setLineDash([3, 3]);
  ink.stroke(circle(DISC - 4));
  ink.setLineDash([]);
  ink.fillStyle = kind === 'guardrail' ? main : '#fffaf0';
  ink.fill(circle(DISC - 7.5));
  if (kind === 'kickback') {
    ink.fillStyle = edge;
    ink.font = `800 26px ${DISPLAY}`;
    ink.textAlign = 'center';
    ink.fillText('$', 0, 8.5);
  } else {
    strokePath(ink, 'M-11-3.5H11M-11 3.5H11', PAINT[company].ink, 3.2);
    strokePath(ink, 'M-7-8V9M7-8V9', PAINT[company].ink, 3.2);
  }
}

/** Where a project has come to: a surveyor's flag. Its origin is the foot of the pole. */
export function flagDrawing(palette: Palette, company: Company, far: boolean): Drawing {
  const { main, edge } = PAINT[company];
  return painted({ x: -22, y: -92, width: 84, height: 108 }, (ink) => {
    ink.fillStyle = faded('#000000', 0.3);
    ink.beginPath();
    ink.ellipse(3, 3, 13, 5, 0, 0, 7);
    ink.fill();
    const cloth = new Path2D('M3-82Q22-90 34-80T54-80V-44Q42-36 30-44T3-44Z');
    softShadow(ink, cloth, { x: 2, y: 4, blur: 5, colour: palette.shadow });
    ink.fillStyle = main;
    ink.fill(cloth);
    ink.strokeStyle = edge;
    ink.lineWidth = 2.5;
    ink.stroke(cloth);
    ink.fillStyle = '#5b4a38';
    ink.fill(roundedRect(-2.5, -86, 5.5, 90, 2.5));
    ink.fillStyle = '#e5c26a';
    ink.fill(circle(5, 0, -86));
    if (far) return;
    ink.fillStyle = PAINT[company].ink;
    ink.font = `800 28px ${FAMILY}`;
    ink.textAlign = 'center';
    ink.fillText(String(company), 29, -52);
  });
}

/** The red truck of the starting player. */
export function truckDrawing(palette: Palette, ghost: boolean): Drawing {
  return painted(box(104, 74), (ink) => {
    if (ghost) {
      ink.globalAlpha = 0.55;
    } else {
      const shape = new Path2D('M-44 16V-16H14V-8H30L44 6V20H-44Z');
      softShadow(ink, shape, { x: 2, y: 8, blur: 8, colour: palette.shadow });
    }
    fillPath(ink, 'M-46-20L14-20L10 10H-40Z', '#e9dcc0');
    strokePath(ink, 'M-46-20L14-20L10 10H-40Z', '#7f1d13', 2.5);
    strokePath(ink, 'M-30-18L-27 8M-14-18L-13 8M2-18L0 8', '#b6a47e', 2);
    fillPath(ink, 'M-38-22Q-22-36-8-26Q2-32 8-21Z', '#6b5238');
    fillPath(ink, 'M14-10H30Q36-10 39-3L45 8V20H12Z', '#cf3a2b');
    fillPath(ink, 'M20-5H29Q33-5 36 3H20Z', '#bfe0ee');
    fillPath(ink, 'M-44 11H45V20H-44Z', '#9c2418');
    fillPath(ink, 'M41 10H46V15H41Z', '#ffe08a');
    for (const x of [-26, -6, 28]) {
      ink.fillStyle = '#26262b';
      ink.fill(circle(9.5, x, 21));
      ink.fillStyle = '#b9bcc4';
      ink.fill(circle(4, x, 21));
    }
  });
}

/** A stamp round a destination that one may finish at, or has finished at; without a text it is only a ring. */
export function stampDrawing(colour: string, text: string): Drawing {
  return painted(box(2 * STICKER + 70), (ink) => {
    ink.strokeStyle = colour;
    ink.lineWidth = 6;
    ink.stroke(circle(STICKER + 9));
    ink.lineWidth = 2;
    ink.stroke(circle(STICKER + 17));
    if (text === '') return;
    ink.save();
    ink.rotate(-0.2);
    ink.font = `800 21px ${FAMILY}`;
    const width = ink.measureText(text).width + 24;
    ink.fillStyle = colour;
    ink.fill(roundedRect(-width / 2, STICKER - 22, width, 31, 6));
    ink.fillStyle = '#fffdf4';
    ink.textAlign = 'center';
    ink.fillText(text, 0, STICKER + 1);
    ink.restore();
  });
}

/** Coins on the Commons. */
export function potDrawing(palette: Palette): Drawing {
  return painted(box(70, 56), (ink) => {
    for (const [x, y] of [
      [-14, 12],
      [12, 14],
      [-2, 4],
      [-1, -4],
    ] as const) {
      const coin = new Path2D();
      coin.ellipse(x, y, 17, 9, 0, 0, Math.PI * 2);
      softShadow(ink, coin, { x: 0, y: 3, blur: 3, colour: palette.shadow });
      ink.fillStyle = '#b07a12';
      ink.fill(coin);
      const face = new Path2D();
      face.ellipse(x, y - 3, 17, 9, 0, 0, Math.PI * 2);
      ink.fillStyle = '#f3c62f';
      ink.fill(face);
      ink.strokeStyle = '#b07a12';
      ink.lineWidth = 1.4;
      ink.stroke(face);
    }
  });
}

/** The tick that waits for a second touch. */
export function confirmDrawing(palette: Palette): Drawing {
  return painted(box(76), (ink) => {
    softShadow(ink, circle(28), { x: 0, y: 4, blur: 8, colour: palette.shadow });
    ink.fillStyle = palette.ready;
    ink.fill(circle(28));
    strokePath(ink, 'M-12 1L-3 10L13-9', '#ffffff', 7);
  });
}

function circle(radius: number, x = 0, y = 0): Path2D {
  const path = new Path2D();
  path.arc(x, y, radius, 0, Math.PI * 2);
  return path;
}

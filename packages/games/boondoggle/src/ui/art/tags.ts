import { type Drawing, roundedRect, softShadow } from '@boomtown/stage/headless';
import { type Company, RESOURCES, type Resource, type SchemeKind } from '../rules.ts';
import { FAMILY, type Ink, painted, paintGoods } from './paint.ts';
import type { Palette } from './palette.ts';
import { paintDisc } from './tokens.ts';

/** What a tag says: what is needed, capital letters for what one has; and a sum of dollars. */
export interface TagText {
  readonly goods: string;
  readonly money: string;
  readonly disc: SchemeKind | null;
}

const ICON = 34;

/** Of a tag with its tip. */
export const TAG_HEIGHT = ICON + 14 + 14;

/** The width of a tag, without its tip. */
export function tagWidth({ goods, money, disc }: TagText): number {
  return 20 + goods.length * (ICON + 3) + (money === '' ? 0 : 14 + money.length * 15) + (disc === null ? 0 : ICON + 6);
}

/** A paper tag with a price on it: green edge if one can pay, red if something lacks. Its tip is at the origin. */
export function tagDrawing(
  palette: Palette,
  state: 'ready' | 'lack' | 'idle',
  text: TagText,
  company: Company,
): Drawing {
  const width = tagWidth(text);
  const height = ICON + 14;
  const edge = { ready: palette.ready, lack: palette.lack, idle: palette.tagLine }[state];
  return painted({ x: -width / 2 - 12, y: -height - 26, width: width + 24, height: height + 44 }, (ink) => {
    const top = -height - 13;
    const paper = roundedRect(-width / 2, top, width, height, 10);
    paper.addPath(new Path2D('M-11-15H11L0 0Z'));
    softShadow(ink, paper, { x: 0, y: 4, blur: 8, colour: palette.shadow });
    ink.strokeStyle = edge;
    ink.lineWidth = state === 'idle' ? 4 : 7;
    ink.lineJoin = 'round';
    ink.stroke(paper);
    ink.fillStyle = palette.tag;
    ink.fill(paper);
    let x = -width / 2 + 10;
    const middle = top + height / 2;
    if (text.disc !== null) {
      ink.save();
      ink.translate(x + ICON / 2, middle);
      ink.scale(0.68, 0.68);
      paintDisc(ink, palette, text.disc, company);
      ink.restore();
      x += ICON + 6;
    }
    for (const letter of text.goods) {
      const resource = resourceOf(letter);
      const has = letter === letter.toUpperCase();
      ink.globalAlpha = has ? 1 : 0.55;
      paintGoods(ink, resource, x + ICON / 2, middle, ICON);
      ink.globalAlpha = 1;
      if (!has) missing(ink, palette, x, middle);
      x += ICON + 3;
    }
    if (text.money !== '') {
      ink.fillStyle = palette.tagInk;
      ink.font = `800 27px ${FAMILY}`;
      ink.textAlign = 'left';
      ink.fillText(text.money, x + 4, middle + 9.5);
    }
  });
}

function missing(ink: Ink, palette: Palette, x: number, middle: number): void {
  ink.strokeStyle = palette.lack;
  ink.lineWidth = 3.5;
  ink.lineCap = 'round';
  ink.beginPath();
  ink.moveTo(x + 5, middle + ICON / 2 - 5);
  ink.lineTo(x + ICON - 5, middle - ICON / 2 + 5);
  ink.stroke();
}

function resourceOf(letter: string): Resource {
  const resource = RESOURCES.find((one) => one.charAt(0) === letter.toLowerCase());
  if (resource === undefined) throw new Error(`no resource begins with "${letter}"`);
  return resource;
}

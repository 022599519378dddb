import type { Rect } from '@boomtown/stage/headless';
import type { Placement } from './art/names.ts';
import { BUTTONS, type ButtonName, buttonKey } from './keys.ts';
import type { Layout } from './layout.ts';
import { panel } from './place-ladder.ts';
import { DEPTH, type SceneModel } from './scene-model.ts';

/** The board at the site: what the contract is, who is who, and how it stands. Touching it opens the score sheet. */
export function signPlacements(model: SceneModel, { sign, wide }: Layout): readonly Placement[] {
  const { view, texts, hovered } = model;
  const material = view.contract?.material ?? view.bid?.material ?? null;
  const pad = wide ? 12 : 7;
  const swatch = material === null ? 0 : sign.height - pad * 2;
  const small = Math.max(11, Math.round(sign.height * 0.2));
  const figures = Math.max(texts.sign.count.length * 0.58 * sign.height * 0.46, texts.sign.worth.length * small * 0.64);
  const right = texts.sign.count === '' ? 0 : Math.min(sign.width * 0.36, figures + 6);
  const left = sign.x + pad + swatch + (swatch > 0 ? pad : 4);
  const room = Math.round(sign.x + sign.width - right - pad - left);
  const title = Math.round(sign.height * (wide ? 0.31 : 0.4));
  const middle = sign.y + sign.height / 2;
  const two = texts.sign.roles !== '';
  const changed = texts.sign.count.includes('→');
  return [
    {
      ...panel('sign', hovered === buttonKey('history') ? 'sign-hover' : 'sign', sign, DEPTH.sign),
      target: {
        id: buttonKey('history'),
        shape: {
          kind: 'rect',
          rect: { x: -sign.width / 2, y: -sign.height / 2, width: sign.width, height: sign.height },
        },
      },
    },
    ...(material === null
      ? []
      : [
          {
            key: `sign-swatch:${material}`,
            art: `swatch/${material}`,
            x: sign.x + pad + swatch / 2,
            y: middle,
            z: DEPTH.sign + 1,
            scale: swatch / 64,
          } satisfies Placement,
        ]),
    {
      key: 'sign-title',
      art: { text: texts.sign.title, style: `sign-title/${title}/${room}` },
      x: left,
      y: two ? middle - title * 0.46 : middle,
      z: DEPTH.sign + 1,
    },
    ...(two
      ? [
          {
            key: 'sign-roles',
            art: { text: texts.sign.roles, style: `sign-roles/${Math.max(11, Math.round(title * 0.62))}/${room}` },
            x: left,
            y: middle + title * 0.58,
            z: DEPTH.sign + 1,
          } satisfies Placement,
        ]
      : []),
    ...(texts.sign.count === ''
      ? []
      : [
          {
            key: 'sign-count',
            art: {
              text: texts.sign.count,
              style: `sign-count/${changed ? 'changed' : 'same'}/${Math.round(sign.height * (wide ? 0.46 : 0.5))}/${Math.round(right)}`,
            },
            x: sign.x + sign.width - pad,
            y: middle - small * 0.55,
            z: DEPTH.sign + 1,
          } satisfies Placement,
          {
            key: 'sign-worth',
            art: { text: texts.sign.worth, style: `sign-worth/${small}/${Math.round(right)}` },
            x: sign.x + sign.width - pad,
            y: middle + sign.height * 0.3,
            z: DEPTH.sign + 1,
          } satisfies Placement,
        ]),
  ];
}

/** What is going on, or what the action in mind would bring, in a line or two. */
export function captionPlacements(model: SceneModel, { caption, buttons, wide }: Layout): readonly Placement[] {
  const { sentences, tone, keep } = model.texts.caption;
  if (sentences.length === 0 || caption.height <= 0) return [];
  if (caption.y === buttons.y && caption.x === buttons.x && buttonsFor(model).length > 0) return [];
  const beside = buttons.y < caption.y + caption.height && buttons.x > caption.x;
  const isFree = beside && model.offer === null && buttonsFor(model).length === 0;
  const free = isFree ? { ...caption, width: buttons.x + buttons.width - caption.x } : caption;
  const room = Math.round(free.width - 16);
  const most = free.height >= 34 ? 2 : 1;
  const lines = linesOf(sentences, room / (wide ? 8.6 : 6.9), most, keep);
  const size = wide ? (lines.length > 1 || most === 1 ? 16 : 17) : 13;
  return lines.map(
    (text, i): Placement => ({
      key: `caption:${i}`,
      art: { text, style: `${wide ? 'caption' : 'caption-middle'}/${tone}/${size}/${room}` },
      x: wide ? free.x + 8 : free.x + free.width / 2,
      y: free.y + free.height / 2 + (i - (lines.length - 1) / 2) * size * 1.3,
      z: DEPTH.sign,
    }),
  );
}

/** As many whole sentences as have room in this many lines of about this many letters, but one at least, which may be cut. */
function linesOf(
  sentences: readonly string[],
  letters: number,
  most: number,
  keep: 'first' | 'last',
): readonly string[] {
  // One below the other they do not run together.
  if (sentences.length <= most && sentences.every(({ length }) => length <= letters)) return sentences;
  const fewer = keep === 'first' ? sentences.slice(0, -1) : sentences.slice(1);
  const words = sentences.join(' ').split(' ');
  const lines: string[] = [];
  for (const word of words) {
    const line = lines.at(-1);
    if (line === undefined || line.length + word.length >= letters) lines.push(word);
    else lines[lines.length - 1] = `${line} ${word}`;
  }
  if (lines.length <= most) return lines;
  if (fewer.length > 0) return linesOf(fewer, letters, most, keep);
  return [...lines.slice(0, most - 1), lines.slice(most - 1).join(' ')];
}

/** The buttons that belong to the moment, from the left. */
export function buttonPlacements(model: SceneModel, { buttons, wide }: Layout): readonly Placement[] {
  const shown = buttonsFor(model);
  const gap = 10;
  const width = Math.min((buttons.width - gap * (shown.length - 1)) / Math.max(1, shown.length), wide ? 230 : 260);
  const whole = width * shown.length + gap * (shown.length - 1);
  const left = wide ? buttons.x + buttons.width - whole : buttons.x + (buttons.width - whole) / 2;
  const height = Math.min(buttons.height - 4, 48);
  return shown.flatMap((name, i) => {
    const rect: Rect = {
      x: left + i * (width + gap),
      y: buttons.y + (buttons.height - height) / 2,
      width,
      height,
    };
    return buttonAt(model, name, rect, DEPTH.button);
  });
}

/** A button with its words. */
export function buttonAt(
  { texts, hovered, choosing, lit }: SceneModel,
  name: ButtonName,
  rect: Rect,
  z: number,
): readonly Placement[] {
  const key = buttonKey(name);
  const asked = choosing.considered?.type === name;
  const tone = asked ? 'asked' : PRIMARY.includes(name) ? 'primary' : 'plain';
  const state = hovered === key || lit.includes(key) ? 'hover' : 'rest';
  const room = Math.round(rect.width - 16);
  const stakes = texts.stakes(name);
  const text = fitting(texts.buttons[name], Math.min(stakes === '' ? 19 : 17, rect.height * 0.4), room);
  // Two numbers are rather small than cut off.
  const wide = Math.round(rect.width - 8);
  const small = fitting(stakes, Math.min(14, rect.height * 0.3), wide, 9);
  return [
    {
      ...panel(key, `button/${tone}/${state}`, rect, z),
      target: {
        id: key,
        shape: {
          kind: 'rect',
          rect: { x: -rect.width / 2, y: -rect.height / 2, width: rect.width, height: rect.height },
        },
      },
    },
    {
      key: `${key}-text`,
      art: { text: texts.buttons[name], style: `button/${tone}/${text}/${room}` },
      x: rect.x + rect.width / 2,
      y: rect.y + rect.height * (stakes === '' ? 0.5 : 0.34) - 1,
      z: z + 1,
    },
    ...(stakes === ''
      ? []
      : [
          {
            key: `${key}-stakes`,
            art: { text: stakes, style: `button/${tone}/${small}/${wide}` },
            x: rect.x + rect.width / 2,
            y: rect.y + rect.height * 0.71,
            z: z + 1,
          } satisfies Placement,
        ]),
  ];
}

/** A letter's usual width, as a share of its size. */
const LETTER = 0.56;

/** The size in which a text has room: rather small than cut off. */
function fitting(text: string, most: number, room: number, least = 11): number {
  return Math.max(least, Math.floor(Math.min(most, room / (Math.max(1, text.length) * LETTER))));
}

const PRIMARY: readonly ButtonName[] = ['build', 'bid', 'sheet'];

function buttonsFor({ offer, choosing, view, lit }: SceneModel): readonly ButtonName[] {
  // A button that is spoken of is shown to those who only look on, too.
  if (offer === null) return BUTTONS.filter((name) => lit.includes(buttonKey(name)));
  const planned = choosing.planned.length > 0;
  const asked = BUTTONS.find((name) => name === choosing.considered?.type);
  // Never a third one: the first two would move aside, and a second touch would meet something else.
  if (asked !== undefined) return ['back', asked];
  switch (offer.view.phase) {
    case 'bid':
      return view.bid === null ? [] : ['accept', 'double'];
    case 'build':
      return planned ? ['back', 'build'] : ['pass'];
    case 'bonus':
      return planned ? ['back', 'build'] : ['skip'];
    default:
      return [];
  }
}

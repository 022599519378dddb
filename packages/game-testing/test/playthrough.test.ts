import { describe, expect, it } from 'vitest';
import { describePlaythroughs, recordPlaythrough } from '../src/index.ts';
import { again } from '../src/playthrough/describe.ts';
import { readPlaythrough } from '../src/playthrough/file.ts';
import { faulty } from './faults/plant.ts';
import { highCard } from './high-card/game.ts';
import { nim } from './nim.ts';

describePlaythroughs(highCard, new URL('./playthroughs', import.meta.url));

const byPolicy = {
  title: 'By chance',
  options: { rounds: 1 },
  seats: 2,
  seed: 'a seed',
  policy: 'anybody',
  lean: 'last',
} as const;
const byHand = {
  title: 'By hand',
  options: { sticks: 5 },
  seats: 2,
  seed: 'none',
  actions: [
    { seat: 0, action: { type: 'take', count: 1 } },
    { seat: 1, action: { type: 'take', count: 3 } },
    { seat: 0, action: { type: 'take', count: 1 } },
  ],
};

describe('a playthrough', () => {
  it('reads as text that people can follow', () => {
    expect(recordPlaythrough(nim, byHand)).toMatchInlineSnapshot(`
      "# By hand
      game: nim
      rules: 1
      options: {"sticks":5}
      seats: 2
      seed: none
      ---
      setup
        options: {"sticks":5}
        phase: "take"
        left: 5
        toMove: 0
        state eb752aa4cbfe93e0
        actor 0: 3 legal, da1766432bb14f17

      step 1
      > 0 {"type":"take","count":1}
        event to all: {"count":1,"seat":0,"type":"took"}
        left: 4
        toMove: 1
        state c28a1127bfd3e35e
        actor 1: 3 legal, da1766432bb14f17

      step 2
      > 1 {"type":"take","count":3}
        event to all: {"count":3,"seat":1,"type":"took"}
        left: 1
        toMove: 0
        state fce56a440fc92112
        actor 0: 1 legal, f4d327609f08538e

      step 3
      > 0 {"type":"take","count":1}
        event to all: {"count":1,"seat":0,"type":"took"}
        phase: "over"
        left: 0
        toMove: 1
        state 984e3fbf3ae6a033

      outcome {"scores":[1,0],"winners":[0]}
      "
    `);
  });

  it('holds the secrets of its events, with whom they are for', () => {
    const text = recordPlaythrough(highCard, byPolicy);
    expect(text).toMatch(/^ {2}event to all except 0: \{"count":2,"seat":0,"type":"dealt"\}$/m);
    expect(text).toMatch(/^ {2}event to 0: \{"cards":\[\d+,\d+\],"count":2,"seat":0,"type":"dealt"\}$/m);
  });

  it('is read back and played to the same text, by its actions and by its policy', () => {
    for (const text of [recordPlaythrough(highCard, byPolicy)]) {
      expect(again(highCard, text, false)).toBe(text);
      expect(again(highCard, text, true)).toBe(text);
    }
    const text = recordPlaythrough(nim, byHand);
    expect(again(nim, text, true)).toBe(text);
    expect(readPlaythrough(text)).toEqual({ ...byHand, game: 'nim', rules: 1, fragment: false });
  });

  it('begins as a head with a policy, or a head and actions', () => {
    const head =
      '# By chance\ngame: high-card\nrules: 1\noptions: {"rounds":1}\nseats: 2\nseed: a seed\npolicy: last anybody\n';
    expect(again(highCard, head, true)).toBe(recordPlaythrough(highCard, byPolicy));
    const rows = byHand.actions.map((one) => `> ${one.seat} ${JSON.stringify(one.action)}`).join('\n');
    const sticks = `# By hand\ngame: nim\nrules: 1\noptions: {"sticks":5}\nseats: 2\nseed: none\n---\n${rows}\n`;
    expect(again(nim, sticks, true)).toBe(recordPlaythrough(nim, byHand));
  });

  it('may be a fragment, and says so', () => {
    const text = recordPlaythrough(highCard, { ...byPolicy, fragment: true, maxActions: 2 });
    expect(text).toContain('ends: before the game does');
    expect(text).toContain('outcome null');
    expect(again(highCard, text, true)).toBe(text);
    expect(() => recordPlaythrough(nim, { ...byHand, actions: byHand.actions.slice(1, 1) })).toThrow('not over');
  });

  it('shows a position as the game draws it', () => {
    const text = recordPlaythrough(nim, { ...byHand, text: (state) => '|'.repeat(state.left) });
    expect(text).toContain('  | |||||\n');
  });

  it('shows that the rules have changed', () => {
    const text = recordPlaythrough(highCard, byPolicy);
    const other = faulty({ legal: (view, own, seat) => highCard.legal(view, own, seat).toReversed() });
    expect(again(other, text, false)).not.toBe(text);
    const newer = faulty({ info: { ...highCard.info, version: 2 } });
    expect(again(newer, text, false)).not.toBe(text);
  });

  it('fails where an action no longer stands, or the game is another', () => {
    const text = recordPlaythrough(nim, byHand);
    const refused = text.replace('"count":3', '"count":4');
    expect(() => again(nim, refused, false)).toThrow('Action 2');
    expect(() => again(highCard, text, false)).toThrow('a playthrough of nim');
  });

  it('fails where its head lacks something', () => {
    expect(() => readPlaythrough('# x\ngame: nim\n')).toThrow('"rules: …"');
    expect(() => readPlaythrough('# x\ngame nim\n')).toThrow('name: value');
    const head = '# x\ngame: nim\nrules: 1\noptions: {}\nseats: 2\nseed: s\npolicy: wild x\n';
    expect(() => readPlaythrough(head)).toThrow('wild');
  });
});

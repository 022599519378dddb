import { describe, expect, it } from 'vitest';
import { type ArtNames, numberOf, type Placement, partsOf, type Sprites } from '../src/headless.ts';

interface Toys extends ArtNames {
  readonly drawing: 'ball' | `block/${'red' | 'blue'}/${number}` | `seat/${1 | 2}`;
  readonly style: `count/${number}`;
}

const at = { key: 'toy', x: 0, y: 0, z: 0 };

describe('the names of drawings', () => {
  it('are those that a scene declares: others do not compile', () => {
    const right: readonly Placement<Toys>[] = [
      { ...at, art: 'ball' },
      { ...at, art: `block/red/${at.x}` },
      { ...at, art: { text: '3', style: 'count/12' } },
    ];
    const wrong: readonly Placement<Toys>[] = [
      // @ts-expect-error there is no such thing
      { ...at, art: 'bal' },
      // @ts-expect-error it has no such colour
      { ...at, art: `block/green/${at.x}` },
      // @ts-expect-error a size is a number
      { ...at, art: 'block/red/large' },
      // @ts-expect-error it has no such lettering
      { ...at, art: { text: '3', style: 'title' } },
    ];
    expect(right.length + wrong.length).toBe(7);
  });

  it('are taken apart as they were put together', () => {
    const drawn: string[] = [];
    const draw: Sprites<Toys>['drawing'] = (name) => {
      const of = partsOf(name);
      if (of[0] === 'block') {
        const colour: 'red' | 'blue' = of[1];
        drawn.push(`${colour} ${numberOf(of[2]) + 1}`);
      } else if (of[0] === 'seat') {
        const seat: 1 | 2 = numberOf(of[1]);
        drawn.push(`seat ${seat}`);
      } else drawn.push(of[0]);
      return { kind: 'vector', draw: () => {} };
    };
    draw('block/blue/41');
    draw('seat/2');
    draw('ball');
    expect(drawn).toEqual(['blue 42', 'seat 2', 'ball']);
  });
});

import type { AnySnapshot } from '@boomtown/client';
import { describe, expect, test } from 'vitest';
import { createSceneFeed } from '../../src/pages/table/scene-feed.ts';

const at = (step: number, ...types: string[]): AnySnapshot => ({
  step,
  view: {},
  you: [],
  events: types.map((type) => ({ type })),
});

function sceneThat() {
  const heard: AnySnapshot[] = [];
  return { heard, show: (snapshot: AnySnapshot) => heard.push(snapshot) };
}

describe('showing a scene where things stand', () => {
  test('a mover whose answer overtakes the page still sees what the move did', () => {
    const shown = createSceneFeed();
    const scene = sceneThat();
    shown.mounted(scene, at(4, 'placed'));
    // The answer to the move is here, and the page has not passed the new step on yet.
    shown.again();
    shown.show(at(5, 'placed', 'collapsed'));
    expect(scene.heard).toEqual([at(4, 'placed'), at(4), at(5, 'placed', 'collapsed')]);
  });

  test('after a refusal the picture is shown again as it stands, and nothing happens twice', () => {
    const shown = createSceneFeed();
    const scene = sceneThat();
    shown.mounted(scene, at(4));
    shown.show(at(5, 'collapsed'));
    shown.again();
    expect(scene.heard.at(-1)).toEqual(at(5));
  });

  test('a scene that is not there yet, or no more, is shown nothing', () => {
    const shown = createSceneFeed();
    const scene = sceneThat();
    shown.show(at(4));
    shown.again();
    shown.mounted(scene, at(4));
    shown.left();
    shown.show(at(5));
    shown.again();
    expect(scene.heard).toEqual([at(4)]);
  });
});

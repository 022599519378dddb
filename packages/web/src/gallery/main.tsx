import '@fontsource-variable/nunito';
import '@fontsource-variable/rokkitt';
import type { GameTypes } from '@boomtown/game-core';
import { isGameId } from '@boomtown/wire/browser';
import { render } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { bauBoom } from '../games/bau-boom/module.ts';
import { boondoggle } from '../games/boondoggle/module.ts';
import { constructionBoom } from '../games/construction-boom/module.ts';
import { constructo, constructor as inSlate } from '../games/constructo/module.ts';
import type { Scene, SceneContext, Snapshot } from '../games/game-module.ts';
import type { AnyGameModule } from '../games/registry.ts';
import { en } from '../words/en.ts';
import { wordsOf } from '../words/words.ts';
import { BAU_BOOM_FIXTURES, bauBoomFixture } from './bau-boom-fixtures.ts';
import { BOONDOGGLE_FIXTURES, boondoggleFixture } from './boondoggle-fixtures.ts';
import { CONSTRUCTION_BOOM_FIXTURES, constructionBoomFixture } from './construction-boom-fixtures.ts';
import { CONSTRUCTO_FIXTURES, constructoFixture } from './constructo-fixtures.ts';
import { WholeTable } from './whole-table.tsx';

/** A game with its fixtures by name; `snapshot` gives what the person of one sees so many steps later. */
interface Exhibit {
  readonly game: AnyGameModule;
  readonly fixtures: readonly string[];
  snapshot(fixture: string, later: number): Snapshot<GameTypes>;
}

const CONSTRUCTO_NAMES = Object.keys(CONSTRUCTO_FIXTURES);
const EXHIBITS: Readonly<Record<string, Exhibit>> = {
  constructo: {
    game: constructo,
    fixtures: CONSTRUCTO_NAMES,
    snapshot: (fixture, later) => constructoFixture('constructo', fixture, later),
  },
  constructor: {
    game: inSlate,
    fixtures: CONSTRUCTO_NAMES,
    snapshot: (fixture: string, later: number) => constructoFixture('constructor', fixture, later),
  },
  'construction-boom': {
    game: constructionBoom,
    fixtures: CONSTRUCTION_BOOM_FIXTURES,
    snapshot: constructionBoomFixture,
  },
  'bau-boom': { game: bauBoom, fixtures: BAU_BOOM_FIXTURES, snapshot: bauBoomFixture },
  boondoggle: { game: boondoggle, fixtures: BOONDOGGLE_FIXTURES, snapshot: boondoggleFixture },
};

/**
 * Every scene with positions from real matches, without a server: `?game=constructo&fixture=middle&theme=dark&still`.
 * `bare` hides the controls, for pictures of exactly the window's size. Actions are only said, not done; "Next" shows
 * the next step of the match.
 */
const asked = new URLSearchParams(location.search);
const words = wordsOf('en', en);
const PEOPLE = [
  { seat: 0, name: asked.get('first') ?? 'Ada' },
  { seat: 1, name: asked.get('second') ?? 'Ben' },
  { seat: 2, name: 'Cleo' },
  { seat: 3, name: 'Dimitri' },
  { seat: 4, name: 'Eleonora' },
  { seat: 5, name: 'Friedrich' },
];

const FRAMES_UNTIL_PAINTED = 4;

function exhibitOf(name: string): Exhibit {
  const exhibit = EXHIBITS[name];
  if (exhibit === undefined) throw new Error(`the gallery has no game "${name}"`);
  return exhibit;
}

/** For programs: what there is to be seen. */
Object.assign(window, {
  exhibits: Object.fromEntries(Object.entries(EXHIBITS).map(([name, { fixtures }]) => [name, fixtures])),
});

function Gallery() {
  const [name, setName] = useState(asked.get('game') ?? 'constructo');
  const { game, fixtures, snapshot: snapshotOf } = exhibitOf(name);
  const [fixture, setFixture] = useState(asked.get('fixture') ?? fixtures[0] ?? '');
  const [theme, setTheme] = useState<'light' | 'dark'>(asked.get('theme') === 'dark' ? 'dark' : 'light');
  const [later, setLater] = useState(Number(asked.get('later') ?? 0));
  const [said, say] = useState('');
  const host = useRef<HTMLDivElement>(null);
  const scene = useRef<Scene<GameTypes> | null>(null);
  const look = useRef(theme);
  look.current = theme;
  const snapshot = snapshotOf(fixture, later);

  useEffect(() => {
    const element = host.current;
    if (element === null) return;
    let wanted = true;
    const context: SceneContext<GameTypes> = {
      people: () => PEOPLE,
      words: () => words,
      look: () => ({ theme: look.current, still: asked.has('still') }),
      handsOff: false,
      submit: async (seat, action) => {
        say(`Seat ${seat} does ${JSON.stringify(action)}`);
        return { code: 'gallery', message: 'The gallery only shows.', rule: 'contract' };
      },
      onConsider: (action) => say(action === null ? '' : JSON.stringify(action)),
      onReached: () => {},
    };
    void game
      .fetchScene()
      .then(({ mount }) => mount(element, context))
      .then((mounted) => {
        if (!wanted) return mounted.destroy();
        scene.current = mounted;
        mounted.show(snapshot);
        Object.assign(window, { scene: mounted, hang });
      });
    return () => {
      wanted = false;
      scene.current?.destroy();
      scene.current = null;
    };
  }, [name]);

  useEffect(() => {
    scene.current?.show(snapshot);
  }, [fixture, later]);

  useEffect(() => {
    scene.current?.restyle();
  }, [theme]);

  /** Hangs another picture, for a program that looks at all of them; resolves when it is painted. */
  const hang = async (wanted: string, light: 'light' | 'dark') => {
    setFixture(wanted);
    setTheme(light);
    setLater(0);
    await document.fonts.ready;
    for (let frame = 0; frame < FRAMES_UNTIL_PAINTED; frame++) await new Promise(requestAnimationFrame);
  };

  return (
    <>
      <nav hidden={asked.has('bare')}>
        <select
          value={name}
          onChange={(event) => {
            const chosen = event.currentTarget.value;
            setName(chosen);
            setFixture(exhibitOf(chosen).fixtures[0] ?? '');
            setLater(0);
          }}
        >
          {Object.keys(EXHIBITS).map((id) => (
            <option key={id}>{id}</option>
          ))}
        </select>
        <select
          value={fixture}
          onChange={(event) => {
            setFixture(event.currentTarget.value);
            setLater(0);
          }}
        >
          {fixtures.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
        <button type="button" onClick={() => setTheme(theme === 'light' ? 'dark' : 'light')}>
          {theme}
        </button>
        <button type="button" onClick={() => setLater(later + 1)}>
          Next
        </button>
      </nav>
      <div id="picture" ref={host} />
      {!asked.has('bare') && <output>{said}</output>}
    </>
  );
}

/** The whole page of a table, with all that stands round the picture: `?game=boondoggle&fixture=six-build&table`. */
function GalleryTable() {
  const name = asked.get('game') ?? '';
  const { game, fixtures, snapshot: snapshotOf } = exhibitOf(name);
  const snapshot = snapshotOf(asked.get('fixture') ?? fixtures[0] ?? '', Number(asked.get('later') ?? 0));
  const seats = Number(asked.get('seats') ?? 2);
  return isGameId(name) ? (
    <WholeTable
      id={name}
      snapshot={snapshot}
      seats={seats}
      people={PEOPLE}
      over={game.rules.outcome(snapshot.view) !== null}
      theme={asked.get('theme') === 'dark' ? 'dark' : 'light'}
      ask={asked.get('ask')}
    />
  ) : null;
}

const root = document.getElementById('gallery');
if (root !== null && asked.has('table')) {
  // The page of a table has the style of the product, not of the gallery.
  root.id = 'app';
  render(<GalleryTable />, root);
} else if (root !== null) render(<Gallery />, root);

import { GALLERY_FIXTURES } from '@boomtown/registry/fixtures';
import { isGameId } from '@boomtown/registry/ids';
import { loadGame } from '@boomtown/registry/ui';
import '@fontsource-variable/nunito';
import '@fontsource-variable/rokkitt';
import type { GameTypes } from '@boomtown/game-core';
import type { AnyGameModule, GalleryFixtures, Scene, SceneContext } from '@boomtown/ui-kit';
import { render } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { words as pagesWords } from '../app/words.ts';
import { en, pageWords } from '../messages/words.ts';
import { WholeTable } from './whole-table.tsx';

/**
 * Every scene with positions from real matches, without a server: `?game=ID&fixture=NAME&theme=dark&still`.
 * `bare` hides the controls, for pictures of exactly the window's size. Actions are only said, not done; "Next" shows
 * the next step of the match.
 */
const asked = new URLSearchParams(location.search);
const words = pageWords('en', en);
const games = new Map<string, AnyGameModule>();
for (const id of Object.keys(GALLERY_FIXTURES)) games.set(id, await loadGame(id));
const PEOPLE = [
  { seat: 0, name: asked.get('first') ?? 'Ada' },
  { seat: 1, name: asked.get('second') ?? 'Ben' },
  { seat: 2, name: 'Cleo' },
  { seat: 3, name: 'Dimitri' },
  { seat: 4, name: 'Eleonora' },
  { seat: 5, name: 'Friedrich' },
];

/** What is shown where nothing was asked for. */
const FIRST = Object.keys(GALLERY_FIXTURES)[0] ?? '';
const FRAMES_UNTIL_PAINTED = 4;

function galleryFixturesOf(name: string): GalleryFixtures<GameTypes> & { readonly game: AnyGameModule } {
  const exhibit = GALLERY_FIXTURES[name];
  const game = games.get(name);
  if (exhibit === undefined || game === undefined) throw new Error(`the gallery has no game "${name}"`);
  return { game, ...exhibit };
}

/** For programs: what there is to be seen. */
Object.assign(window, {
  galleryFixtures: Object.fromEntries(Object.entries(GALLERY_FIXTURES).map(([name, { fixtures }]) => [name, fixtures])),
});

function Gallery() {
  const [name, setName] = useState(asked.get('game') ?? FIRST);
  const { game, fixtures, snapshot: snapshotOf } = galleryFixturesOf(name);
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
      look: () => ({ theme: look.current, still: asked.has('still'), lettering: Number(asked.get('lettering') ?? 1) }),
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
            setFixture(galleryFixturesOf(chosen).fixtures[0] ?? '');
            setLater(0);
          }}
        >
          {Object.keys(GALLERY_FIXTURES).map((id) => (
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

/** The whole page of a table, with all that stands round the picture: `?game=ID&fixture=NAME&table`. */
function GalleryTable() {
  const name = asked.get('game') ?? '';
  const { game, fixtures, snapshot: snapshotOf } = galleryFixturesOf(name);
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
  pagesWords.value = words;
  render(<GalleryTable />, root);
} else if (root !== null) render(<Gallery />, root);

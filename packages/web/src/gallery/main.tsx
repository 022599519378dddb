import '@fontsource-variable/nunito';
import { render } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { constructo, constructor as inSlate } from '../games/constructo/module.ts';
import type { Constructo } from '../games/constructo/rules.ts';
import type { Scene } from '../games/game-module.ts';
import { en } from '../words/en.ts';
import { wordsOf } from '../words/words.ts';
import { CONSTRUCTO_FIXTURES, constructoFixture } from './constructo-fixtures.ts';

/**
 * Every scene with positions from real matches, without a server: `?game=constructo&fixture=middle&theme=dark&still`.
 * `bare` hides the controls, for pictures of exactly the window's size. Actions are only said, not done; "Next" shows
 * the next step of the match.
 */
const asked = new URLSearchParams(location.search);
const words = wordsOf('en', en);
const GAMES = { constructo, constructor: inSlate };
const PEOPLE = [
  { seat: 0, name: asked.get('first') ?? 'Ada' },
  { seat: 1, name: asked.get('second') ?? 'Ben' },
];

function Gallery() {
  const [game, setGame] = useState<keyof typeof GAMES>(
    asked.get('game') === 'constructor' ? 'constructor' : 'constructo',
  );
  const [fixture, setFixture] = useState(asked.get('fixture') ?? 'middle');
  const [theme, setTheme] = useState<'light' | 'dark'>(asked.get('theme') === 'dark' ? 'dark' : 'light');
  const [later, setLater] = useState(Number(asked.get('later') ?? 0));
  const [said, say] = useState('');
  const host = useRef<HTMLDivElement>(null);
  const scene = useRef<Scene<Constructo> | null>(null);
  const look = useRef(theme);
  look.current = theme;
  const snapshot = constructoFixture(game, fixture, later);
  const module = GAMES[game];

  useEffect(() => {
    const element = host.current;
    if (element === null) return;
    let wanted = true;
    void module
      .mountScene(element, {
        people: () => PEOPLE,
        words: () => words,
        look: () => ({ theme: look.current, still: asked.has('still'), confirm: asked.has('confirm') }),
        submit: async (seat, action) => {
          say(`Seat ${seat} does ${JSON.stringify(action)}`);
          return { code: 'gallery', message: 'The gallery only shows.', rule: 'contract' };
        },
        onConsider: (action) => say(action === null ? '' : JSON.stringify(action)),
      })
      .then((mounted) => {
        if (!wanted) return mounted.destroy();
        scene.current = mounted;
        mounted.show(snapshot);
        Object.assign(window, { scene: mounted });
      });
    return () => {
      wanted = false;
      scene.current?.destroy();
      scene.current = null;
    };
  }, [game]);

  useEffect(() => {
    scene.current?.show(snapshot);
  }, [fixture, later]);

  useEffect(() => {
    scene.current?.restyle();
  }, [theme]);

  return (
    <>
      <nav hidden={asked.has('bare')}>
        <select value={game} onChange={(event) => setGame(event.currentTarget.value as keyof typeof GAMES)}>
          {Object.keys(GAMES).map((id) => (
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
          {Object.keys(CONSTRUCTO_FIXTURES).map((name) => (
            <option key={name}>{name}</option>
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

const root = document.getElementById('gallery');
if (root !== null) render(<Gallery />, root);

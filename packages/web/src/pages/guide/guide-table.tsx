import { seatOf, systemClock } from '@boomtown/client';
import { type AnyGameModule, type AnyLesson, Icon, LEARNER } from '@boomtown/ui-kit';
import { gameName } from '../../games/game-words.ts';
import './guide.css';
import type { AnyGame } from '@boomtown/game-core';
import type { PlaceKey } from '@boomtown/ui-kit/sentence';
import type { GameId } from '@boomtown/wire/browser';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { usePageTitle } from '../../app/title.ts';
import { words } from '../../app/words.ts';
import { storeGuideDone } from '../../local-storage/guides.ts';
import { settings } from '../../local-storage/settings.ts';
import { GameBar } from '../../shell/game-bar.tsx';
import { PageLink } from '../../shell/page-link.tsx';
import { RulesLink } from '../../shell/rules-link.tsx';
import { SettingsButton } from '../../shell/settings-button.tsx';
import { ActionList } from '../table/action-list.tsx';
import { BoardHost, type BoardScene, type RefusedThere } from '../table/board-host.tsx';
import { BoardMessages, type Considered } from '../table/board-messages.tsx';
import { DescribedBoardTable } from '../table/described-board-table.tsx';
import { localTable } from '../table/local-table.ts';
import { pacedSnapshot } from '../table/paced-snapshot.ts';
import { Players } from '../table/players.tsx';
import { RulesDrawer } from '../table/rules-drawer.tsx';
import { type SheetName, SheetTabs } from '../table/sheet-tabs.tsx';
import { actingAt } from '../table/use-acting.ts';
import { useSounds } from '../table/use-sounds.ts';
import { GuideBanner } from './guide-banner.tsx';
import { lessonSession } from './lesson-session.ts';

interface GuideTableProps {
  readonly id: GameId;
  readonly game: AnyGameModule;
  readonly rules: AnyGame;
  readonly lesson: AnyLesson;
  /** The lesson's words in the reader's language. */
  readonly said: (key: string) => string;
}

/** The table of a first game: picture, action list and desk are those of any table, and a strip says what to do. */
export function GuideTable({ id, game, rules, lesson, said }: GuideTableProps) {
  const { text } = words.value;
  const session = useMemo(() => lessonSession(lesson, rules, systemClock.after), [lesson, rules]);
  const acting = useMemo(() => actingAt({ act: session.act }, () => settings.value.confirm), [session]);
  const pace = useMemo(pacedSnapshot, []);
  const scene = useRef<BoardScene | null>(null);
  const moves = useRef<HTMLElement>(null);
  const [refusedThere, setRefusedThere] = useState<RefusedThere | null>(null);
  const [considered, setConsidered] = useState<Considered | null>(null);
  const [lit, setLit] = useState<readonly PlaceKey[]>([]);
  const [pictured, setPictured] = useState(false);
  const [sheet, openSheet] = useState<SheetName | null>(null);
  const latest = session.snapshot.value;
  /** As far as the picture has shown it: all words are of this. */
  const snapshot = pace.of(latest);
  const behind = snapshot !== latest;
  const at = session.at.value;
  const step = lesson.steps[at];
  const stage = behind ? 'others' : session.stage.value;
  const answer = behind ? null : session.answer.value;
  const { name } = settings.value;
  const names = useMemo(() => namesAt(lesson.seats, text('guide.names'), name), [lesson, words.value, name]);
  const people = useMemo(() => names.map((name, seat) => ({ seat, name })), [names]);
  const telling = { words: words.value, people, view: snapshot.view };
  const turn = game.rules.actors(snapshot.view);

  usePageTitle(text('guide.of', { game: gameName(id) }));
  useSounds(game, latest, false);
  useEffect(() => () => session.stop(), [session]);
  useEffect(() => {
    if (step === undefined) storeGuideDone(id);
  }, [step]);

  const light = (places: readonly PlaceKey[]) => {
    const shown = places.length > 0 ? places : pointed();
    scene.current?.light(shown);
    setLit(shown);
  };
  /** What the step points at, while it is still to be done. */
  function pointed(): readonly PlaceKey[] {
    const isLit = step !== undefined && !behind && (stage === 'asked' || (stage === 'done' && step.task === undefined));
    const own = snapshot.you[0]?.view;
    return isLit && own !== undefined ? step.lights({ view: snapshot.view, own }) : [];
  }
  useEffect(() => light([]), [at, stage, snapshot, answer, pictured]);

  return (
    <div class={`table guide table--${id}`} data-sheet={sheet ?? 'none'}>
      <GuideBar id={id} />
      <main class="table__board" aria-label={text('table.board')}>
        <h1 class="unseen">{text('guide.of', { game: gameName(id) })}</h1>
        <div class="table__say">
          <GuideBanner
            id={id}
            session={session}
            steps={lesson.steps.length}
            say={said(answer?.say || (step?.say ?? lesson.end))}
            stage={stage}
            answer={answer}
          />
        </div>
        <div class="board">
          <BoardHost
            game={game}
            snapshot={latest}
            people={people}
            acting={acting}
            onConsider={(action, asks) => setConsidered(action === null ? null : { action, asks })}
            onReached={pace.reached}
            onRefused={setRefusedThere}
            onScene={(mounted) => {
              scene.current = mounted;
              if (mounted === null) pace.left();
              setPictured(mounted !== null);
            }}
          />
          <BoardMessages
            game={game}
            telling={telling}
            acting={acting}
            considered={considered}
            refusedThere={refusedThere}
            onAnswer={(yes) => scene.current?.answer?.(yes)}
            seat={LEARNER}
            faulty={false}
            onLight={light}
          />
        </div>
        {game.SidePanel !== undefined && (
          <game.SidePanel
            telling={telling}
            snapshot={snapshot}
            handsOff={false}
            busy={acting.sent.value !== null || stage !== 'asked'}
            lit={lit}
            submit={acting.offer}
            consider={(action) => scene.current?.consider(action)}
          />
        )}
        <DescribedBoardTable board={game.describe(telling)} />
      </main>
      <RulesDrawer game={game} />
      <aside class="table__side" aria-label={text('table.side')}>
        <Players
          game={game}
          telling={telling}
          table={localTable(
            latest.step,
            names.map((name, seat) => seatOf(seat, name)),
          )}
          mine={[LEARNER]}
          turn={turn}
          clockAhead={null}
        />
        <section class="sheet sheet--moves" aria-labelledby="moves-title" ref={moves} tabIndex={-1}>
          {stage === 'asked' ? (
            <ActionList
              game={game}
              telling={telling}
              snapshot={snapshot}
              turn={turn}
              acting={acting}
              behind={behind}
              home={moves}
              onConsider={(action) => scene.current?.consider(action)}
              onLight={light}
              onDone={() => openSheet(null)}
            />
          ) : (
            <>
              <h2 id="moves-title" class="sheet__title">
                {text('table.moves')}
              </h2>
              <p class="sheet__empty">{text('guide.look')}</p>
            </>
          )}
        </section>
      </aside>
      <SheetTabs open={sheet} onOpen={openSheet} log={false} first={{ label: text('table.moves'), icon: 'hand' }} />
    </div>
  );
}

/** The learner, by their own name if they gave one that nobody else has, and those who play with them. */
function namesAt(seats: number, given: string, own: string): readonly string[] {
  const [learner = '', ...others] = given.split(',').map((name) => name.trim());
  return [own === '' || others.includes(own) ? learner : own, ...others].slice(0, seats);
}

/** The narrow head of a guide: what is learnt, and the ways out. */
function GuideBar({ id }: { readonly id: GameId }) {
  return (
    <GameBar id={id}>
      <RulesLink id={id} />
      <SettingsButton />
      <PageLink to={{ page: 'rules', game: id }} class="quiet-button">
        <Icon name="leave" />
        <span>{words.value.text('guide.leave')}</span>
      </PageLink>
    </GameBar>
  );
}

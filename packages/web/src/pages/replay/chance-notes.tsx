import './analysis.css';
import type { Chances, Report } from '@boomtown/analysis';
import { percentsOf } from '@boomtown/analysis/percents';
import type { GameTypes, Seat } from '@boomtown/game-core';
import { actionText } from '../../messages/action-text.ts';
import type { Words } from '../../messages/words.ts';
import {
  accountSentences,
  bandWords,
  betterSentence,
  chanceSentences,
  inPercent,
  knowledgeWords,
  momentSentence,
  noMoreMoments,
  pointsAndBand,
} from '../../replay/after/report-words.ts';
import type { Playback } from '../../replay/playback.ts';
import { Switch } from '../../shell/switch.tsx';
import type { Studied } from './chance-curve.tsx';

interface ChanceNotesProps {
  readonly studied: Studied;
  readonly state: 'under-way' | 'done' | 'failed';
  readonly playback: Playback;
  readonly showsBetter: boolean;
  readonly onShowBetter: (shows: boolean) => void;
}

/** Beside the picture: each player's chance at this step, luck and decisions, and what decided the match. */
export function ChanceNotes({ studied, state, playback, showsBetter, onShowBetter }: ChanceNotesProps) {
  const { report, people, words } = studied;
  const { text } = words;
  const names = people.map(({ name }) => name);
  return (
    <section class="analysis" aria-labelledby="after-title">
      <h3 id="after-title" class="analysis__title">
        {text('after.title')}
      </h3>
      <ul class="analysis__gifts">
        {chanceSentences(report, playback.step.value, names, words).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {/* First of all that grows while one looks, so that nothing moves under a finger. */}
      <Moments studied={studied} state={state} playback={playback} />
      {report.moments?.some(({ better }) => better !== null) && (
        <Switch label={text('after.show-better')} on={showsBetter} onChange={onShowBetter} />
      )}
      <Accounts studied={studied} state={state} />
      <p class="analysis__aside">
        {knowledgeWords(report, names, words)}{' '}
        {report.playouts === 0 ? text('after.estimate-begun') : text('after.estimate', { count: report.playouts })}{' '}
        {state === 'under-way' && text('after.working')}
        {state === 'failed' && text('after.failed')}
      </p>
      <HowToRead names={names} studied={studied} />
      <ChanceTable names={names} studied={studied} />
    </section>
  );
}

function Accounts({ studied, state }: { readonly studied: Studied; readonly state: ChanceNotesProps['state'] }) {
  const { report, people, words } = studied;
  const names = people.map(({ name }) => name);
  const { account } = report;
  if (!report.over) return <p>{words.text('after.unfinished', { step: report.points.length - 1 })}</p>;
  if (account === null && state !== 'under-way') return null;
  return (
    <>
      <h4 class="analysis__part">{words.text('after.luck')}</h4>
      {state === 'under-way' && <Progress studied={studied} />}
      {account !== null && (
        <>
          {accountSentences(report, names, words).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          <AccountTable account={account} names={names} words={words} />
        </>
      )}
    </>
  );
}

/** How far the weighing has come. */
function Progress({ studied: { report, words } }: { readonly studied: Studied }) {
  const { done, of, pairs } = report.weighing;
  const said =
    pairs === 0
      ? words.text('after.weighing', { done, of })
      : words.text('after.weighing-more', { done, of, count: pairs });
  return (
    <div class="analysis__progress">
      <p class="analysis__aside">{said}</p>
      <progress max={Math.max(1, of)} value={done} aria-label={words.text('after.luck')} />
    </div>
  );
}

interface AccountTableProps {
  readonly account: NonNullable<Report['account']>;
  readonly names: readonly string[];
  readonly words: Words;
}

/** Of what each result is made up, in points, with the bands. Where the chances of all stand in a column, they add up to 100. */
function AccountTable({ account, names, words }: AccountTableProps) {
  const { text } = words;
  const starts = percentsOf(account.map(({ start }) => start.value));
  const results = percentsOf(account.map(({ result }) => result));
  return (
    <table class="analysis__table analysis__table--account">
      <thead>
        <tr>
          <td />
          {(['start', 'luck', 'own', 'others', 'result'] as const).map((column) => (
            <th key={column} scope="col">
              {text(`after.column-${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {account.map(({ seat, start, luck, own, others }, nth) => (
          <tr key={seat}>
            <th scope="row" title={names[seat]}>
              {names[seat] ?? ''}
            </th>
            <Points said={[String(starts[nth] ?? 0), bandWords(start.band)]} />
            {[luck, own, others].map((effect, column) => (
              <Points key={column} said={pointsAndBand(effect)} />
            ))}
            <td>{results[nth]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A number, and below it its band: side by side they would take more width than a phone has. */
function Points({ said: [points, band] }: { readonly said: readonly [points: string, band: string] }) {
  return (
    <td>
      {points} <span class="analysis__band">{band}</span>
    </td>
  );
}

/** The step that shows a moment: of a decision the position in which it was taken, of luck what it brought. */
function shownFor({ step, by }: NonNullable<Report['moments']>[number]): number {
  return by === 'decision' ? step - 1 : step;
}

function Moments({ studied, state, playback }: Pick<ChanceNotesProps, 'studied' | 'state' | 'playback'>) {
  const { report, people, words, replayed, game } = studied;
  const names = people.map(({ name }) => name);
  if (!report.over || (report.moments === null && state !== 'under-way')) return null;
  const none = state === 'under-way' ? null : noMoreMoments(report, words);
  const inWords = (step: number) => (action: GameTypes['Action'], seat: Seat) => {
    const before = replayed.positions[step - 1];
    const view = before === undefined ? {} : replayed.rules.publicView(before.state);
    return actionText(game.actionWords(action, seat, { words, people, view }), words);
  };
  return (
    <>
      <h4 class="analysis__part">{words.text('after.moments')}</h4>
      {report.moments === null && <p class="analysis__aside">{words.text('after.moments-later')}</p>}
      {report.moments?.length === 0 && state === 'under-way' && <p>{words.text('after.no-moments-yet')}</p>}
      <ol class="analysis__moments">
        {(report.moments ?? []).map((moment) => (
          <li key={`${moment.step} ${moment.by}`}>
            <button type="button" class="small-button analysis__led" onClick={() => playback.go(shownFor(moment))}>
              {momentSentence(moment, names, words)} {betterSentence(moment, inWords(moment.step), words)}
            </button>
          </li>
        ))}
      </ol>
      {none !== null && <p>{none}</p>}
    </>
  );
}

interface NamedProps {
  readonly names: readonly string[];
  readonly studied: Studied;
}

function HowToRead({ names, studied: { words, replayed } }: NamedProps) {
  const { text } = words;
  const [first = '', second = ''] = names;
  return (
    <details class="disclosure">
      <summary>{text('after.how')}</summary>
      <div class="analysis__legend">
        <p>{names.length === 2 ? text('after.how-two', { first, second }) : text('after.how-many')}</p>
        {replayed.rules.info.hidden && <p>{text('after.how-eyes')}</p>}
        <p>{text('after.how-estimate')}</p>
        <p>{text('after.how-points')}</p>
      </div>
    </details>
  );
}

/** The chances once more as a table, for the person who would rather read them, or hear them. */
function ChanceTable({ names, studied: { report, words } }: NamedProps) {
  return (
    <details class="disclosure">
      <summary>{words.text('after.as-table')}</summary>
      <table class="analysis__table">
        <thead>
          <tr>
            <th scope="col">{words.text('analysis.column-step')}</th>
            {names.map((name, seat) => (
              // Two may have the same name.
              <th key={seat} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {report.points.map((chances, step) => (
            <tr key={step}>
              <th scope="row">{step}</th>
              {rowOf(chances, names.length).map((cell, seat) => (
                <td key={seat}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** The chances of a step as a table has them; empty cells where nothing is known yet. */
function rowOf(chances: Chances | null, seats: number): readonly string[] {
  if (chances === null) return Array.from({ length: seats }, () => '');
  return inPercent(chances).map(({ points, low, high, certain }) =>
    certain ? `${points}%` : `${points}% (${low}–${high})`,
  );
}

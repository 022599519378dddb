import { useStableFocus } from '@boomtown/ui-kit';
import { actionWords } from '../action-words.ts';
import { type Action, boondoggleRules, ENFORCER_FEE, type Phase, type PublicView, type Seat } from '../rules.ts';
import { nameOf, playerOf } from '../telling.ts';
import { Sign } from './icons.tsx';
import type { PanelModel } from './panel-model.ts';

/** The seven phases as the track shows them. */
const STAGES = ['funds', 'shenanigans', 'trade', 'job', 'sell', 'build', 'scheme'] as const;
type Stage = (typeof STAGES)[number];

/** Where on the track a round stands; `null` after the end. */
export function stageOf(phase: Phase): Stage | null {
  switch (phase) {
    case 'buy-card':
    case 'play-card':
    case 'answer':
      return 'shenanigans';
    case 'over':
      return null;
    default:
      return phase;
  }
}

type Turn = 'now' | 'yet' | 'done' | 'out';

/** All seats in the order of the round, and how far each has come in the present phase. */
export function orderOf(view: PublicView): readonly { readonly seat: Seat; readonly turn: Turn }[] {
  const count = view.players.length;
  const seats = view.players.map((_, i) => (view.starter + i) % count);
  const acting = boondoggleRules.actors(view);
  // While a purchase waits for its answer, the purchaser's go is used up, and the phase stands behind them.
  const { purchase, actor } = view;
  const place = purchase !== null ? seats.indexOf(purchase.by) + 1 : actor === null ? count : seats.indexOf(actor);
  return seats.map((seat, i) => ({ seat, turn: turnOf(view, seat, acting.includes(seat), i, place) }));
}

function turnOf(view: PublicView, seat: Seat, acts: boolean, i: number, place: number): Turn {
  if (acts) return 'now';
  if (view.phase === 'trade') return 'done';
  const sittingOut = view.phase === 'sell' || view.phase === 'build' || view.phase === 'scheme';
  if (sittingOut && view.players[seat]?.working) return 'out';
  return i < place || view.phase === 'over' ? 'done' : 'yet';
}

interface BarProps {
  readonly panel: PanelModel;
  /** All seats that this browser holds. */
  readonly seats: readonly Seat[];
  readonly onSeat: (seat: Seat) => void;
}

/** The head of the desk: the phases of the round, who has yet to act, and the plain moves of the moment. */
export function Bar({ panel, seats, onSeat }: BarProps) {
  const part = useStableFocus<HTMLDivElement>();
  return (
    <div class="panel-bar" ref={part} tabIndex={-1}>
      <Track panel={panel} />
      <Order panel={panel} />
      {seats.length > 1 && <SeatChoice panel={panel} seats={seats} onSeat={onSeat} />}
      <Turn panel={panel} />
    </div>
  );
}

function Track({ panel }: { readonly panel: PanelModel }) {
  const { words, view } = panel.telling;
  const now = stageOf(view.phase);
  const reached = now === null ? STAGES.length : STAGES.indexOf(now);
  return (
    <section class="track" aria-label={words.text('boondoggle.panel-track', { round: view.round })}>
      <b class="track__round">{words.text('boondoggle.panel-round', { round: view.round })}</b>
      <ol class="track__stages">
        {STAGES.map((stage, i) => (
          <li
            key={stage}
            class={`track__stage${i < reached ? ' track__stage--done' : ''}`}
            aria-current={stage === now ? 'step' : undefined}
          >
            <span class="track__post" aria-hidden="true">
              {i + 1}
            </span>
            <span class="track__name">{stageText(stage, panel)}</span>
          </li>
        ))}
      </ol>
      {now !== null && (
        // Where there is no room for all the names.
        <span class="track__now" aria-hidden="true">
          {stageText(now, panel)}
        </span>
      )}
    </section>
  );
}

function stageText(stage: Stage, { telling: { words, view } }: PanelModel): string {
  const name = words.text(`boondoggle.track-${stage}`);
  const isNow = stage === stageOf(view.phase);
  return isNow && (view.phase === 'play-card' || view.phase === 'answer') ? `${name} ${view.go}/2` : name;
}

function Order({ panel }: { readonly panel: PanelModel }) {
  const { telling } = panel;
  const { words, view } = telling;
  if (view.phase === 'over' || panel.ended) return null;
  return (
    <ol class="order" aria-label={words.text('boondoggle.panel-order')}>
      {orderOf(view).map(({ seat, turn }) => (
        <li key={seat} class={`order__seat order__seat--${turn}`}>
          <Sign company={playerOf(view, seat).company} />
          <span class="order__mark" aria-hidden="true">
            {turn === 'done' ? '✓' : turn === 'out' ? '–' : ''}
          </span>
          <span class="unseen">{words.text(`boondoggle.order-${turn}`, { name: nameOf(seat, telling) })}</span>
        </li>
      ))}
    </ol>
  );
}

function SeatChoice({ panel, seats, onSeat }: BarProps) {
  const { telling, seat: current } = panel;
  return (
    <fieldset class="seat-choice" aria-label={telling.words.text('boondoggle.panel-seat')}>
      {seats.map((seat) => (
        <button
          key={seat}
          type="button"
          class="seat-choice__seat"
          aria-pressed={seat === current}
          onClick={() => onSeat(seat)}
        >
          <Sign company={playerOf(telling.view, seat).company} />
          {nameOf(seat, telling)}
        </button>
      ))}
    </fieldset>
  );
}

/** Moves that are about nothing on the map, in the market or in the hand. */
const PLAIN: readonly Action['type'][] = ['allow', 'enforce', 'buy-card', 'destination', 'job', 'done', 'pass'];
/** Those that end one's part in a phase or a round: no button to be pressed without a thought. */
const QUIET: readonly Action['type'][] = ['pass', 'done', 'allow', 'job'];

function Turn({ panel }: { readonly panel: PanelModel }) {
  const { telling, seat, legal, busy, act } = panel;
  const plain = PLAIN.flatMap((type) => legal.filter((action) => action.type === type));
  if (seat === null || plain.length === 0) return null;
  const lack = enforcerLack(panel);
  return (
    <fieldset class="turn" aria-label={telling.words.text('boondoggle.panel-turn')}>
      {lack !== null && <p class="turn__lack">{lack}</p>}
      {plain.map((action) => (
        <button
          key={action.type}
          type="button"
          class={`button turn__move${QUIET.includes(action.type) ? '' : ' button--teal'}`}
          disabled={busy}
          onClick={() => void act(action)}
        >
          {actionWords(action, seat, telling).text}
        </button>
      ))}
    </fieldset>
  );
}

/** Why a player who is asked can't stop a hostile purchase; `null` if they can, or are not asked (§5.4). */
function enforcerLack({ telling: { words, view }, own, seat, legal }: PanelModel): string | null {
  if (own === null || seat === null || !legal.some(({ type }) => type === 'allow')) return null;
  if (!own.hand.includes('enforcer')) return words.text('boondoggle.answer-no-card');
  return playerOf(view, seat).money < ENFORCER_FEE ? words.text('boondoggle.answer-no-money') : null;
}

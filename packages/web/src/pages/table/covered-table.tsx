import type { AnySnapshot } from '@boomtown/client';
import type { Seat } from '@boomtown/game-core';
import { wireOf } from '@boomtown/registry/wires';
import type { AnyGameModule } from '@boomtown/ui-kit';
import { useEffect, useRef, useState } from 'preact/hooks';
import { usePageTitle } from '../../app/title.ts';
import { words } from '../../app/words.ts';
import { gameName } from '../../games/game-words.ts';
import { Emblem } from './emblem.tsx';
import { logLines } from './log-lines.ts';
import { createMatchLog, type MatchLog } from './match-log.ts';
import type { PlayTableProps } from './play-table.tsx';
import { SeatClock } from './seat-clock.tsx';
import { TableBar } from './table-bar.tsx';
import type { AnyTelling } from './telling.ts';
import type { HotSeatControls } from './use-hot-seat.ts';
import { useTurnNotice } from './use-turn-notice.ts';

/** This many lines of what happened are told at most. */
const MOST_LINES = 8;

interface CoveredTableProps extends Pick<PlayTableProps, 'code' | 'id' | 'table' | 'mine' | 'connection' | 'notice'> {
  readonly game: AnyGameModule;
  readonly latest: AnySnapshot;
  readonly device: HotSeatControls;
  /** The step at which each of those who share the device looked last. */
  readonly looked: ReadonlyMap<Seat, number>;
}

/**
 * What a shared device shows between the turns of its people: to whom it is to be handed, and what happened before
 * everybody's eyes. It is sent what a watcher is sent meanwhile.
 */
export function CoveredTable(props: CoveredTableProps) {
  const { code, id, table, mine, connection, notice, game, latest, device, looked } = props;
  const { text } = words.value;
  const main = useRef<HTMLElement>(null);
  const { next, coming } = device;
  const people = table.seats.map(({ seat, name }) => ({ seat, name }));
  const telling: AnyTelling = { words: words.value, people, view: latest.view };
  const seat = next === null ? undefined : table.seats[next];
  const others = table.seats.filter((one) => mine.includes(one.seat) && one.seat !== next && !one.resigned);
  const heading = seat === undefined ? text('device.who') : text('device.handTo', { name: seat.name });
  usePageTitle(heading);
  // The heading, not the button: a second press of the key that ended a turn must not uncover what is another person's.
  useEffect(() => main.current?.focus({ preventScroll: true }), []);
  const [began, begin] = useState(false);
  useEffect(() => begin(true), []);
  const title = text('table.pageTitle', { game: gameName(id), code });
  useTurnNotice(began && seat !== undefined, { title: heading, body: title });
  const busy = coming !== null;
  const live = connection.link.value.kind === 'live';
  const timed = table.terms.clock.kind !== 'none';
  return (
    <div class={`table-handing table--${id}`}>
      <TableBar code={code} id={id} table={table} watching={false} onLeave={null} />
      {notice}
      <main class="handing" aria-labelledby="handing-title" ref={main} tabIndex={-1}>
        <section class="handing__card card">
          {next !== null && <Emblem emblem={game.seatPanel(next, telling).emblem} class="handing__emblem" />}
          <h1 id="handing-title">{heading}</h1>
          <p>{text('device.covered')}</p>
          {timed && seat !== undefined && seat.left >= 0 && (
            <SeatClock seat={seat} clockAhead={connection.clockAhead.value} live={live} />
          )}
          {seat !== undefined && (
            <button
              type="button"
              class="button button--primary button--wide handing__take"
              disabled={busy}
              onClick={() => device.take(seat.seat)}
            >
              {text('device.iAm', { name: seat.name })}
            </button>
          )}
          <div class="handing__others">
            {others.map((other) => (
              <button
                key={other.seat}
                type="button"
                class="button"
                disabled={busy}
                onClick={() => device.take(other.seat)}
              >
                {text('device.iAm', { name: other.name })}
              </button>
            ))}
          </div>
          {device.mayOpen && (
            <button type="button" class="button" disabled={busy} onClick={device.layOpen}>
              {text('device.back')}
            </button>
          )}
          <p role="status">{busy && !live ? text('device.coming') : ''}</p>
        </section>
        <Recap
          game={game}
          telling={telling}
          connection={connection}
          id={id}
          since={Math.min(...(next === null ? mine : [next]).map((seat) => looked.get(seat) ?? 0))}
        />
      </main>
    </div>
  );
}

interface RecapProps extends Pick<CoveredTableProps, 'game' | 'connection' | 'id'> {
  readonly telling: AnyTelling;
  /** The step up to which it is known. */
  readonly since: number;
}

/** What happened since the next one looked, as everybody may know it. */
function Recap({ game, telling, connection, id, since }: RecapProps) {
  const [log, setLog] = useState<MatchLog | null>(null);
  useEffect(() => {
    const keeper = createMatchLog(connection, wireOf(id));
    setLog(keeper);
    return () => keeper.stop();
  }, [connection]);
  const steps = (log?.steps.value ?? []).filter(({ step }) => step > since);
  const lines = logLines(steps, game, telling).slice(-MOST_LINES);
  if (lines.length === 0) return null;
  return (
    <section class="handing__recap" aria-labelledby="handing-recap">
      <h2 id="handing-recap">{words.value.text('device.since')}</h2>
      <ul>
        {lines.map(({ key, line }) => (
          <li key={key}>{line.text}</li>
        ))}
      </ul>
    </section>
  );
}

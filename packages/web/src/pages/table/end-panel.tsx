import type { TableConnection, TableView } from '@boomtown/client';
import { type Refusal, readTranscript, type Seat, type Transcript } from '@boomtown/game-core';
import { type AnyGameModule, Icon } from '@boomtown/ui-kit';
import { useEffect, useRef, useState } from 'preact/hooks';
import { words } from '../../app/words.ts';
import { storedSeats } from '../../local-storage/seats.ts';
import { transcriptFile } from '../../local-storage/transcript-file.ts';
import { transcriptOf } from '../../net/api.ts';
import { PageLink } from '../../shell/page-link.tsx';
import { refusalWords } from '../refusal-words.ts';
import { EndedCurve } from '../replay/ended-curve.tsx';
import { CheckShuffle } from './check-shuffle.tsx';
import { EndWords } from './final-scores.tsx';
import { GoesOn, type GoingOn } from './goes-on.tsx';
import type { LoggedStep, MatchLog } from './match-log.ts';
import { takesAlong } from './seat-presence.ts';
import { SeriesScore } from './series-score.tsx';
import type { AnyTelling } from './telling.ts';
import { useFile } from './use-file.ts';

interface EndPanelProps {
  readonly code: string;
  readonly game: AnyGameModule;
  readonly telling: AnyTelling;
  readonly table: TableView;
  readonly mine: readonly Seat[];
  /** The seat whose player alone reads it; `null` for spectators and a shared device. */
  readonly reader: Seat | null;
  readonly connection: TableConnection;
  /** The code of the rematch, if there is one. */
  readonly next: string | null;
  readonly goingOn: GoingOn | null;
  readonly log: MatchLog | null;
  /** Did it end just now, before the eyes of this person? */
  readonly fresh: boolean;
}

/** Who won and why, each number with where it came from; and what to do next. */
export function EndPanel(props: EndPanelProps) {
  const { code, game, telling, table, mine, reader, connection, next, goingOn, log, fresh } = props;
  const { text } = words.value;
  const transcript = useTranscript(code);
  const file = useFile(transcript);
  const own = useFinalViews(transcript, game);
  const [refused, setRefused] = useState<Refusal | null>(null);
  const [asking, setAsking] = useState(false);

  const outcome = game.rules.outcome(telling.view);
  const winners = table.ending?.winners ?? outcome?.winners ?? [];

  const rematch = async () => {
    setAsking(true);
    const done = await connection.ask('rematch', {});
    setAsking(false);
    if (!done.ok) setRefused(done.error);
  };

  return (
    <div class="end stack">
      <h2 id="moves-title" class="sheet__title">
        {text('end.title')}
      </h2>
      {goingOn !== null && <GoesOn to={goingOn} />}
      {game.Celebration !== undefined && <game.Celebration telling={telling} winners={winners} />}
      <EndWords
        game={game}
        telling={own === undefined ? telling : { ...telling, own }}
        outcome={outcome}
        ending={table.ending}
        reader={reader}
        fresh={fresh}
      />
      <SeriesScore seats={table.seats} winners={winners} />
      {refused !== null && (
        <p class="field__wrong" role="alert">
          {refusalWords(refused, words.value)}
        </p>
      )}
      {next !== null && (
        <div class="end__again">
          <PageLink to={{ page: 'table', code: next }} class="button button--primary button--wide">
            {text('end.next')}
          </PageLink>
        </div>
      )}
      {mine.length > 0 && next === null && (
        <div class="end__again">
          <PlayAgain company={takesAlong(table.seats, mine)} busy={asking} onAgain={() => void rematch()} />
        </div>
      )}
      {/* Below the key that stays in sight, so that it neither lies under it nor moves it when it comes. */}
      {transcript !== null && <EndedCurve game={game} telling={telling} transcript={transcript} />}
      <PageLink to={{ page: 'replay', table: code }} class="button button--wide">
        <Icon name="play" />
        {text('end.replay')}
      </PageLink>
      {file !== null && (
        <a class="button button--wide" href={file} download={transcriptFile(game.rules.info.id, code)}>
          <Icon name="download" />
          {text('end.download')}
        </a>
      )}
      <CheckShuffle
        code={code}
        game={game}
        names={telling.people.map(({ name }) => name)}
        shown={() => ({
          commitment: table.commitment,
          nonceHashes: table.seats.map(({ nonceHash }) => nonceHash),
          mine,
          view: telling.view,
          log: whole(log?.steps.value ?? [], table.step),
        })}
      />
    </div>
  );
}

interface PlayAgainProps {
  /** Are there others whom it takes along? Then it asks first. */
  readonly company: boolean;
  readonly busy: boolean;
  readonly onAgain: () => void;
}

function PlayAgain({ company, busy, onAgain }: PlayAgainProps) {
  const { text } = words.value;
  const [isAsked, setAsked] = useState(false);
  const yes = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isAsked) yes.current?.focus();
  }, [isAsked]);
  if (!isAsked) {
    return (
      <button
        type="button"
        class="button button--primary button--wide"
        disabled={busy}
        onClick={() => (company ? setAsked(true) : onAgain())}
      >
        {text('end.rematch')}
      </button>
    );
  }
  return (
    <div class="stack">
      <p role="status">{text('end.rematchAsk')}</p>
      <div class="button-row">
        <button type="button" class="button button--primary" ref={yes} disabled={busy} onClick={onAgain}>
          {text('end.rematchYes')}
        </button>
        <button type="button" class="button" onClick={() => setAsked(false)}>
          {text('end.rematchNo')}
        </button>
      </div>
    </div>
  );
}

/** The log, if it was read up to the last step: it is behind for a moment after steps that were missed. */
function whole(steps: readonly LoggedStep[], last: number): readonly LoggedStep[] {
  return steps.at(-1)?.step === last ? steps : [];
}

/** The transcript of the finished table; `null` until it is here. */
function useTranscript(code: string): Transcript | null {
  const [transcript, setTranscript] = useState<Transcript | null>(null);
  useEffect(() => {
    let wanted = true;
    const tokens = storedSeats(code).map(({ token }) => token);
    void transcriptOf(code, tokens).then((answer) => {
      // Read as a transcript just before; only its fairness may be missing.
      if (wanted && answer.ok && readTranscript(answer.value).ok) setTranscript(answer.value as Transcript);
    });
    return () => {
      wanted = false;
    };
  }, [code]);
  return transcript;
}

/** What all seats knew at the end, in a game in which that differs: the transcript tells it to everyone now. */
function useFinalViews(transcript: Transcript | null, game: AnyGameModule): AnyTelling['own'] {
  const [own, setOwn] = useState<AnyTelling['own']>();
  const hides = game.aftermath !== undefined && game.rules.info.hidden;
  useEffect(() => {
    if (transcript === null || !hides) return;
    let wanted = true;
    // Brings the whole rules of the game with it. Without them less is told.
    import('../../replay/final-views.ts')
      .then(({ finalViews }) => finalViews(transcript))
      .then(
        (views) => wanted && setOwn(views ?? undefined),
        () => {},
      );
    return () => {
      wanted = false;
    };
  }, [transcript, hides]);
  return own;
}

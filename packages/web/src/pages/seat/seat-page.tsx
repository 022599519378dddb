import type { ApiRefusal } from '@boomtown/client/http';
import type { SeatCodeReply } from '@boomtown/wire/browser';
import { useEffect, useState } from 'preact/hooks';
import { go } from '../../app/route.ts';
import { words } from '../../app/words.ts';
import { gameName } from '../../games/game-words.ts';
import { changeSettings } from '../../local-storage/settings.ts';
import { lookAtSeatCode } from '../../net/api.ts';
import { resumeSeatCode, takeSeatByCode } from '../../net/seat-requests.ts';
import { BoxPicture } from '../../shell/box-picture.tsx';
import { Countdown, useCountdown } from '../../shell/countdown.tsx';
import { NameField, tidyName } from '../../shell/name-field.tsx';
import { Page } from '../../shell/page.tsx';
import { suggestedName } from '../../shell/suggested-name.ts';
import { WaysOn } from '../../shell/ways-on.tsx';
import { CodeForm } from '../front/code-form.tsx';
import { refusalWords } from '../refusal-words.ts';

/** Where a one-time code is used: whose seat it moves, and the button that moves it here. */
export function SeatPage({ code }: { readonly code: string | null }) {
  const { text } = words.value;
  const [found, setFound] = useState<SeatCodeReply | null>(null);
  const [refused, setRefused] = useState<ApiRefusal | null>(null);
  const look = async (looked: string | null) => {
    // Who used it already, and never heard so, has its seat.
    const before = await resumeSeatCode(looked);
    if (before?.ok === true) return go({ page: 'table', code: before.value.code }, true);
    if (looked === null) return;
    const answer = await lookAtSeatCode(looked);
    if (answer.ok) setFound(answer.value);
    setRefused(answer.ok ? null : answer.error);
  };
  useEffect(() => {
    void look(code);
  }, [code]);

  if (code !== null && found !== null) return <SeatToTake code={code} found={found} />;
  if (code !== null && refused === null) {
    return (
      <Page title={text('seat.title')} class="plain-page">
        <div class="skeleton" role="status" aria-label={text('app.loading')} />
      </Page>
    );
  }
  return (
    <Page title={text('seat.title')} class="plain-page">
      <h1>{text('seat.title')}</h1>
      {refused === null ? <p>{text('seat.askWords')}</p> : <Refused refused={refused} />}
      <div class="card">
        <CodeForm />
      </div>
      <WaysOn again={code !== null && refused?.code === 'unreachable' ? () => void look(code) : null} />
    </Page>
  );
}

function Refused({ refused }: { readonly refused: ApiRefusal }) {
  const wait = Math.ceil(refused.retryAfter ?? 0);
  const left = useCountdown(wait, refused);
  return (
    <>
      {(wait === 0 || left > 0) && <p role="alert">{refusalWords(refused, words.value)}</p>}
      {wait > 0 && <Countdown left={left} />}
    </>
  );
}

function SeatToTake({ code, found }: { readonly code: string; readonly found: SeatCodeReply }) {
  const { text } = words.value;
  const { name, game, heir } = found;
  const [typed, type] = useState(() => suggestedName([name]));
  const [refused, setRefused] = useState<ApiRefusal | null>(null);
  const [asking, setAsking] = useState(false);
  const isNew = heir === 'person';
  const blanks = { name, game: gameName(game) };

  const take = async (event: Event) => {
    event.preventDefault();
    if (asking) return;
    setAsking(true);
    const sitAs = tidyName(typed) || suggestedName([name]);
    const taken = await takeSeatByCode(isNew ? { code, name: sitAs } : { code });
    setAsking(false);
    if (!taken.ok) return setRefused(taken.error);
    if (isNew && sitAs === tidyName(typed)) changeSettings({ name: sitAs });
    go({ page: 'table', code: taken.value.code }, true);
  };

  return (
    <Page title={text('seat.title')} class="join-page">
      <div class="join-page__card card">
        <div class="join-page__cover">
          <BoxPicture game={game} />
        </div>
        <div class="join-page__words stack">
          <h1>{text(isNew ? 'seat.newTitle' : 'seat.moveTitle', blanks)}</h1>
          <p>{text(isNew ? 'seat.newWords' : 'seat.moveWords', blanks)}</p>
          {refused !== null && (
            <p class="field__wrong" role="alert">
              {refusalWords(refused, words.value)}
            </p>
          )}
          <form class="stack" onSubmit={(event) => void take(event)}>
            {isNew && <NameField label={text('make.yourName')} value={typed} onChange={type} />}
            <button type="submit" class="button button--primary button--wide" disabled={asking}>
              {text(isNew ? 'seat.take' : 'seat.move')}
            </button>
          </form>
          <WaysOn />
        </div>
      </div>
    </Page>
  );
}

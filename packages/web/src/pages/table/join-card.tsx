import type { ApiRefusal } from '@boomtown/client/http';
import { DEFAULT_TERMS, type GameId, type SeatReply, type TableInfo } from '@boomtown/wire/browser';
import { useState } from 'preact/hooks';
import { words } from '../../app/words.ts';
import { gameName } from '../../games/game-words.ts';
import { wishFor } from '../../games/seat-wish.ts';
import type { LostSeat } from '../../local-storage/lost-seats.ts';
import { changeSettings, settings } from '../../local-storage/settings.ts';
import { tableInfo } from '../../net/api.ts';
import { takeSeat } from '../../net/seat-requests.ts';
import { BoxPicture } from '../../shell/box-picture.tsx';
import { NameField, tidyName } from '../../shell/name-field.tsx';
import { PageLink } from '../../shell/page-link.tsx';
import { suggestedName } from '../../shell/suggested-name.ts';
import { Switch } from '../../shell/switch.tsx';
import { CodeForm } from '../front/code-form.tsx';
import { refusalWords } from '../refusal-words.ts';
import { ChosenOptions, TermsList } from './terms-list.tsx';

interface JoinCardProps {
  readonly info: TableInfo;
  readonly lost: LostSeat | null;
  readonly onSeat: (seat: SeatReply) => void;
  /** `name`: what the spectator wants to be called there; `null`: nothing. */
  readonly onWatch: (game: GameId, name: string | null) => void;
  /** The table is asked anew. */
  readonly look: () => Promise<void>;
}

/** The front of a table: its game, its people, how it is played, and what a visitor may do. There is always a way on. */
export function JoinCard({ info, lost, onSeat, onWatch, look }: JoinCardProps) {
  const { text, list } = words.value;
  /** What the person typed; until then a name is suggested that nobody at the table has. */
  const [typed, type] = useState<string | null>(null);
  const [refused, setRefused] = useState<ApiRefusal | null>(null);
  const [asking, setAsking] = useState(false);
  /** Does a spectator want to be named? */
  const [named, showName] = useState(false);
  const suggestion = suggestedName(info.names);
  const spectatorName = tidyName(typed ?? '') || suggestion;
  const people = info.names.filter((seated) => seated !== null);
  const open = info.stage === 'waiting' && info.names.includes(null);
  const over = info.stage === 'over';

  const sit = async (event: Event) => {
    event.preventDefault();
    if (asking) return;
    setAsking(true);
    const own = tidyName(typed ?? '');
    const sitDown = (name: string) => takeSeat(info.code, { name, ...wishFor(info.game, settings.value.colour) });
    let sitAs = own || (await freshSuggestion(info));
    let taken = await sitDown(sitAs);
    if (own === '' && !taken.ok && taken.error.code === 'name-taken') {
      // The suggestion was another person's a moment earlier.
      sitAs = await freshSuggestion(info);
      taken = await sitDown(sitAs);
    }
    setAsking(false);
    if (taken.ok) {
      if (sitAs === own) changeSettings({ name: sitAs });
      onSeat(taken.value);
    } else {
      setRefused(taken.error);
      // The seat went to another person meanwhile: show the table as it is now.
      await look();
    }
  };

  return (
    <div class="join-page__card card">
      <div class="join-page__cover">
        <BoxPicture game={info.game} />
      </div>
      <div class="join-page__words stack">
        <h1>{text('join.title', { game: gameName(info.game) })}</h1>
        <p>{people.length === 0 ? text('join.nobody') : text('join.people', { people: list(people) })}</p>
        {lost !== null && <p role="alert">{text(`join.${lost}`)}</p>}
        {refused !== null && (
          <p class="field__wrong" role="alert">
            {refusalWords(refused, words.value)}
          </p>
        )}
        {open && (
          <form class="stack" onSubmit={(event) => void sit(event)}>
            <NameField label={text('make.yourName')} value={typed ?? suggestion} onChange={type} />
            <button type="submit" class="button button--primary button--wide" disabled={asking}>
              {text('join.sit')}
            </button>
          </form>
        )}
        {!open && <p>{text(closedKey(info))}</p>}
        {info.watchable && !over && info.watchDelay !== undefined && (
          <p>{text('guests.terms', { count: info.watchDelay })}</p>
        )}
        {info.watchable ? (
          <>
            <button
              type="button"
              class={open ? 'button button--wide' : 'button button--primary button--wide'}
              onClick={() => onWatch(info.game, named && !over ? spectatorName : null)}
            >
              {text(over ? 'join.seeEnd' : 'join.watch')}
            </button>
            {!over && (
              <Switch label={text('spectators.onJoin', { name: spectatorName })} on={named} onChange={showName} />
            )}
          </>
        ) : (
          !open && <p>{text('join.notWatchable')}</p>
        )}
        {!over && (
          <details class="join-page__code">
            <summary>{text('join.haveSeatCode')}</summary>
            <CodeForm />
          </details>
        )}
        <ChosenOptions game={info.game} options={info.options} />
        {!over && <TermsList heading="h2" terms={{ ...(info.terms ?? DEFAULT_TERMS), watchDelay: 0 }} />}
        {!open && (
          <div class="button-row">
            <PageLink
              to={{ page: 'make', game: info.game }}
              class={`button${info.watchable ? '' : ' button--primary'}`}
            >
              {text('join.makeOwn')}
            </PageLink>
            <PageLink to={{ page: 'front' }} class="button">
              {text('app.toFront')}
            </PageLink>
          </div>
        )}
      </div>
    </div>
  );
}

/** A name that nobody has who sat down up to this moment. */
async function freshSuggestion({ code, names }: TableInfo): Promise<string> {
  const now = await tableInfo(code);
  return suggestedName(now.ok ? now.value.names : names);
}

/** Why nobody can sit down any more. */
function closedKey({ stage, names }: TableInfo) {
  if (stage === 'over') return 'join.over';
  return names.includes(null) ? 'join.begun' : 'join.full';
}

import type { GameId, SeatReply, TableInfo } from '@boomtown/wire/browser';
import { useEffect, useState } from 'preact/hooks';
import { words } from '../../app/words.ts';
import { changeSettings } from '../../kept/settings.ts';
import { type ApiRefusal, tableInfo, takeSeat } from '../../net/api.ts';
import { BoxPicture } from '../../shell/box-picture.tsx';
import { NameField, tidyName } from '../../shell/name-field.tsx';
import { Page } from '../../shell/page.tsx';
import { PageLink } from '../../shell/page-link.tsx';
import { suggestedName } from '../../shell/suggested-name.ts';
import { CodeForm } from '../front/code-form.tsx';
import { refusalWords } from '../refusal-words.ts';

interface TableDoorProps {
  readonly code: string;
  readonly onSeat: (seat: SeatReply) => void;
  readonly onWatch: (game: GameId) => void;
}

/** What somebody finds who comes with a code: who sits there, a seat if one is free, or a place to watch from. */
export function TableDoor({ code, onSeat, onWatch }: TableDoorProps) {
  const { text } = words.value;
  const [info, setInfo] = useState<TableInfo | null>(null);
  const [refused, setRefused] = useState<ApiRefusal | null>(null);
  const look = async () => {
    setRefused(null);
    const found = await tableInfo(code);
    if (found.ok) setInfo(found.value);
    else setRefused(found.error);
  };
  useEffect(() => void look(), [code]);

  if (info === null) {
    return (
      <Page title={code} class="plain-page">
        {refused === null ? (
          <div class="skeleton" role="status" aria-label={text('app.loading')} />
        ) : (
          <NoDoor code={code} refused={refused} again={() => void look()} />
        )}
      </Page>
    );
  }
  return (
    <Page title={text(`${info.game}.name`)} class="door">
      <DoorCard info={info} onSeat={onSeat} onWatch={onWatch} look={look} />
    </Page>
  );
}

interface NoDoorProps {
  readonly code: string;
  readonly refused: ApiRefusal;
  readonly again: () => void;
}

function NoDoor({ code, refused, again }: NoDoorProps) {
  const { text } = words.value;
  const missing = refused.code === 'no-such-table';
  return (
    <>
      <h1>{missing ? text('door.noTable') : text('door.closed')}</h1>
      <p role="alert">{missing ? text('door.noTableWords', { code }) : refusalWords(refused, words.value)}</p>
      {missing && (
        <div class="card">
          <CodeForm />
        </div>
      )}
      <div class="button-row">
        {!missing && (
          <button type="button" class="button button--primary" onClick={again}>
            {text('app.again')}
          </button>
        )}
        <PageLink to={{ page: 'front' }} class="button">
          {text('app.toFront')}
        </PageLink>
      </div>
    </>
  );
}

interface DoorCardProps {
  readonly info: TableInfo;
  readonly onSeat: (seat: SeatReply) => void;
  readonly onWatch: (game: GameId) => void;
  readonly look: () => Promise<void>;
}

function DoorCard({ info, onSeat, onWatch, look }: DoorCardProps) {
  const { text, list } = words.value;
  const [name, setName] = useState(suggestedName());
  const [refused, setRefused] = useState<ApiRefusal | null>(null);
  const [asking, setAsking] = useState(false);
  const people = info.names.filter((seated) => seated !== null);
  const open = info.stage === 'waiting' && info.names.includes(null);

  const sit = async (event: Event) => {
    event.preventDefault();
    if (asking) return;
    setAsking(true);
    const sitAs = tidyName(name) || suggestedName();
    const taken = await takeSeat(info.code, { name: sitAs });
    setAsking(false);
    if (taken.ok) {
      changeSettings({ name: sitAs });
      onSeat(taken.value);
    } else {
      setRefused(taken.error);
      // The seat went to somebody else meanwhile: show the table as it is now.
      await look();
    }
  };

  return (
    <div class="door__card card">
      <div class="door__cover">
        <BoxPicture game={info.game} />
      </div>
      <div class="door__words stack">
        <h1>{text('door.title', { game: text(`${info.game}.name`) })}</h1>
        <p>{people.length === 0 ? text('door.nobody') : text('door.people', { people: list(people) })}</p>
        {refused !== null && (
          <p class="field__wrong" role="alert">
            {refusalWords(refused, words.value)}
          </p>
        )}
        {open && (
          <form class="stack" onSubmit={(event) => void sit(event)}>
            <NameField label={text('make.yourName')} value={name} onChange={setName} />
            <button type="submit" class="button button--primary button--wide" disabled={asking}>
              {text('door.sit')}
            </button>
          </form>
        )}
        {!open && <p>{text(info.names.includes(null) ? 'door.begun' : 'door.full')}</p>}
        {info.watchable ? (
          <button
            type="button"
            class={open ? 'button button--wide' : 'button button--primary button--wide'}
            onClick={() => onWatch(info.game)}
          >
            {text('door.watch')}
          </button>
        ) : (
          !open && <p>{text('door.notWatchable')}</p>
        )}
      </div>
    </div>
  );
}

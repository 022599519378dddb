import './data.css';
import { gameName } from '../../games/game-words.ts';
import { useState, useRef } from 'preact/hooks';
import { words } from '../../app/words.ts';
import { storeVoice, storedVoice } from '../../local-storage/chat.ts';
import { dropTable, storedTables } from '../../local-storage/seats.ts';
import { resetSettings, settings } from '../../local-storage/settings.ts';
import { forgetReplays } from '../../local-storage/replays.ts';
import { clearStorage } from '../../local-storage/storage.ts';
import { saveAsFile } from '../../local-storage/transcript-file.ts';
import { forgetOwnData, forgetVoice, gatherOwnData, type StillThere } from '../../net/own-data.ts';
import { Page } from '../../shell/page.tsx';
import { PageLink } from '../../shell/page-link.tsx';
import { refusalWords } from '../refusal-words.ts';
import { Dialog } from '@boomtown/ui-kit';

const FILE = 'boomtown-my-data.json';

/** What this browser and its seats left here: to save, and to delete. */
export function DataPage() {
  const { text, day } = words.value;
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  const [left, setLeft] = useState<readonly StillThere[]>([]);
  /** Where what was said while watching is still there. */
  const [unforgotten, setUnforgotten] = useState<readonly string[]>([]);
  const held = storedTables().filter(({ seats }) => seats.length > 0);

  const save = async () => {
    setBusy(true);
    const { data, missing } = await gatherOwnData(storedTables(), settings.value, Date.now(), storedVoice());
    saveAsFile(data, FILE);
    setSaid(missing === 0 ? text('data.saved') : text('data.savedPart', { count: missing }));
    setBusy(false);
  };
  const remove = async () => {
    setAsking(false);
    setBusy(true);
    const all = storedTables();
    await forgetReplays();
    const still = await forgetOwnData(all);
    setLeft(still);
    const voice = storedVoice();
    const unforgotten = voice === null ? [] : await forgetVoice(voice);
    if (voice !== null) storeVoice(voice.voice, unforgotten);
    setUnforgotten(unforgotten);
    if (still.length === 0 && unforgotten.length === 0) {
      clearStorage();
      resetSettings();
    } else {
      const kept = still.map(({ table }) => table.code);
      for (const { code } of all) if (!kept.includes(code)) dropTable(code);
    }
    setSaid(still.length === 0 && unforgotten.length === 0 ? text('data.gone') : null);
    setBusy(false);
  };

  return (
    <Page title={text('data.title')} class="data">
      <h1>{text('data.title')}</h1>
      <p>{text('data.intro')}</p>
      <section class="card stack" aria-labelledby="data-seats">
        <h2 id="data-seats">{text('data.seats')}</h2>
        {held.length === 0 && <p>{text('data.none')}</p>}
        <ul class="data__seats">
          {held.map(({ code, game, at }) => (
            <li key={code}>
              <PageLink to={{ page: 'table', code }}>
                {text('data.one', { game: gameName(game), code, day: day(at) })}
              </PageLink>
            </li>
          ))}
        </ul>
      </section>
      {left.length > 0 && (
        <div class="field__wrong stack" role="alert">
          <p>{text('data.left')}</p>
          <ul class="data__seats">
            {left.map(({ table: { code, game }, why }) => (
              <li key={code}>
                <PageLink to={{ page: 'table', code }}>{`${gameName(game)} (${code})`}</PageLink>{' '}
                {refusalWords(why, words.value)}
              </li>
            ))}
          </ul>
        </div>
      )}
      {unforgotten.length > 0 && (
        <p class="field__wrong" role="alert">
          {text('data.leftSaid', { codes: words.value.list(unforgotten) })}
        </p>
      )}
      <p role="status">{busy ? text('data.working') : said}</p>
      <section class="card stack">
        <p>{text('data.saveHint')}</p>
        <button type="button" class="button" disabled={busy} onClick={() => void save()}>
          {text('data.save')}
        </button>
      </section>
      <section class="card stack">
        <p>{text('data.deleteHint')}</p>
        <button type="button" class="button" disabled={busy} onClick={() => setAsking(true)}>
          {text('data.delete')}
        </button>
      </section>
      {asking && <DeleteDialog onKeep={() => setAsking(false)} onDelete={() => void remove()} />}
    </Page>
  );
}

interface DeleteDialogProps {
  readonly onKeep: () => void;
  readonly onDelete: () => void;
}

/** Asks once more before all is deleted, since that can't be undone. */
function DeleteDialog({ onKeep, onDelete }: DeleteDialogProps) {
  const { text } = words.value;
  const store = useRef<HTMLButtonElement>(null);
  return (
    <Dialog title={text('data.sure')} onClose={onKeep} first={store}>
      <div class="stack">
        <p>{text('data.sureWords')}</p>
        <div class="button-row">
          <button type="button" class="button" ref={store} onClick={onKeep}>
            {text('data.no')}
          </button>
          <button type="button" class="button button--primary" onClick={onDelete}>
            {text('data.yes')}
          </button>
        </div>
      </div>
    </Dialog>
  );
}

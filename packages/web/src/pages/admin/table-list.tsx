import type { AdminReply, AdminTablesReply } from '@boomtown/wire/browser';
import { useEffect, useState } from 'preact/hooks';
import { words } from '../../app/words.ts';
import { allTables } from '../../net/admin-api.ts';
import { Field } from '../../shell/field.tsx';
import { refusalWords } from '../refusal-words.ts';
import { EndDialog } from './end-dialog.tsx';
import { TableLine } from './table-line.tsx';
import { TakeAwayDialog } from './take-away-dialog.tsx';

interface TableListProps {
  /** The list is read anew with each of them. */
  readonly state: AdminReply;
  readonly onChanged: () => Promise<void>;
}

/** All tables in pages, the newest first, or the one with a code. */
export function TableList({ state, onChanged }: TableListProps) {
  const { text } = words.value;
  const [typed, setTyped] = useState('');
  /** The code that is looked for; `null`: all are shown. */
  const [code, setCode] = useState<string | null>(null);
  /** How many tables stood on the pages before this one, page by page. */
  const [before, setBefore] = useState<readonly number[]>([]);
  const [found, setFound] = useState<AdminTablesReply | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const [ending, setEnding] = useState<string | null>(null);
  /** The table whose names and chat are looked through. */
  const [opened, setOpened] = useState<string | null>(null);
  const looked = found?.tables.find((table) => table.code === opened);
  const skip = before.reduce((sum, count) => sum + count, 0);

  const look = async () => {
    const answer = await allTables({ code, skip });
    setWrong(answer.ok ? null : refusalWords(answer.error, words.value));
    if (answer.ok) setFound(answer.value);
  };
  const lookAgain = async () => {
    const answer = await allTables({ code, skip });
    // What was refused to the host's own asking stays to be read.
    if (answer.ok) setFound(answer.value);
  };
  useEffect(() => void look(), [code, skip]);
  useEffect(() => void (found !== null && lookAgain()), [state]);

  const find = (event: Event) => {
    event.preventDefault();
    setBefore([]);
    setCode(typed.trim() === '' ? null : typed.trim());
  };
  const ended = async (which: string) => {
    setEnding(null);
    setSaid(text('admin.ended', { code: which }));
    await Promise.all([look(), onChanged()]);
  };
  return (
    <section class="card stack" aria-labelledby="admin-tables">
      <h2 id="admin-tables">{text('admin.tables')}</h2>
      <p class="field__hint">{text('admin.fair')}</p>
      <form class="admin__find" onSubmit={find}>
        <Field label={text('admin.find')} hint={undefined}>
          {(ties) => (
            <input
              {...ties}
              class="text-input"
              autocomplete="off"
              maxLength={15}
              value={typed}
              onInput={(event) => setTyped(event.currentTarget.value)}
            />
          )}
        </Field>
        <button type="submit" class="button">
          {text(typed.trim() === '' && code !== null ? 'admin.all' : 'admin.findIt')}
        </button>
      </form>
      <p role="status">{said}</p>
      {wrong !== null && (
        <p class="field__wrong" role="alert">
          {wrong}
        </p>
      )}
      {found?.tables.length === 0 && <p>{text(code === null ? 'admin.none' : 'admin.noneFound')}</p>}
      <ul class="admin__tables">
        {found?.tables.map((table) => (
          <li key={table.code}>
            <TableLine
              table={table}
              onEnd={() => setEnding(table.code)}
              onTakeAway={() => setOpened(table.code)}
              onRefused={setWrong}
            />
          </li>
        ))}
      </ul>
      <div class="button-row">
        {before.length > 0 && (
          <button type="button" class="button" onClick={() => setBefore(before.slice(0, -1))}>
            {text('admin.newer')}
          </button>
        )}
        {found?.more === true && (
          <button type="button" class="button" onClick={() => setBefore([...before, found.tables.length])}>
            {text('admin.older')}
          </button>
        )}
      </div>
      {looked !== undefined && (
        <TakeAwayDialog
          table={looked}
          onClose={() => setOpened(null)}
          onTaken={async () => void (await Promise.all([look(), onChanged()]))}
        />
      )}
      {ending !== null && <EndDialog code={ending} onKeep={() => setEnding(null)} onEnded={() => void ended(ending)} />}
    </section>
  );
}

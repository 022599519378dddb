import type { ApiRefusal } from '@boomtown/client/http';
import type { Result } from '@boomtown/game-core';
import { Dialog } from '@boomtown/ui-kit';
import type { AdminChatReply, AdminTable } from '@boomtown/wire/browser';
import { useEffect, useRef, useState } from 'preact/hooks';
import { words } from '../../app/words.ts';
import { closeSeat, keepOutSeat, spectatorsChat, takeLine, takeName } from '../../net/admin-api.ts';
import { refusalWords } from '../refusal-words.ts';
import { CloseSeat, KeepOutSeat } from './sure-of-seat.tsx';

interface TakeAwayDialogProps {
  readonly table: AdminTable;
  readonly onClose: () => void;
  /** Something was taken away. */
  readonly onTaken: () => Promise<void>;
}

/** The names at a table and what its spectators said, each with a button that takes it away. */
export function TakeAwayDialog({ table, onClose, onTaken }: TakeAwayDialogProps) {
  const { text } = words.value;
  const { code, names } = table;
  const close = useRef<HTMLButtonElement>(null);
  const [lines, setLines] = useState<AdminChatReply['lines']>([]);
  const [wrong, setWrong] = useState<string | null>(null);
  /** What is asked about once more: a seat that is to be closed, or a network that is to be kept out. */
  const [sure, setSure] = useState<{ readonly seat: number; readonly of: 'close' | 'keep-out' } | null>(null);
  const ask = (seat: number, of: 'close' | 'keep-out') =>
    setSure(sure?.seat === seat && sure.of === of ? null : { seat, of });
  const wordsOf = (refused: ApiRefusal) =>
    refused.code === 'stale' ? text('admin.takenNot') : refusalWords(refused, words.value);
  const read = async () => {
    const answer = await spectatorsChat(code);
    if (answer.ok) setLines(answer.value.lines);
    else setWrong(wordsOf(answer.error));
  };
  useEffect(() => void read(), [code]);
  const take = async (taking: Promise<Result<object, ApiRefusal>>) => {
    const taken = await taking;
    setWrong(taken.ok ? null : wordsOf(taken.error));
    await Promise.all([read(), onTaken()]);
  };
  return (
    <Dialog title={text('admin.takeTitle', { code })} onClose={onClose} first={close}>
      <div class="stack">
        {wrong !== null && (
          <p class="field__wrong" role="alert">
            {wrong}
          </p>
        )}
        <h3>{text('admin.names')}</h3>
        <p class="field__hint">{text('admin.takeNameHint')}</p>
        <p class="field__hint">{text('admin.closeSeatHint')}</p>
        <ul class="admin__errors">
          {[...names.entries()].map(([seat, name]) =>
            name === null ? null : (
              <li key={seat} class="admin__taken">
                <span>{name}</span>
                <span class="admin__ways">
                  <button
                    type="button"
                    class="small-button"
                    aria-label={text('admin.takeNameOf', { name })}
                    onClick={() => void take(takeName(code, { seat, name }))}
                  >
                    {text('admin.take')}
                  </button>
                  <button
                    type="button"
                    class="small-button"
                    aria-label={text('admin.closeSeatOf', { name })}
                    aria-expanded={sure?.seat === seat && sure.of === 'close'}
                    onClick={() => ask(seat, 'close')}
                  >
                    {text('admin.closeSeat')}
                  </button>
                  <button
                    type="button"
                    class="small-button"
                    aria-label={text('admin.keepOutSeatOf', { name })}
                    aria-expanded={sure?.seat === seat && sure.of === 'keep-out'}
                    onClick={() => ask(seat, 'keep-out')}
                  >
                    {text('admin.keepOut')}
                  </button>
                </span>
                {sure?.seat === seat && sure.of === 'close' && (
                  <CloseSeat
                    name={name}
                    onKeep={() => setSure(null)}
                    onClose={() => {
                      setSure(null);
                      void take(closeSeat(code, { seat, name }));
                    }}
                  />
                )}
                {sure?.seat === seat && sure.of === 'keep-out' && (
                  <KeepOutSeat
                    onKeepOut={(hours) => {
                      setSure(null);
                      void take(keepOutSeat(code, { seat, name, hours }));
                    }}
                  />
                )}
              </li>
            ),
          )}
        </ul>
        <h3>{text('admin.spectatorsSaid')}</h3>
        {lines.length === 0 && <p class="field__hint">{text('admin.nothingSaid')}</p>}
        <ul class="admin__errors">
          {lines.map(({ line, name, text: said }) => (
            <li key={line} class="admin__taken">
              <span>
                <strong>{name}:</strong> {said}
              </span>
              <button
                type="button"
                class="small-button"
                aria-label={text('admin.takeLineOf', { name, line: said })}
                onClick={() => void take(takeLine(code, { line }))}
              >
                {text('admin.take')}
              </button>
            </li>
          ))}
        </ul>
        <div class="button-row">
          <button type="button" class="button" ref={close} onClick={onClose}>
            {text('app.close')}
          </button>
        </div>
      </div>
    </Dialog>
  );
}

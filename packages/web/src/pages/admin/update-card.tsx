import type { AdminReply } from '@boomtown/wire/browser';
import { useState } from 'preact/hooks';
import { words } from '../../app/words.ts';
import { drainServer } from '../../net/admin-api.ts';
import { refusalWords } from '../refusal-words.ts';

interface UpdateCardProps {
  readonly draining: boolean;
  readonly onChange: (state: AdminReply) => void;
}

/** Announces an update to everybody, and takes that back. */
export function UpdateCard({ draining, onChange }: UpdateCardProps) {
  const { text } = words.value;
  const [refused, setRefused] = useState<string | null>(null);
  const change = async () => {
    const changed = await drainServer({ draining: !draining });
    setRefused(changed.ok ? null : refusalWords(changed.error, words.value));
    if (changed.ok) onChange(changed.value);
  };
  return (
    <section class="card stack" aria-labelledby="admin-update">
      <h2 id="admin-update">{text('admin.update')}</h2>
      <p role="status">{draining ? <strong>{text('admin.draining')}</strong> : text('admin.drainHint')}</p>
      {refused !== null && (
        <p class="field__wrong" role="alert">
          {refused}
        </p>
      )}
      <div class="button-row">
        <button type="button" class="button" onClick={() => void change()}>
          {text(draining ? 'admin.undrain' : 'admin.drain')}
        </button>
      </div>
    </section>
  );
}

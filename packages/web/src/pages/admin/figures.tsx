import type { AdminReply } from '@boomtown/wire/browser';
import { words } from '../../app/words.ts';
import { gameName } from '../../games/game-words.ts';

/** The numbers of the server, each under its name. */
export function Figures({ state }: { readonly state: AdminReply }) {
  const { text, number, bytes, moment, list } = words.value;
  const { tables, connected, storage, startedAt, versions } = state;
  const rules = Object.entries(versions.rules).map(([game, version]) =>
    text('admin.rulesOf', { game: gameName(game), version }),
  );
  const numberWords = (known: number | null) => (known === null ? text('admin.unknown') : number(known));
  const sizeWords = (size: AdminReply['storage']) => {
    if (size === null) return text('admin.unknown');
    const used = bytes(size.used);
    return size.free === null
      ? text('admin.inDatabase', { used })
      : text('admin.free', { used, free: bytes(size.free) });
  };
  const figures: readonly (readonly [string, string])[] = [
    [text('admin.open'), numberWords(tables.open)],
    [text('admin.connected'), numberWords(connected)],
    [
      text('admin.kept'),
      tables.kept === null ? text('admin.unknown') : text('admin.ofMost', { kept: tables.kept, most: tables.most }),
    ],
    [text('admin.storage'), sizeWords(storage)],
    [text('admin.since'), moment(startedAt)],
    [text('admin.version'), text('admin.versionWords', { ...versions, wire: String(versions.wire) })],
    [text('admin.rules'), list(rules)],
  ];
  return (
    <section class="card" aria-labelledby="admin-figures">
      <h2 id="admin-figures">{text('admin.figures')}</h2>
      <dl class="admin__figures">
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

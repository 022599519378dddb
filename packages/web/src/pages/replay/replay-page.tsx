import type { ApiRefusal } from '@boomtown/client/http';
import './replay.css';
import { loadRules } from '@boomtown/registry/replay';
import { useEffect, useState } from 'preact/hooks';
import { words } from '../../app/words.ts';
import { keepReplay, keptReplay } from '../../local-storage/replays.ts';
import { storedSeats } from '../../local-storage/seats.ts';
import { transcriptOf } from '../../net/api.ts';
import { fileFaultWords } from '../../replay/fault-words.ts';
import type { FileFault } from '../../replay/faults.ts';
import { MOST_BYTES, type Opened, type OpeningResult, openText, openTranscript } from '../../replay/open-transcript.ts';
import { fetchParts } from '../../replay/parts.ts';
import { refusalWords } from '../refusal-words.ts';
import { OpenFile } from './open-file.tsx';
import { ReplayTable } from './replay-table.tsx';
import { useDroppedFile } from './use-dropped-file.ts';

type Fault =
  | { readonly kind: 'file'; readonly fault: FileFault; readonly file: string }
  | { readonly kind: 'refused'; readonly refusal: ApiRefusal }
  | { readonly kind: 'code-lost' };

type State =
  | { readonly kind: 'closed'; readonly fault: Fault | null }
  | { readonly kind: 'opening' }
  | { readonly kind: 'open'; readonly opened: Opened; readonly table: string | null; readonly nth: number };

/** A finished match once more, from a file or (`table`) from the table where it was played. No server takes part in it. */
export function ReplayPage({ table }: { readonly table: string | null }) {
  const { text } = words.value;
  const [state, setState] = useState<State>({ kind: table === null ? 'closed' : 'opening', fault: null });
  const [count, setCount] = useState(0);
  const [ready, setReady] = useState(false);

  const open = async (opening: Promise<OpeningResult>, file: string, from: string | null) => {
    setState({ kind: 'opening' });
    try {
      const result = await opening;
      if (!result.ok) return setState({ kind: 'closed', fault: { kind: 'file', fault: result.fault, file } });
      setCount(count + 1);
      setState({ kind: 'open', opened: result.opened, table: from, nth: count });
    } catch {
      setState({ kind: 'closed', fault: { kind: 'code-lost' } });
    }
  };
  const openFile = (file: File) => {
    const opening =
      file.size > MOST_BYTES
        ? Promise.resolve<OpeningResult>({ ok: false, fault: { what: 'too-large' } })
        : file.text().then((content) => openText(content, loadRules));
    void open(opening, file.name, null);
  };
  const hovers = useDroppedFile(openFile);

  const waits = state.kind !== 'opening';
  // Once nothing else is awaited: a file may be chosen when the network is gone.
  useEffect(() => {
    if (waits && !ready) fetchParts().then(() => setReady(true), noted);
  }, [waits]);

  useEffect(() => {
    if (table === null) return;
    let wanted = true;
    const tokens = storedSeats(table).map(({ token }) => token);
    const fetching = async () => {
      const answer = await transcriptOf(table, tokens);
      if (answer.ok) void keepReplay(table, answer.value);
      const kept = !answer.ok && answer.error.code === 'unreachable' ? await keptReplay(table) : undefined;
      if (!wanted) return;
      if (answer.ok) void open(openTranscript(answer.value, loadRules), table, table);
      else if (kept !== undefined) void open(openTranscript(kept, loadRules), table, table);
      else setState({ kind: 'closed', fault: { kind: 'refused', refusal: answer.error } });
    };
    void fetching();
    return () => {
      wanted = false;
    };
  }, [table]);

  if (state.kind === 'open') {
    return <ReplayTable key={state.nth} opened={state.opened} table={state.table} hovers={hovers} onFile={openFile} />;
  }
  return (
    <OpenFile
      opening={state.kind === 'opening'}
      ready={ready}
      hovers={hovers}
      fault={state.kind === 'closed' && state.fault !== null ? wordsOfFault(state.fault) : null}
      onFile={openFile}
    />
  );

  function wordsOfFault(fault: Fault): string {
    switch (fault.kind) {
      case 'file':
        return fileFaultWords(fault.fault, fault.file, words.value);
      case 'refused':
        return refusalWords(fault.refusal, words.value);
      case 'code-lost':
        return text('app.codeLost');
    }
  }
}

/** What did not come now is asked for again when a file needs it. */
function noted(): void {}

import type { Knowledge, Report } from '@boomtown/analysis';
import { readTranscript } from '@boomtown/game-core';
import { isAnalysed } from '@boomtown/registry/analysis';
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Study, studyInWorker } from '../../replay/after/study-in-worker.ts';
import { studySeed } from '../../replay/after/study-seed.ts';
import type { Opened } from '../../replay/open-transcript.ts';
import type { Perspective } from '../../replay/replay-positions.ts';

/** What is known of how a match went; `off` for games that are worked out exactly, and for files that do not hold. */
export interface Studied {
  readonly report: Report | null;
  readonly state: 'off' | 'under-way' | 'done' | 'failed';
}

/** How often each step is played on in the end. Until then it becomes more precise for as long as one looks. */
const PLAYOUTS = 256;

/** Has a match studied, in a worker that ends with it. */
export function useReport(opened: Opened, perspective: Perspective): Studied {
  const isOn = opened.checked.ok && !isAnalysed(opened.replayed.id);
  const [studied, setStudied] = useState<Studied>({ report: null, state: isOn ? 'under-way' : 'off' });
  const study = useRef<Study | null>(null);
  const knowledge = knowledgeOf(opened, perspective);

  useEffect(() => {
    const read = readTranscript(opened.raw);
    if (!opened.checked.ok || !isOn || !read.ok) return;
    const { source } = read.value;
    const { outcome, ending } = opened.checked.verified;
    const task = {
      game: opened.replayed.id,
      source,
      winners: ending?.winners ?? outcome?.winners ?? null,
      knowledge,
      seed: studySeed(source),
      playouts: PLAYOUTS,
    };
    const begun = studyInWorker(
      task,
      (report) => setStudied({ report, state: report.done ? 'done' : 'under-way' }),
      () => setStudied(({ report }) => ({ report, state: 'failed' })),
    );
    study.current = begun;
    return () => {
      study.current = null;
      begun.end();
    };
  }, [opened]);

  const first = useRef(true);
  useEffect(() => {
    if (!first.current) study.current?.look(knowledge);
    first.current = false;
  }, [knowledge]);
  return studied;
}

function knowledgeOf({ replayed }: Opened, perspective: Perspective): Knowledge {
  if (!replayed.rules.info.hidden || perspective === 'open') return 'open';
  return perspective === 'watcher' ? null : perspective;
}

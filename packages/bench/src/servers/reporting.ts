/** The messages between a server process and its starter. */
export type Asked = { readonly ask: 'usage' } | { readonly ask: 'stop' };

export interface Opened {
  readonly port: number;
}

/** The process's CPU since its start, and its memory after a garbage collection. */
export interface Usage {
  /** Microseconds of a core until it was asked, and until it answered: collecting the garbage lies between. */
  readonly cpuBefore: number;
  readonly cpuAfter: number;
  readonly heapBytes: number;
  readonly residentBytes: number;
}

/**
 * Tells the process that started this one where it listens, and from then on answers questions; ends when asked to, or when
 * the other process is gone.
 */
export function reportTo(port: number, stop: () => Promise<void>): void {
  const end = () => {
    setTimeout(() => process.exit(0), 3000).unref();
    void stop().finally(() => process.exit(0));
  };
  process.on('message', ({ ask }: Asked) => {
    if (ask === 'usage') process.send?.(usage());
    else if (ask === 'stop') end();
  });
  process.on('disconnect', end);
  process.send?.({ port } satisfies Opened);
}

function usage(): Usage {
  const cpuBefore = microseconds();
  globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  return { cpuBefore, cpuAfter: microseconds(), heapBytes: heapUsed + external, residentBytes: rss };
}

function microseconds(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

import type { CDPSession } from 'playwright-core';

/** The part that is read of a heap snapshot as the developer tools save it: numbers in a row for each node. */
interface Snapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[];
      readonly node_types: readonly [readonly string[], ...unknown[]];
    };
  };
  readonly nodes: readonly number[];
}

/**
 * What the engine and the browser hold for themselves: code that it goes on compiling long after a page has settled,
 * and its own book of frames and events.
 */
const NOT_THE_PAGES = new Set(['code', 'native']);

/** The bytes of a page's own objects, arrays, texts and functions, after a garbage collection. */
export async function objectBytes(tools: CDPSession): Promise<number> {
  await tools.send('HeapProfiler.collectGarbage');
  const chunks: string[] = [];
  const take = ({ chunk }: { readonly chunk: string }) => chunks.push(chunk);
  tools.on('HeapProfiler.addHeapSnapshotChunk', take);
  await tools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  tools.off('HeapProfiler.addHeapSnapshotChunk', take);
  // The browser's own format.
  return sizeIn(JSON.parse(chunks.join('')) as Snapshot);
}

function sizeIn({ snapshot: { meta }, nodes }: Snapshot): number {
  const { node_fields: fields, node_types: types } = meta;
  const type = fields.indexOf('type');
  const size = fields.indexOf('self_size');
  let bytes = 0;
  for (let node = 0; node < nodes.length; node += fields.length) {
    const is = types[0][nodes[node + type] ?? -1] ?? '';
    if (!NOT_THE_PAGES.has(is)) bytes += nodes[node + size] ?? 0;
  }
  return bytes;
}

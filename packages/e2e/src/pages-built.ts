import { buildPagesWhenStale } from '@boomtown/server/pages';

/** Builds the pages before the first tests, whose servers would each build them at their start otherwise, all at once. */
export async function setup(): Promise<void> {
  await buildPagesWhenStale((line) => console.log(line));
}

/** What something that was thrown says of itself. */
export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Why the server cannot start, in words for the person who started it. No stack is shown for it. */
export class StartFault extends Error {
  override readonly name = 'StartFault';
}

/** How a host puts a backup in the place of the tables, where the server runs. The image has no npm scripts to run. */
export function restoreCommand({ PUBLISHED_PORT = '' }: { readonly PUBLISHED_PORT?: string } = process.env): string {
  const command = 'restore FILE --replace';
  return PUBLISHED_PORT === ''
    ? `npm run boomtown -- ${command}`
    : `docker compose run --rm boomtown node packages/cli/src/boomtown.ts ${command}`;
}

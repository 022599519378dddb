/** How a host puts a backup in the place of the tables, where the server runs. The image has no npm scripts to run. */
export function restoreCommand({ PUBLISHED_PORT = '' }: { readonly PUBLISHED_PORT?: string } = process.env): string {
  const command = 'restore FILE --replace';
  return PUBLISHED_PORT === ''
    ? `npm run boomtown -- ${command}`
    : `docker compose run --rm boomtown node packages/cli/src/boomtown.ts ${command}`;
}

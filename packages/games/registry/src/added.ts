import type { GameId } from '@boomtown/wire/browser';

declare const process: { readonly env: { readonly ADDED_GAMES?: string } };

/**
 * One list of the games that the host added, by id: from the folder that the server built them in (ADR 11). Empty without
 * such games. In pages the bundler puts the list itself in the place of the line that calls this.
 */
export async function addedPart<T>(list: string): Promise<Readonly<Record<GameId, T>>> {
  const folder = process.env.ADDED_GAMES;
  if (folder === undefined || folder === '') return {};
  const { added }: { readonly added: Readonly<Record<GameId, T>> } = await import(
    new URL(`registry/${list}.ts`, folder).href
  );
  return added;
}

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LANGUAGES } from '../languages.ts';
import type { AddedGame } from './report.ts';

/** A list of the registry: the subpath export that its entries come from, and the name under which that has them. */
interface List {
  readonly subpath: string;
  readonly exported: string;
  /** Is an entry fetched only when it is asked for? */
  readonly fetched?: boolean;
}

const LISTS: Readonly<Record<string, List>> = {
  rules: { subpath: 'rules', exported: 'games' },
  wires: { subpath: 'wire', exported: 'wires' },
  bots: { subpath: 'bots', exported: 'bots' },
  shelf: { subpath: 'shelf', exported: 'shelf' },
  sentences: { subpath: 'sentences', exported: 'tellers' },
  ui: { subpath: 'ui', exported: 'modules', fetched: true },
  replay: { subpath: 'rules', exported: 'games', fetched: true },
  lessons: { subpath: 'lesson', exported: 'lessons', fetched: true },
};

/** Writes what the registry adds to each of its lists. Nothing but a game's own id gets into one. */
export async function writeRegistry(folder: string, games: readonly AddedGame[]): Promise<void> {
  const registry = join(folder, 'registry');
  await mkdir(registry, { recursive: true });
  const files = {
    ids: listOf(games.map(({ id }) => `${JSON.stringify(id)}: true`)),
    ...Object.fromEntries(Object.entries(LISTS).map(([name, list]) => [name, listText(games, list)])),
    ...Object.fromEntries(LANGUAGES.map((tag) => [`messages-${tag}`, messagesText(games, tag)])),
  };
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(registry, `${name}.ts`), text)));
}

function listText(games: readonly AddedGame[], { subpath, exported, fetched = false }: List): string {
  const having = games.filter(({ files }) => files[subpath] != null);
  const entry = ({ id }: AddedGame) => `${exported}[${JSON.stringify(id)}]`;
  if (fetched) {
    return listOf(
      having.map((game) => {
        const fetch = `() => import(${pathOf(game, subpath)}).then(({ ${exported} }) => ${entry(game)})`;
        return `${JSON.stringify(game.id)}: ${fetch}`;
      }),
    );
  }
  const imports = having.map((game, nth) => `import { ${exported} as part${nth} } from ${pathOf(game, subpath)};`);
  const entries = having.map(({ id }, nth) => `${JSON.stringify(id)}: part${nth}[${JSON.stringify(id)}]`);
  return `${imports.join('\n')}\n${listOf(entries)}`;
}

function messagesText(games: readonly AddedGame[], tag: string): string {
  const imports = games.map(
    (game, nth) => `import part${nth} from ${pathOf(game, `messages/${tag}`)} with { type: 'json' };`,
  );
  const entries = games.map(({ id }, nth) => `${JSON.stringify(id)}: part${nth}[${JSON.stringify(id)}]`);
  return `${imports.join('\n')}\n${listOf(entries)}`;
}

const listOf = (entries: readonly string[]) => `export const added = {\n${entries.join(',\n')}\n};\n`;

function pathOf({ folder, files }: AddedGame, subpath: string): string {
  return JSON.stringify(`../games/${folder}/${files[subpath]?.replace(/^\.\//, '')}`);
}

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LANGUAGES } from '../languages.ts';
import type { AddedGame } from './report.ts';

/** A list of the registry: the subpath export that its entries come from, and the name under which that has them. */
interface List {
  readonly door: string;
  readonly exported: string;
  /** Is an entry fetched only when it is asked for? */
  readonly fetched?: boolean;
}

const LISTS: Readonly<Record<string, List>> = {
  rules: { door: 'rules', exported: 'games' },
  wires: { door: 'wire', exported: 'wires' },
  bots: { door: 'bots', exported: 'bots' },
  shelf: { door: 'shelf', exported: 'shelf' },
  sentences: { door: 'sentences', exported: 'tellers' },
  ui: { door: 'ui', exported: 'modules', fetched: true },
  replay: { door: 'rules', exported: 'games', fetched: true },
  lessons: { door: 'lesson', exported: 'lessons', fetched: true },
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

function listText(games: readonly AddedGame[], { door, exported, fetched = false }: List): string {
  const having = games.filter(({ files }) => files[door] != null);
  const entry = ({ id }: AddedGame) => `${exported}[${JSON.stringify(id)}]`;
  if (fetched) {
    return listOf(
      having.map((game) => {
        const fetch = `() => import(${pathOf(game, door)}).then(({ ${exported} }) => ${entry(game)})`;
        return `${JSON.stringify(game.id)}: ${fetch}`;
      }),
    );
  }
  const imports = having.map((game, nth) => `import { ${exported} as part${nth} } from ${pathOf(game, door)};`);
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

function pathOf({ folder, files }: AddedGame, door: string): string {
  return JSON.stringify(`../games/${folder}/${files[door]?.replace(/^\.\//, '')}`);
}

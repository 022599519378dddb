// A line for a new game in each list of the registry.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '../check-game/languages.mjs';
import { namesOf } from './fill.mjs';

const SRC = 'packages/games/registry/src';

/** Lists that hold the games' parts themselves, by file: the name that each game exports, and its subpath. */
const SPREAD = {
  'rules.ts': ['games', 'rules'],
  'wires.ts': ['wires', 'wire'],
  'bots.ts': ['bots', 'bots'],
  'shelf.ts': ['shelf', 'shelf'],
  'sentences.ts': ['tellers', 'sentences'],
};

/** The languages, each with a list of the games' words. */

/** Lists that fetch a part when it is asked for. */
const FETCHED = { 'ui.ts': ['modules', 'ui'], 'replay.ts': ['games', 'rules'] };

/** Adds the game to every list. Throws where a list no longer looks as this file knows it. */
export function enlist({ id, sample }) {
  const { camel, pascal } = namesOf(id);
  for (const [file, [name, subpath]] of Object.entries(SPREAD)) {
    change(join(SRC, file), (text) => {
      const spread = text.replace(/(\.\.\.\w+)(,?\s*\})/, `$1, ...${camel}$2`);
      return spread === text ? text : `import { ${name} as ${camel} } from '@boomtown/${id}/${subpath}';\n${spread}`;
    });
  }
  for (const tag of LANGUAGES) {
    change(join(SRC, `messages/${tag}.ts`), (text) => {
      const spread = text.replace(/(\.\.\.\w+)(,?\s*\})/, `$1, ...${camel}$2`);
      const typed = spread.replace(/(GamesMessages = [^;]+);/, `$1 & ${pascal};`);
      const keys = typed === spread ? '' : `import type { Messages as ${pascal} } from '@boomtown/${id}/messages';\n`;
      const words = `import ${camel} from '@boomtown/${id}/messages/${tag}' with { type: 'json' };\n`;
      return spread === text ? text : `${keys}${words}${typed}`;
    });
  }
  for (const [file, [name, subpath]] of Object.entries(FETCHED)) {
    const entry = id.includes('-') ? `${name}['${id}']` : `${name}.${id}`;
    const line = `  '${id}': () => import('@boomtown/${id}/${subpath}').then(({ ${name} }) => ${entry}),\n`;
    change(join(SRC, file), (text) => text.replace(/(\n)(\};)/, `$1${line}$2`));
  }
  const list = sample
    ? /(SAMPLE_IDS: readonly GameId\[\] = \[[^\]]*?)(,?\s*\];)/
    : /(SHELF_IDS: readonly GameId\[\] = \[[^\]]*?)(,?\s*\];)/;
  change(join(SRC, 'ids.ts'), (text) =>
    text.replace(list, (_, before, after) => `${before}${before.endsWith('[') ? '' : ', '}'${id}'${after}`),
  );
  change('packages/games/registry/package.json', (text) => {
    const described = JSON.parse(text);
    const dependencies = { ...described.dependencies, [`@boomtown/${id}`]: 'workspace:*' };
    described.dependencies = Object.fromEntries(Object.entries(dependencies).sort(([a], [b]) => (a < b ? -1 : 1)));
    return `${JSON.stringify(described, null, 2)}\n`;
  });
}

function change(path, how) {
  const text = readFileSync(path, 'utf8');
  const changed = how(text);
  if (changed === text) throw new Error(`${path} has no list that a game can be added to`);
  writeFileSync(path, changed);
}

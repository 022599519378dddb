// The files of a new game, from the templates next to this file.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CONTRACT_VERSION } from '../../packages/game-core/src/contract.ts';

const HERE = dirname(fileURLToPath(import.meta.url));
const TEMPLATE = join(HERE, 'template');
const REGISTRY = join(HERE, '../../packages/games/registry/package.json');

/** `brick-lane` as the names of a game: for a title, a type, a value. */
export function namesOf(id) {
  const words = id.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const pascal = words.join('');
  return { title: words.join(' '), pascal, camel: pascal.charAt(0).toLowerCase() + pascal.slice(1) };
}

/** Writes all files of the game; returns their paths. `folder`: where, if not among the games here. */
export function writeGame({ id, min, max, hidden }, folder = join('packages/games', id)) {
  const { title, pascal } = namesOf(id);
  const { version, devDependencies } = JSON.parse(readFileSync(REGISTRY, 'utf8'));
  const values = {
    __id__: id,
    __Name__: title,
    __Pascal__: pascal,
    __min__: min,
    __max__: max,
    __least__: min,
    __most__: max,
    __hidden__: hidden,
    __reveals__: hidden ? "'played'" : "'drew'",
    __version__: version,
    __contract__: CONTRACT_VERSION,
    '__types/node__': devDependencies['@types/node'],
    __vitest__: devDependencies.vitest,
  };
  const kinds = new Set([hidden ? 'hidden' : 'open']);
  const files = readdirSync(TEMPLATE, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.txt'));
  return files.map((name) => {
    const path = join(folder, name.replace(/\.txt$/, ''));
    mkdirSync(dirname(path), { recursive: true });
    const text = chosen(readFileSync(join(TEMPLATE, name), 'utf8'), kinds);
    writeFileSync(
      path,
      text.replaceAll(/__[\w/]+?__/g, (blank) => String(values[blank] ?? blank)),
    );
    return path;
  });
}

/** Lines after `//#kind` are for games of that kind only, up to the next such line or `//#end`. */
function chosen(text, kinds) {
  let wanted = true;
  return text
    .split('\n')
    .filter((line) => {
      const mark = /^\/\/#(\w+)$/.exec(line)?.[1];
      if (mark === undefined) return wanted;
      wanted = mark === 'end' || kinds.has(mark);
      return false;
    })
    .join('\n');
}

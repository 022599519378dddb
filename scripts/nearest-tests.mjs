// Which test files import a source file, by themselves or by way of others.
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';

/** `import type` is gone before anything runs. */
const IMPORT =
  /(?:^|\n)\s*(?:import|export)(?!\s+type\b)[^'"`;]*?from\s+'([^']+)'|import\('([^']+)'\)|^import\s+'([^']+)'/gm;

/** @param files all sources and tests of the project, as paths below `root` */
export function nearestTests(root, files) {
  const known = new Set(files);
  const exportsOf = new Map();
  const importers = new Map(files.map((file) => [file, []]));
  for (const file of files) {
    for (const imported of importsOf(file)) importers.get(imported)?.push(file);
  }

  function importsOf(file) {
    const found = [...readFileSync(join(root, file), 'utf8').matchAll(IMPORT)];
    return found.flatMap(([, from, lazily, alone]) => resolved(file, from ?? lazily ?? alone) ?? []);
  }

  function resolved(file, name) {
    if (name.startsWith('.')) {
      const path = normalize(join(dirname(file), name));
      return known.has(path) ? path : undefined;
    }
    const [, own, rest] = /^@boomtown\/([^/]+)(.*)$/.exec(name) ?? [];
    if (own === undefined) return undefined;
    const folder = ['packages', 'packages/games']
      .map((home) => join(home, own))
      .find((one) => existsSync(join(root, one)));
    if (folder === undefined) return undefined;
    if (!exportsOf.has(folder)) {
      const { exports = {} } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
      exportsOf.set(folder, exports);
    }
    const target = targetOf(exportsOf.get(folder), `.${rest}`);
    return target === undefined ? undefined : normalize(join(folder, target));
  }

  /** What a package's exports have at an address; one that ends with `/*` stands for any file of a folder. */
  function targetOf(exports, address) {
    if (typeof exports[address] === 'string') return exports[address];
    const pattern = Object.keys(exports).find((key) => key.endsWith('/*') && address.startsWith(key.slice(0, -1)));
    return pattern === undefined ? undefined : exports[pattern].replace('*', address.slice(pattern.length - 1));
  }

  /** Those of a file, the nearest first; of equally near ones those of its package, and those that bear its name. */
  return (file) => {
    const home = file.slice(0, file.search(/\/(src|test)\//));
    const name = basename(file).replace(/\..*/, '');
    const distances = new Map([[file, 0]]);
    for (const [at, distance] of distances) {
      for (const importer of importers.get(at) ?? []) {
        if (!distances.has(importer)) distances.set(importer, distance + 1);
      }
    }
    const strangeness = (test) => Number(!test.startsWith(`${home}/`)) + Number(!test.includes(name));
    return [...distances.keys()]
      .filter((path) => /\.test\.tsx?$/.test(path))
      .sort((a, b) => distances.get(a) - distances.get(b) || strangeness(a) - strangeness(b));
  };
}

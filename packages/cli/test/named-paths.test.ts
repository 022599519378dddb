import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(ROOT, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

/** Every file and folder of the project that a developer edits, with its path from the root. */
const PATHS = ['docs', 'docker', 'packages', 'scripts', 'systemd', ...readdirSync(ROOT).filter(isFile)].flatMap(
  pathsBelow,
);

function isFile(name: string): boolean {
  return statSync(join(ROOT, name)).isFile();
}

function pathsBelow(path: string): string[] {
  if (isFile(path)) return [path];
  const names = readdirSync(join(ROOT, path)).filter((name) => !['node_modules', 'dist'].includes(name));
  return [path, ...names.flatMap((name) => pathsBelow(`${path}/${name}`))];
}

/** What a document writes as code that reads like a path here: `a/b`, or the name of a source file. */
function namedIn(text: string): string[] {
  const code = [...text.matchAll(/`([^`\n]+)`/g)].map(([, inside]) => inside ?? '');
  const links = [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, to]) => to ?? '');
  const files = code.filter(
    (inside) => /^[\w./<>-]+\.(ts|tsx|md|mjs|conf|js)$/.test(inside) && !inside.startsWith('/'),
  );
  const below = code.filter((inside) => /^(packages|docs|docker|scripts|systemd)\/[\w./<>-]+$/.test(inside));
  return [...new Set([...files, ...below, ...links.filter((to) => !to.includes(':') && !to.startsWith('/'))])];
}

/** `<game>` stands for any game's folder; a path may leave out the folders before it. */
function isThere(named: string, document: string): boolean {
  const folder = document.split('/').slice(0, -1).join('/');
  const path = named.replace(/\/$/, '');
  const pattern = path.split(/<[\w-]+>/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  const end = new RegExp(`(^|/)${pattern.join('[^/]+')}$`);
  return PATHS.some((one) => end.test(one)) || PATHS.includes(join(folder, path));
}

test.each(DOCUMENTS)('every path that %s names is there', (document) => {
  const named = namedIn(readFileSync(join(ROOT, document), 'utf8'));
  expect(named.filter((path) => !isThere(path, document))).toEqual([]);
});

test.each([
  ['docs/architecture.md', 120],
  ['docs/glossary.md', 60],
])('%s has at most %d lines', (document, most) => {
  expect(readFileSync(join(ROOT, document), 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(most);
});

test('a path that is not there is found', () => {
  const named = namedIn('`packages/server/src/nothing.ts`, `README.md` and [a page](nothing.md)');
  expect(named.filter((path) => !isThere(path, 'docs/architecture.md'))).toEqual([
    'packages/server/src/nothing.ts',
    'nothing.md',
  ]);
});

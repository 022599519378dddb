// Words that names may not contain, and the term of docs/glossary.md to use instead. `npm run deps` runs it.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Each word as it stands in a file name or between the capitals of an exported name. */
export const INSTEAD = {
  answers: 'handlers or replies',
  asker: 'requester',
  breach: 'violation',
  clockwork: 'clock',
  course: 'lifecycle',
  deed: 'event, table event',
  desk: 'service, side panel',
  door: 'gate, or the name of the subpath export',
  film: 'positions',
  gathering: 'waiting room',
  heir: 'transfer target',
  heirs: 'transfer targets',
  house: 'server policy',
  manners: 'pacing',
  projector: 'timeline, playback',
  reel: 'keyframes',
  sitter: 'scripted player',
  strip: 'banner',
  told: 'snapshot, notices',
  vacated: 'resigned',
};

const EXPORTED =
  /^export (?:default )?(?:abstract |async )*(?:class|const|enum|function\*?|interface|let|type) +([A-Za-z_$][\w$]*)/gm;

/** Folders of the platform whose names are held to the glossary. A game's own pieces are named as its rules name them. */
const PLATFORM = [
  'analysis',
  'bench',
  'bots',
  'cli',
  'client',
  'game-core',
  'game-testing',
  'i18n',
  'scene-kit',
  'server',
  'stage',
  'ui-kit',
  'web',
  'wire',
];

/** The words of a name: `KeptLog`, `KEPT_LOG` and `kept-log.ts` are all `kept` and `log`. */
function wordsOf(name) {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/);
}

/** The private terms in the names of these files, given as path and text, and of what they export. */
export function privateTermsIn(files) {
  return files.flatMap(([path, text]) => {
    const names = [basename(path), ...[...text.matchAll(EXPORTED)].map(([, name]) => name)];
    return names.flatMap((name) =>
      wordsOf(name)
        .filter((word) => Object.hasOwn(INSTEAD, word))
        .map((word) => `${path}: ${name} says "${word}"; say ${INSTEAD[word]}`),
    );
  });
}

export function platformFiles() {
  const folders = PLATFORM.flatMap((name) => ['src', 'test'].map((part) => join('packages', name, part)));
  return folders.filter(existsSync).flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path, readFileSync(path, 'utf8')]),
  );
}

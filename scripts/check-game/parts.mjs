// Which files, exports and lines of the registry a game lacks.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTRACT_VERSION } from '../../packages/game-core/src/contract.ts';
import { LANGUAGES } from './languages.mjs';

const REGISTRY = 'packages/games/registry';
const RULES = ['actors', 'outcome', 'legal', 'parseAction', 'inPhase', 'refusal', 'timeout'];
const GAME = [...RULES, 'setup', 'perform', 'publicView', 'privateView', 'seatsOf', 'parseState'];
const TELLER = ['say', 'actionWords', 'optionWords', 'refusalWords'];

/**
 * The subpath exports of a game: which list each has (by the game's id), what an entry has to have, which lists of the registry
 * name it, and what the docs say of it.
 */
const SUBPATHS = [
  {
    subpath: 'rules',
    list: 'games',
    has: [...GAME, 'info', 'defaults', 'optionFields', 'samples'],
    in: ['rules.ts', 'replay.ts'],
  },
  { subpath: 'wire', list: 'wires', has: ['TableState', 'events', 'mirror', 'read'], in: ['wires.ts'] },
  { subpath: 'bots', list: 'bots', has: ['game', 'create'], in: ['bots.ts'] },
  {
    subpath: 'ui',
    list: 'modules',
    has: [...TELLER, 'rules', 'fetchScene', 'sounds', 'headline', 'describe', 'seatPanel', 'explainScores'],
    in: ['ui.ts'],
  },
  {
    subpath: 'shelf',
    list: 'shelf',
    has: ['seats', 'colours', 'minutes', 'clock', 'presets', 'Cover'],
    in: ['shelf.ts'],
  },
  { subpath: 'sentences', list: 'tellers', has: TELLER, in: ['sentences.ts'] },
  ...LANGUAGES.map((tag) => ({
    subpath: `messages/${tag}`,
    list: 'default',
    has: [],
    in: [`messages/${tag}.ts`],
  })),
  // What a game may leave out.
  { subpath: 'lesson', list: 'lessons', has: ['steps', 'words', 'end'], in: ['lessons.ts'], optional: true },
  { subpath: 'fixtures', list: 'galleryFixtures', has: ['fixtures', 'snapshot'], in: ['fixtures.ts'], optional: true },
];

/** What is missing, and the game's entry of each subpath export that can be imported and lacks nothing. */
export async function missingParts(id, { load }) {
  const missing = [];
  const folder = join('packages/games', id);
  const described = readJson(join(folder, 'package.json'));
  if (described === null) return { missing: [`${folder}/package.json: there is none, or it is no JSON`], parts: {} };
  if (described.name !== `@boomtown/${id}`) missing.push(`${folder}/package.json: "name" has to be "@boomtown/${id}"`);
  missing.push(...missingContract(folder, described), ...missingInRegistry(id, described));
  const opened = await openParts(id, folder, described, load);
  missing.push(...opened.missing, ...missingTests(folder, opened.parts.rules));
  return { missing, parts: opened.parts };
}

/** What the subpath exports of a game in this folder lack, and its entries in the others. `isOptional`: may it lack this one? */
export async function openParts(id, folder, described, load, isOptional = ({ optional }) => optional === true) {
  const missing = [];
  const parts = {};
  for (const one of SUBPATHS) {
    const { subpath, list, has } = one;
    const file = fileOf(described, subpath);
    const found = file === null ? null : join(folder, file);
    // A pattern leads to languages that the game may not speak.
    const isThere = found !== null && (existsSync(found) || described.exports[`./${subpath}`] !== undefined);
    if (!isThere && isOptional(one)) continue;
    if (found === null || !existsSync(found)) {
      const where =
        found === null ? `${folder}/package.json: "exports" has no "./${subpath}"` : `${found}: there is no such file`;
      missing.push(`${where} (it exports "${list}")`);
      continue;
    }
    const entry = await entryOf(load, found, list, id, missing);
    if (entry === null) continue;
    const lacking = has.filter((name) => entry[name] === undefined);
    missing.push(...lacking.map((name) => `${found}: ${list}['${id}'] has no "${name}"`));
    if (lacking.length === 0) parts[subpath] = entry;
  }
  return { missing, parts };
}

/** Does the game state which version of the contract it was written for, and is it this one's? */
export function missingContract(folder, { boomtown }) {
  const stated = boomtown?.contract;
  if (stated === CONTRACT_VERSION) return [];
  const asked = `"boomtown": { "contract": ${CONTRACT_VERSION} }`;
  return [
    stated === undefined
      ? `${folder}/package.json: states no version of the contract; this server's is ${asked}`
      : `${folder}/package.json: is for version ${JSON.stringify(stated)} of the contract; this server's is ${CONTRACT_VERSION}`,
  ];
}

async function entryOf(load, file, list, id, missing) {
  try {
    const exported = await load(file);
    if (exported[list] === undefined) missing.push(`${file}: does not export "${list}"`);
    else if (exported[list][id] === undefined) missing.push(`${file}: ${list} has no '${id}'`);
    else return exported[list][id];
  } catch (error) {
    missing.push(
      `${file}: can't be loaded: ${String(error.message)
        .trim()
        .split(/\s*\n\s*/)
        .slice(0, 3)
        .join(' ')}`,
    );
  }
  return null;
}

/** Lines that the registry's lists lack, and whether the package is installed. */
function missingInRegistry(id, described) {
  const missing = [];
  const read = (file) => readFileSync(join(REGISTRY, 'src', file), 'utf8');
  if (!read('ids.ts').includes(`'${id}'`)) missing.push(`${REGISTRY}/src/ids.ts: does not list '${id}'`);
  for (const { subpath, in: files, optional } of SUBPATHS) {
    if (optional === true && fileOf(described, subpath) === null) continue;
    for (const file of files) {
      if (!read(file).includes(`@boomtown/${id}/${subpath}'`)) {
        missing.push(`${REGISTRY}/src/${file}: has no line for '@boomtown/${id}/${subpath}'`);
      }
    }
  }
  if (readJson(join(REGISTRY, 'package.json')).dependencies[`@boomtown/${id}`] === undefined) {
    missing.push(`${REGISTRY}/package.json: "dependencies" lacks "@boomtown/${id}"`);
  }
  if (!existsSync(join('packages/games', id, 'node_modules'))) {
    missing.push(`packages/games/${id}/node_modules: not installed; run node_modules/.bin/pnpm install`);
  }
  return missing;
}

function missingTests(folder, rules) {
  const missing = [];
  const tests = join(folder, 'test/rules');
  for (const file of ['src/tsconfig.json', 'test/tsconfig.json', 'tsconfig.json']) {
    if (!existsSync(join(folder, file)))
      missing.push(`${join(folder, file)}: there is none; copy that of another game`);
  }
  if (!existsSync(join(tests, 'playthroughs'))) {
    missing.push(`${tests}/playthroughs: no golden playthroughs; game-testing/README.md says how one begins`);
  }
  if (rules === undefined) return missing;
  const { id, version } = rules.info;
  const records = rules.samples.map((_, nth) => join(folder, 'test/records', `${id}-v${version}-${nth}.jsonl`));
  const lacking = records.filter((file) => !existsSync(file));
  if (lacking.length > 0) missing.push(`${lacking.join(', ')}: no golden record; "npm run records" writes them`);
  return missing;
}

/** The file of a subpath export, or `null`; a pattern such as `./messages/*` counts. */
export function fileOf({ exports: targets = {} }, subpath) {
  const [folder, name] = subpath.split('/');
  const target =
    targets[`./${subpath}`] ?? (name === undefined ? undefined : targets[`./${folder}/*`]?.replace('*', name));
  return target ?? null;
}

export function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

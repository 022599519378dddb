// `node scripts/check-added-game.mjs FOLDER`: what the server asks of a game from elsewhere before it takes it in. The last
// line says it as JSON: what is wrong, in words, or the games with the files of their exports. Run it in a process of its
// own, with a limit of time: it runs the code of the game.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { faultsInConformance } from './check-game/conformance.mjs';
import { LANGUAGES } from './check-game/languages.mjs';
import { fileOf, missingContract, openParts, readJson } from './check-game/parts.mjs';
import { missingInPlay } from './check-game/play.mjs';
import { openSources } from './check-game/sources.mjs';
import { missingWords } from './check-game/words.mjs';

const SUBPATHS = ['rules', 'wire', 'bots', 'ui', 'shelf', 'sentences', 'lesson'];
/** What Node opens, with nothing but the types taken away; pages are bundled. */
const READ_BY_NODE = ['rules', 'wire', 'bots', 'sentences'];
const ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const MOST_NAMED = 12;

const folder = resolve(process.argv[2] ?? '');
let found;
try {
  found = await look();
} catch (error) {
  found = { faults: [String(error?.message ?? error)], games: [] };
}
const named = found.faults.slice(0, MOST_NAMED).map((fault) => fault.replaceAll(`${folder}/`, ''));
const more = found.faults.length - named.length;
process.stdout.write(
  `\n${JSON.stringify({ ...found, faults: more > 0 ? [...named, `and ${more} more`] : named })}\n`,
  () => process.exit(0),
);

async function look() {
  const described = readJson(`${folder}/package.json`);
  if (described === null) return { faults: ['package.json: there is none, or it is no JSON'], games: [] };
  const contract = missingContract(folder, described);
  if (contract.length > 0) return { faults: contract, games: [] };
  const rules = fileOf(described, 'rules');
  if (rules === null) return { faults: ['package.json: "exports" has no "./rules"'], games: [] };
  const { games } = await openByNode(described);
  const sources = await openSources();
  try {
    const faults = [];
    const { OWN_IDS } = await sources.load('packages/games/registry/src/ids.ts');
    const ids = Object.keys(games ?? {});
    if (ids.length === 0) faults.push(`${rules}: "games" has no game`);
    for (const id of ids) {
      if (!ID.test(id) || id.length > 24)
        faults.push(`"${id}" is no id of a game: small letters, digits and single hyphens`);
      else if (OWN_IDS.includes(id)) faults.push(`a game of this server is called "${id}" already`);
      else faults.push(...(await faultsOf(id, described, sources)));
    }
    return { faults, games: ids.map((id) => ({ id, files: filesOf(described) })) };
  } finally {
    await sources.close();
  }
}

async function faultsOf(id, described, sources) {
  const isOptional = ({ optional, subpath }) => optional === true || /^messages\/(?!en$)/.test(subpath);
  const { missing, parts } = await openParts(id, folder, described, sources.load, isOptional);
  if (missing.length > 0) return missing;
  const lacking = [...missingWords(id, parts, folder), ...(await missingInPlay(id, parts, sources, folder))];
  return lacking.length > 0 ? lacking : faultsInConformance(parts, sources);
}

/** The server and the tools have no bundler: what they open has to be as Node reads it. Returns the rules. */
async function openByNode(described) {
  let rules = {};
  for (const subpath of READ_BY_NODE) {
    const file = fileOf(described, subpath);
    if (file === null) continue;
    const opened = await import(pathToFileURL(resolve(folder, file)).href).catch((error) => {
      throw new Error(`${file}: can't be opened by Node: ${error.message}`);
    });
    if (subpath === 'rules') rules = opened;
  }
  return rules;
}

function filesOf(described) {
  const files = Object.fromEntries(SUBPATHS.map((subpath) => [subpath, fileOf(described, subpath)]));
  const english = fileOf(described, 'messages/en');
  const spoken = LANGUAGES.map((tag) => {
    const file = fileOf(described, `messages/${tag}`);
    return [`messages/${tag}`, file !== null && existsSync(resolve(folder, file)) ? file : english];
  });
  return { ...files, ...Object.fromEntries(spoken) };
}

// `npm run words`: the sentences of the pages and games for translators, and the checks of them.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { blanksOf, faultsOf } from '../packages/i18n/src/icu.ts';
import { LANGUAGE_TAGS } from '../packages/i18n/src/languages.ts';
import { readPo, writePo } from '../packages/i18n/src/po.ts';

const USAGE = `Usage:
  npm run words -- export LANGUAGE [FILE]   writes all sentences of a language (a tag such as fr) to a gettext file
  npm run words -- import FILE              takes the translated sentences of a gettext file into the project
  npm run words -- check                    says what is missing or wrong in each language
  npm run words -- keys                     writes the types of all keys anew, after a change of English`;

/** The folders that hold messages. */
const FOLDERS = ['packages', 'packages/games']
  .flatMap((parent) => readdirSync(parent).map((name) => join(parent, name, 'src/messages')))
  .filter((folder) => existsSync(join(folder, 'en.json')));

const [task, ...given] = process.argv.slice(2);
const TASKS = { export: exportPo, import: importPo, check, keys };
if (!Object.hasOwn(TASKS, task ?? '')) {
  console.error(USAGE);
  process.exit(2);
}
process.exit(TASKS[task](...given) === false ? 1 : 0);

function exportPo(language, file = `boomtown.${language}.po`) {
  const entries = sources().flatMap(({ folder, stem, english }) => {
    const comments = readJson(join(folder, 'comments.json'));
    const spoken = language === 'en' ? english : readJson(fileOf(folder, stem, language));
    return flat(english).map(([key, text]) => {
      return {
        id: idOf(folder, stem, key),
        english: text,
        translated: valueAt(spoken, key) ?? '',
        comment: comments[key],
      };
    });
  });
  writeFileSync(file, writePo(language, entries));
  const done = entries.filter(({ translated }) => translated !== '').length;
  console.log(`${file}: ${entries.length} sentences, ${done} of them translated.`);
}

function importPo(file) {
  const { language, entries } = readPo(readFileSync(file, 'utf8'));
  const entriesById = new Map(entries.map((entry) => [entry.id, entry]));
  const faults = [];
  for (const { folder, stem, english } of sources()) {
    const before = readJson(fileOf(folder, stem, language));
    const after = {};
    for (const [key, text] of flat(english)) {
      const entry = entriesById.get(idOf(folder, stem, key));
      // A sentence whose English has changed since the export is asked for again.
      const fresh = entry !== undefined && entry.english === text ? entry.translated : '';
      const found = fresh === '' ? [] : faultsOf(text, fresh, language);
      faults.push(...found.map((fault) => `${entry.id}: ${fault}`));
      const value = fresh !== '' && found.length === 0 ? fresh : valueAt(before, key);
      if (value !== undefined) put(after, key, value);
    }
    if (Object.keys(after).length > 0) writeJson(fileOf(folder, stem, language), after);
  }
  for (const fault of faults) console.error(fault);
  console.log(
    `Taken in: the sentences of "${language}"${faults.length > 0 ? `, except for the faults above (${faults.length})` : ''}.`,
  );
  return faults.length === 0;
}

/** Finished languages are complete; an unfinished one may lack sentences, but what it has is right. */
function check() {
  const faults = sources().flatMap(({ folder, stem, english }) =>
    readdirSync(folder)
      .filter((name) => name.startsWith(stem === 'guide' ? 'guide.' : '') && name.endsWith('.json'))
      .map((name) => name.slice(stem === 'guide' ? 'guide.'.length : 0, -'.json'.length))
      .filter((language) => /^[a-z]{2,3}(-\w+)?$/.test(language))
      .flatMap((language) => {
        const file = fileOf(folder, stem, language);
        const spoken = readJson(file);
        const lacking = LANGUAGE_TAGS.includes(language)
          ? flat(english).filter(([key]) => valueAt(spoken, key) === undefined)
          : [];
        return [
          ...lacking.map(([key, text]) => `${file}: lacks "${key}", in English "${text}"`),
          ...flat(spoken).flatMap(([key, text]) => {
            const original = valueAt(english, key);
            const found = original === undefined ? ['is not a key of English'] : faultsOf(original, text, language);
            return found.map((fault) => `${file}: "${key}" ${fault}`);
          }),
        ];
      }),
  );
  for (const folder of FOLDERS.filter((one) => readText(join(one, 'keys.ts')) !== keysIn(one))) {
    faults.push(`${join(folder, 'keys.ts')}: not those of en.json; run "npm run words -- keys"`);
  }
  for (const fault of faults) console.log(fault);
  return faults.length === 0;
}

function keys() {
  for (const folder of FOLDERS) writeFileSync(join(folder, 'keys.ts'), keysIn(folder));
}

/** The types of a folder's keys. */
function keysIn(folder) {
  const name = (text) => (/^[a-z]\w*$/i.test(text) ? text : `'${text}'`);
  const blanks = (text) =>
    blanksOf(text)
      .map((blank) => `'${blank}'`)
      .join(' | ') || 'never';
  const sections = Object.entries(readJson(join(folder, 'en.json'))).map(([section, texts]) => {
    const lines = Object.entries(texts).map(([key, text]) => `    readonly ${name(key)}: ${blanks(text)};`);
    return [`  readonly ${name(section)}: {`, ...lines, '  };'].join('\n');
  });
  const guide = existsSync(join(folder, 'guide.en.json')) ? Object.keys(readJson(join(folder, 'guide.en.json'))) : [];
  return [
    '// Written by "npm run words -- keys" from en.json.',
    '',
    '/** The keys of this folder, and the blanks of each English sentence. */',
    'export type Messages = {',
    ...sections,
    '};',
    ...(guide.length === 0
      ? []
      : [
          '',
          '/** The keys of the first-game guide. */',
          'export type GuideKey =',
          ...guide.map((key, nth) => `  | '${key}'${nth === guide.length - 1 ? ';' : ''}`),
        ]),
    '',
  ].join('\n');
}

/** Every English file: of a folder, and of its first-game guide. */
function sources() {
  return FOLDERS.flatMap((folder) =>
    ['messages', 'guide']
      .map((stem) => ({ folder, stem, english: readJson(fileOf(folder, stem, 'en')) }))
      .filter(({ english }) => Object.keys(english).length > 0),
  );
}

function fileOf(folder, stem, language) {
  return join(folder, stem === 'guide' ? `guide.${language}.json` : `${language}.json`);
}

/** The context of a sentence in a gettext file. */
function idOf(folder, stem, key) {
  return `${folder}/${stem}:${key}`.replaceAll('\\', '/');
}

/** Keys and texts; those in sections as `section.key`. */
function flat(content) {
  return Object.entries(content).flatMap(([key, value]) =>
    typeof value === 'string' ? [[key, value]] : Object.entries(value).map(([name, text]) => [`${key}.${name}`, text]),
  );
}

function valueAt(content, key) {
  const dot = key.indexOf('.');
  return dot < 0 ? content[key] : content[key.slice(0, dot)]?.[key.slice(dot + 1)];
}

function put(content, key, value) {
  const dot = key.indexOf('.');
  if (dot < 0) content[key] = value;
  else content[key.slice(0, dot)] = { ...content[key.slice(0, dot)], [key.slice(dot + 1)]: value };
}

function readText(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

function readJson(file) {
  return JSON.parse(readText(file) || '{}');
}

function writeJson(file, content) {
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
}

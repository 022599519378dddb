import { categoriesOf, sentencesOf } from './icu.ts';

/** A sentence as a translator gets it. `id`: package, file, section and key. */
export interface PoEntry {
  readonly id: string;
  readonly english: string;
  /** Empty where it is not translated yet. */
  readonly translated: string;
  /** Says where the sentence appears, where the key does not. */
  readonly comment?: string;
}

/** A gettext file. Plurals stay ICU messages inside it, since their forms differ from language to language. */
export function writePo(language: string, entries: readonly PoEntry[]): string {
  const forms = categoriesOf(language).join(', ');
  const head = [
    `# Boomtown in "${language}". docs/translating.md says how to work on this file.`,
    'msgid ""',
    'msgstr ""',
    quoted(`Language: ${language}\n`),
    quoted('Content-Type: text/plain; charset=UTF-8\n'),
    quoted('Content-Transfer-Encoding: 8bit\n'),
  ].join('\n');
  const parts = entries.map(({ id, english, translated, comment }) =>
    [
      ...(comment === undefined ? [] : [`#. ${comment}`]),
      ...(sentencesOf(english)[0] === english ? [] : [`#. Plural forms of this language: ${forms}; # is the number.`]),
      ...(english.startsWith('{count, plural') ? ['#, icu-message-format'] : []),
      `msgctxt ${quoted(id)}`,
      `msgid ${quoted(english)}`,
      `msgstr ${quoted(translated)}`,
    ].join('\n'),
  );
  return `${[head, ...parts].join('\n\n')}\n`;
}

/** The language of a gettext file and its sentences. Those marked fuzzy count as not translated. Throws where it is none. */
export function readPo(text: string): { readonly language: string; readonly entries: readonly PoEntry[] } {
  const blocks = text
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/)
    .map(readBlock);
  const head = blocks.find(({ id, english }) => id === '' && english === '');
  const language = /^Language:\s*([\w-]+)/m.exec(head?.translated ?? '')?.[1];
  if (language === undefined) throw new Error('the file has no header that names its language');
  return { language, entries: blocks.filter(({ id }) => id !== '') };
}

function readBlock(block: string): PoEntry {
  const fields: Record<string, string> = { msgctxt: '', msgid: '', msgstr: '' };
  let field = '';
  for (const line of block.split('\n').filter((one) => one.trim() !== '' && !one.startsWith('#'))) {
    const [, name, value = ''] = /^(?:(msgctxt|msgid|msgstr)\s+)?(".*")\s*$/.exec(line) ?? [];
    if (value === '') throw new Error(`not a line of a gettext file: ${line}`);
    field = name ?? field;
    // A string of gettext is written as one of JSON.
    fields[field] += String(JSON.parse(value));
  }
  const fuzzy = /^#,.*\bfuzzy\b/m.test(block);
  const { msgctxt: id = '', msgid: english = '', msgstr: translated = '' } = fields;
  return { id, english, translated: fuzzy && id !== '' ? '' : translated };
}

const quoted = (text: string): string => JSON.stringify(text);

// Which words a game lacks, by language and key.
import { faultsOf } from '../../packages/i18n/src/icu.ts';
import { LANGUAGES } from './languages.mjs';

/** Keys that other languages lack or have too many, blanks and plural forms that are missing. */
export function missingWords(id, parts, folder = `packages/games/${id}`) {
  const at = `${folder}/src/messages`;
  const english = parts['messages/en'];
  if (english === undefined) return [];
  const { presets = {} } = parts.shelf ?? {};
  const ways = Object.keys(presets).map((name) => `preset-${name}`);
  const asked = ['name', 'tagline', ...ways];
  const missing = asked
    .filter((key) => english[key] === undefined)
    .map((key) => `${at}/en.json: "${key}", which the pages say of every game`);
  for (const language of LANGUAGES.filter((tag) => parts[`messages/${tag}`] !== undefined)) {
    const file = `${at}/${language}.json`;
    const spoken = parts[`messages/${language}`];
    for (const key of Object.keys(english).filter((one) => spoken[one] === undefined)) {
      missing.push(`${file}: "${key}", in English "${english[key]}"`);
    }
    for (const [key, sentence] of Object.entries(spoken)) {
      const faults =
        english[key] === undefined ? ['is not a key of en.json'] : faultsOf(english[key], sentence, language);
      missing.push(...faults.map((fault) => `${file}: "${key}" ${fault}`));
    }
  }
  return missing;
}

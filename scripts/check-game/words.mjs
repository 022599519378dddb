// Which words a game lacks, by language and key.

const LANGUAGES = ['en', 'de', 'es', 'it'];

/** Keys that other languages lack or have too many, blanks and plural forms that are missing. */
export function missingWords(id, doors) {
  const at = `packages/games/${id}/src/words`;
  const english = doors['words/en'];
  if (english === undefined) return [];
  const { seats, presets = {} } = doors.shelf ?? {};
  const ways = Object.keys(presets).map((name) => `preset-${name}`);
  const asked = ['name', 'tagline', 'leaving-ends', ...(seats?.max > 2 ? ['leaving-stays'] : []), ...ways];
  const missing = asked
    .filter((key) => english[key] === undefined)
    .map((key) => `${at}/en.ts: "${key}", which the pages say of every game`);
  for (const language of LANGUAGES.filter((tag) => doors[`words/${tag}`] !== undefined)) {
    const file = `${at}/${language}.ts`;
    const spoken = doors[`words/${language}`];
    const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    for (const key of Object.keys(english).filter((one) => spoken[one] === undefined)) {
      missing.push(`${file}: "${key}", in English "${formsOf(english[key])[0]}"`);
    }
    for (const [key, sentence] of Object.entries(spoken)) {
      if (english[key] === undefined) missing.push(`${file}: "${key}" is not a key of words/en.ts`);
      const lacking = typeof sentence === 'string' ? [] : needed.filter((form) => sentence[form] === undefined);
      if (lacking.length > 0) {
        const how = language === 'es' || language === 'it' ? "; forms('…', '…') of @boomtown/i18n has them all" : '';
        missing.push(
          `${file}: "${key}" lacks the plural form ${lacking.map((form) => `"${form}"`).join(' and ')}${how}`,
        );
      }
      if (formsOf(sentence).some((text) => text.trim() === '')) missing.push(`${file}: "${key}" is empty`);
      if (typeof sentence === 'string' && english[key] !== undefined) {
        const [here, there] = [blanksOf(sentence), blanksOf(formsOf(english[key]).join())];
        if (here.join() !== there.join()) {
          missing.push(
            `${file}: "${key}" has the blanks ${here.join(' ') || '(none)'}, in English ${there.join(' ') || '(none)'}`,
          );
        }
      }
    }
  }
  return missing;
}

function formsOf(sentence) {
  return typeof sentence === 'string' ? [sentence] : Object.values(sentence);
}

function blanksOf(text) {
  return [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();
}

// What turns out to be missing when a game is played and described: rules, event fields, sounds, sentences.
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from './languages.mjs';
import { readJson } from './parts.mjs';

const PAGES = fileURLToPath(new URL('../../packages/web/src/messages', import.meta.url));

const PEOPLE = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay'].map((name, seat) => ({ seat, name }));
/** Every fifth position of a match is described in all languages. */
const STRIDE = 5;

export async function missingInPlay(id, parts, { load }, folder = `packages/games/${id}`) {
  const missing = new Set();
  if (['rules', 'wire', 'ui', 'shelf', 'sentences'].some((subpath) => parts[subpath] === undefined)) return [];
  const game = parts.rules;
  const { info, samples } = game;
  const at = `${folder}/src`;
  if (info.id !== id) missing.add(`${at}/rules: info.id is "${info.id}", not "${id}"`);
  if (info.hidden && game.redeal === undefined) missing.add(`${at}/rules: a game with info.hidden needs "redeal"`);
  for (let seats = info.seats.min; seats <= info.seats.max; seats += 1) {
    if (!samples.some((sample) => sample.seats === seats))
      missing.add(`${at}/rules: "samples" has no table of ${seats} seats`);
  }
  for (const { key } of game.optionFields) {
    if (game.defaults[key] === undefined) missing.add(`${at}/rules: "defaults" lacks the option "${key}"`);
  }
  const { seats, colours } = parts.shelf;
  if (seats.min !== info.seats.min || seats.max !== info.seats.max || colours.length !== info.seats.max) {
    missing.add(
      `${at}/ui/shelf.ts: "seats" and "colours" have to be those of the ${info.seats.min} to ${info.seats.max} seats of the rules`,
    );
  }
  if (parts.lesson !== undefined) {
    const { length } = parts.lesson.steps;
    if (length < 5 || length > 9) missing.add(`${at}/ui/lesson.ts: a guide has five to nine steps, not ${length}`);
  }
  const { playAtRandom } = await load('packages/game-testing/src/play.ts');
  const spoken = await wordsOfAll(parts, id, load);
  for (const [nth, { seats: count, options }] of samples.entries()) {
    let play;
    try {
      play = playAtRandom(game, { seats: count, options, seed: `check ${nth}`, policy: `check ${nth}` });
    } catch (error) {
      missing.add(`${at}/rules: sample ${nth} can't be played: ${error.message}`);
      continue;
    }
    if (play.outcome === null) missing.add(`${at}/rules: sample ${nth} is not over after 5000 random actions`);
    look(play.positions, count);
  }
  return [...missing];

  function look(positions, count) {
    const { ui: module, sentences: teller } = parts;
    for (const { step, state, events } of positions) {
      for (const field of ['game', 'options']) {
        if (state[field] === undefined) missing.add(`${at}/rules: a state has to hold its "${field}"`);
      }
      const view = game.publicView(state);
      const acting = game.actors(view);
      for (const { event } of events) {
        lookAtEvent(event, module);
        tell((words) => teller.say(event, { words, people: PEOPLE, view }), `say of "${event.type}"`);
      }
      if (step % STRIDE !== 0 && acting.length > 0) continue;
      for (const seat of Array.from({ length: count }, (_, one) => one)) {
        const legal = acting.includes(seat) ? game.legal(view, game.privateView(state, seat), seat) : [];
        for (const action of legal) {
          tell(
            (words) => teller.actionWords(action, seat, { words, people: PEOPLE, view }),
            `actionWords of "${action.type}"`,
          );
        }
        tell((words) => module.seatPanel(seat, { words, people: PEOPLE, view }), 'seatPanel');
        tell((words) => module.headline({ words, people: PEOPLE, view }, seat), 'headline');
      }
      tell((words) => module.headline({ words, people: PEOPLE, view }, null), 'headline');
      tell((words) => module.describe({ words, people: PEOPLE, view }), 'describe');
      if (acting.length === 0) tell((words) => module.explainScores({ words, people: PEOPLE, view }), 'explainScores');
    }
    for (const field of game.optionFields) {
      tell((words) => teller.optionWords(field, words).label, `optionWords of "${field.key}"`);
    }
  }

  function lookAtEvent(event, module) {
    const fields = parts.wire.events[event.type];
    if (fields === undefined) missing.add(`${at}/rules: the shape lacks the event "${event.type}"`);
    else {
      for (const name of Object.keys(event)) {
        if (name !== 'type' && !fields.includes(name))
          missing.add(`${at}/rules: the shape of the event "${event.type}" lacks the field "${name}"`);
      }
    }
    if (module.sounds[event.type] === undefined) {
      missing.add(`${at}/ui/module.ts: "sounds" says nothing of the event "${event.type}" (null: no sound)`);
    }
  }

  /** Says something in every language: a key or a blank that is missing is an error of the words, and names itself. */
  function tell(say, what) {
    for (const [language, words] of spoken) {
      try {
        say(words);
      } catch (error) {
        missing.add(`${at}/messages/${language}.json: ${what}: ${error.message}`);
      }
    }
  }
}

async function wordsOfAll(parts, id, load) {
  const { wordsOf } = await load('packages/i18n/src/words.ts');
  return LANGUAGES.filter((tag) => parts[`messages/${tag}`] !== undefined).map((tag) => [
    tag,
    // What is said of any game is in the words of the pages.
    wordsOf(tag, { plain: readJson(`${PAGES}/${tag}.json`).plain, [id]: parts[`messages/${tag}`] }),
  ]);
}

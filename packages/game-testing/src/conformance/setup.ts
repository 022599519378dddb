import { type AnyGame, isObject, type OptionField, sameJson, stepStream, textStream } from '@boomtown/game-core';
import { brief, hold } from '../contract-violation.ts';
import { deepFreeze, holdPlain } from '../plain-json.ts';
import { seedBytes } from '../play.ts';
import { holdRefusal } from './verdict.ts';

const SEED = seedBytes('setup');

/** What the game says of itself, which tables it takes, which it refuses and how, and that its samples use everything. */
export function checkSetup(game: AnyGame, junk: readonly unknown[]): void {
  holdInfo(game);
  holdSamples(game);
  for (const seats of badSeats(game)) {
    for (const options of [{}, { 'no-such-option': 1 }, null]) holdRefused(game, options, seats, 'bad-seats');
  }
  for (let seats = game.info.seats.min; seats <= game.info.seats.max; seats += 1) {
    const strange = [
      { 'no-such-option': 1 },
      JSON.parse('{"__proto__":{}}'),
      null,
      [],
      'x',
      7,
      true,
      ...junk.filter(strangeOptions),
    ];
    for (const options of strange) holdRefused(game, options, seats, 'bad-options');
    for (const field of game.optionFields) holdField(game, field, seats);
  }
}

function strangeOptions(raw: unknown): boolean {
  return !isObject(raw) || Object.keys(raw).length > 0;
}

/** Sets a table up twice with the same chance; both come out the same. Gives what `setup` gives. */
function setUp(game: AnyGame, options: unknown, seats: number): ReturnType<AnyGame['setup']> {
  const first = game.setup(deepFreeze(options), seats, stepStream(SEED, 0));
  const second = game.setup(options, seats, stepStream(SEED, 0));
  hold(sameJson(first, second), 'not-determined', () => `setup of ${brief(options)} for ${seats} gives two results`);
  return first;
}

function holdInfo(game: AnyGame): void {
  const { id, name, version, seats, hidden } = game.info;
  const named = /^[a-z]+(-[a-z0-9]+)*$/.test(id) && name.trim() !== '' && Number.isInteger(version) && version >= 1;
  const counted =
    Number.isInteger(seats.min) && Number.isInteger(seats.max) && seats.min >= 1 && seats.max >= seats.min;
  hold(named && counted, 'info', () => `the game's info is ${brief(game.info)}`);
  hold(hidden === (game.redeal !== undefined), 'redeal-missing', () => {
    return hidden ? 'the game hides something but has no redeal' : 'the game hides nothing but has a redeal';
  });
  holdPlain(game.defaults, 'defaults');
  holdPlain(game.samples, 'samples');
  const keys = game.optionFields.map((field) => field.key).toSorted();
  hold(sameJson(keys, Object.keys(game.defaults).toSorted()), 'option-fields', () => {
    return `the form has the options ${keys.join(', ')}; the defaults have ${Object.keys(game.defaults).join(', ')}`;
  });
}

/** Every seat count and every option stands in some sample, every choice of a closed list too. */
function holdSamples(game: AnyGame): void {
  const { min, max } = game.info.seats;
  for (let seats = min; seats <= max; seats += 1) {
    hold(
      game.samples.some((one) => one.seats === seats),
      'samples',
      () => `no sample has ${seats} seats`,
    );
  }
  const rows = game.samples.map((sample): object => ({ ...game.defaults, ...sample.options }));
  for (const field of game.optionFields) {
    const used = rows.map((row): unknown => Reflect.get(row, field.key));
    const own: unknown = Reflect.get(game.defaults, field.key);
    const choices = field.kind === 'choice' ? field.values : [];
    const set = choices.length === 1 || used.some((value) => !sameJson(value, own));
    hold(set, 'samples', () => `no sample sets the option "${field.key}"`);
    const flat = used.flat();
    for (const value of choices) {
      hold(flat.includes(value), 'samples', () => `no sample has "${value}" for the option "${field.key}"`);
    }
  }
}

function badSeats(game: AnyGame): readonly number[] {
  const { min, max } = game.info.seats;
  return [min - 1, max + 1, 0, -1, min + 0.5, Number.NaN, 1e9];
}

function holdRefused(game: AnyGame, options: unknown, seats: number, code: string): void {
  const result = setUp(game, options, seats);
  hold(!result.ok, `${code}-accepted`, () => `setup takes ${brief(options)} for ${seats} seats`);
  hold(
    result.error.code === code,
    'setup-refusal',
    () => `setup refuses ${brief(options)} for ${seats} with ${brief(result)}`,
  );
  holdRefusal(result.error, brief(options));
}

/** Refuses wrong values of one option, and takes every value that the form offers with some of the samples. */
function holdField(game: AnyGame, field: OptionField, seats: number): void {
  for (const value of wrongValues(field, seats)) {
    const options = { [field.key]: value };
    const result = setUp(game, options, seats);
    hold(!result.ok, 'bad-options-accepted', () => `setup takes ${brief(options)} for ${seats} seats`);
    holdRefusal(result.error, brief(options));
  }
  for (const value of rightValues(field, seats)) {
    const bases = [{}, ...game.samples.filter((sample) => sample.seats === seats).map((sample) => sample.options)];
    const taken = bases.some((base) => game.setup({ ...base, [field.key]: value }, seats, textStream('form')).ok);
    hold(
      taken,
      'option-field-refused',
      () => `setup takes "${field.key}": ${brief(value)} in no sample for ${seats} seats`,
    );
  }
}

function wrongValues(field: OptionField, seats: number): readonly unknown[] {
  switch (field.kind) {
    case 'switch':
      return [0, 1, 'true', null, [], {}];
    case 'number':
      return [field.min - 1, field.max + 1, field.min + 0.5, `${field.min}`, true, null, [field.min], {}];
    case 'choice':
      return [
        '',
        'no-such-value',
        'constructor',
        0,
        true,
        null,
        {},
        ...(field.perSeat ? [[], Array(seats + 1).fill(field.values[0]), Array(seats).fill(7)] : [field.values]),
      ];
    case 'seat':
      return [-1, seats, 0.5, '0', 'nobody', true, null, [0], {}];
    case 'own':
      return [0, 'x', true, {}];
  }
}

function rightValues(field: OptionField, seats: number): readonly unknown[] {
  switch (field.kind) {
    case 'switch':
      return [true, false];
    case 'number':
      return [field.min, field.max];
    case 'choice':
      return [...field.values, ...(field.perSeat ? field.values.map((value) => Array(seats).fill(value)) : [])];
    case 'seat':
      return ['random', ...Array.from({ length: seats }, (_, seat) => seat)];
    case 'own':
      return [];
  }
}

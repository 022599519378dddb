import { DEFAULT_TERMS, MAX_NAME_LENGTH, MAX_NAMED_SPECTATORS } from '@boomtown/wire';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAME_FOR_FOUR } from '../support/chosen-games.ts';
import { Player, startMatch } from '../support/player.ts';
import { RunningServer } from '../support/running-server.ts';
import { until } from '../support/until.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await RunningServer.start({
    limits: { lines: { atOnce: 40, aSecond: 40 }, watchersLines: { atOnce: 40, aSecond: 40 } },
  });
});
afterAll(() => server.remove());

/** Four seats, with Ada at the first one, who is there. */
async function table(asked = {}) {
  const { code, tokens } = await server.table(['Ada'], { game: GAME_FOR_FOUR, options: {}, seats: 4, ...asked });
  const ada = await Player.join(server.url, code, tokens.slice(0, 1), GAME_FOR_FOUR);
  return { code, ada };
}

const watch = (code: string) => Player.join(server.url, code, [], GAME_FOR_FOUR);
const namesFor = ({ state }: Player): string[] => (state.watcherNames === '' ? [] : JSON.parse(state.watcherNames));
const shown = (player: Player, names: readonly string[]) =>
  until(() => namesFor(player).join('\n') === names.join('\n'), `${names.join(', ')} to be shown`);

describe('fault 25: a spectator who wishes it is named', () => {
  test('to all at the table while they watch; players see nothing else of it', async () => {
    const { code, ada } = await table();
    const [cleo, silent] = [await watch(code), await watch(code)];
    await until(() => ada.state.watchers === 2, 'both to be counted');
    const before = ada.state.toJSON();
    const frames = ada.frames.length;
    await cleo.ask('showName', { name: ' Cleo ' });
    for (const one of [ada, cleo, silent]) await shown(one, ['Cleo']);
    expect({ ...ada.state.toJSON(), watcherNames: before.watcherNames }).toEqual(before);
    expect(ada.frames.length - frames).toBe(1);
    await cleo.ask('showName', { name: null });
    await shown(ada, []);
    expect(ada.state.toJSON()).toEqual(before);
    await cleo.ask('showName', { name: 'Cleo' });
    await shown(ada, ['Cleo']);
    await cleo.leave();
    await until(() => ada.state.watchers === 1, 'Cleo to be gone');
    expect({ ...ada.state.toJSON(), watchers: 2 }).toEqual(before);
  });

  test('by a name that is fit to be shown, and no seat’s', async () => {
    const { code, ada } = await table();
    const spectator = await watch(code);
    for (const name of ['', '\u200d', '\u3164', 'x'.repeat(MAX_NAME_LENGTH + 1), 7, undefined]) {
      expect((await spectator.refused('showName', { name })).code, JSON.stringify(name)).toBe('malformed');
    }
    for (const name of ['Ada', 'A d a', '\u0410d\u0430']) {
      expect((await spectator.refused('showName', { name })).code, name).toBe('name-taken');
    }
    expect(ada.state.watcherNames).toBe('');
    await spectator.ask('showName', { name: '<b>\u202eCleo</b>' });
    await shown(ada, ['<b>Cleo</b>']);
  });

  test('no longer once a seat has that name', async () => {
    const { code, ada } = await table();
    const spectator = await watch(code);
    await spectator.ask('showName', { name: 'Ben' });
    await shown(ada, ['Ben']);
    await server.post(`/api/tables/${code}/seats`, { name: 'BEN' });
    await shown(ada, []);
  });

  test('no player by another name than that of the seat', async () => {
    const { ada } = await table();
    expect((await ada.refused('showName', { name: 'Cleo' })).code).toBe('wrong-stage');
  });

  test('only the first of many; the others are counted', async () => {
    const { code, ada } = await table();
    const names = Array.from({ length: MAX_NAMED_SPECTATORS + 2 }, (_, place) => `Guest ${place}`);
    const spectators: Player[] = [];
    for (const name of names) {
      const spectator = await watch(code);
      await spectator.ask('showName', { name });
      spectators.push(spectator);
    }
    await shown(ada, names.slice(0, MAX_NAMED_SPECTATORS));
    expect(ada.state.watchers).toBe(names.length);
    await spectators[0]?.leave();
    await shown(ada, names.slice(1, MAX_NAMED_SPECTATORS + 1));
  });

  test('at a table that spectators see late, too: by a name of no seat as they see it', async () => {
    const terms = { ...DEFAULT_TERMS, watchDelay: 5 };
    const { code, tokens } = await server.table(['Ada', 'Ben'], { terms });
    const players = await Promise.all(tokens.map((token) => Player.join(server.url, code, [token])));
    await startMatch(players.map((player, seat) => [player, seat]));
    const [spectator, other] = [await Player.join(server.url, code, []), await Player.join(server.url, code, [])];
    expect((await spectator.refused('showName', { name: 'Ada' })).code).toBe('name-taken');
    await spectator.ask('showName', { name: 'Cleo' });
    for (const one of [other, ...players]) await shown(one, ['Cleo']);
  });
});

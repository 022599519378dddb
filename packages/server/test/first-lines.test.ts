import { expect, test } from 'vitest';
import { restoreCommand } from '../src/error-message.ts';
import { readSettings } from '../src/index.ts';
import { urlsOnNetwork } from '../src/listening.ts';
import { startupMessage } from '../src/startup-message.ts';

const linesWith = (proxies: string) =>
  startupMessage('http://localhost:3000', readSettings({ HOST: '127.0.0.1', TRUSTED_PROXIES: proxies })).join('\n');

test.each(['uniquelocal', 'loopback, linklocal', '10.0.0.0/8', '172.18.0.0/16', 'fd00::/8'])(
  'the start warns that %s trusts more than a proxy',
  (proxies) => {
    expect(linesWith(proxies)).toMatch(/TRUSTED_PROXIES trusts whole networks/);
  },
);

test.each(['loopback', '127.0.0.1', '172.18.0.3, 10.1.2.0/24', 'fd00::5', 'fd00:1:2:3::/64'])(
  'the start says nothing of %s',
  (proxies) => {
    expect(linesWith(proxies)).not.toMatch(/TRUSTED_PROXIES/);
  },
);

test('the start says how the server is stopped where it runs', () => {
  const lastLine = (more: Record<string, string>) => startupMessage('http://localhost:2567', readSettings(more)).at(-1);
  expect(lastLine({})).toContain('Stop with Ctrl+C.');
  expect(lastLine({ PUBLISHED_PORT: '8080' })).toContain('Stop with "docker compose stop".');
  expect(lastLine({ PUBLISHED_PORT: 'unknown' })).toContain('Stop with "docker stop"');
});

test('the way to put a backup back is one that there is in a container, too', () => {
  expect(restoreCommand({})).toBe('npm run boomtown -- restore FILE --replace');
  expect(restoreCommand({ PUBLISHED_PORT: '2567' })).toMatch(/^docker compose run .* restore FILE --replace$/);
});

test('in a container the start names no address of the container, but what is known and how to set the rest', () => {
  const linesWith = (more: Record<string, string>) =>
    startupMessage('http://localhost:2567', readSettings(more)).slice(0, 2);
  expect(linesWith({ PUBLISHED_PORT: '8080' })).toEqual([
    'Boomtown is open. On this machine: http://localhost:8080',
    'Friends open the address of this machine, such as http://192.0.2.7:8080. Set it as PUBLIC_URL=http://192.0.2.7:8080 (in .env), and links begin with it.',
  ]);
  expect(linesWith({ PUBLISHED_PORT: 'unknown' })[0]).toContain('on port 2567 of its container');
  const named = { PUBLISHED_PORT: '8080', PUBLIC_URL: 'https://games.example' };
  expect(linesWith(named)[1]).toBe('Friends open: https://games.example');
  expect(urlsOnNetwork('http://localhost:2567', readSettings({ PUBLISHED_PORT: 'unknown' }))).toEqual([]);
});

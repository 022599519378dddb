import { expect, test } from 'vitest';
import { readSettings } from '../src/index.ts';
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

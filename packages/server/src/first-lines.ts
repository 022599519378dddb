import { urlsOnNetwork } from './listening.ts';
import type { Settings } from './settings.ts';

/** What the server says of itself once it is open: where it is, who may come in, and where the tables are. */
export function firstLines(url: string, settings: Settings): string[] {
  const { publicUrl, databaseUrl, dataDir, passphrase, adminPassword } = settings;
  const friends = publicUrl === undefined ? 'Friends on the same network open' : 'Friends open';
  const place = databaseUrl === undefined ? dataDir : 'the database of DATABASE_URL';
  return [
    `Boomtown is open: ${url}`,
    ...urlsOnNetwork(url, settings).map((one) => `${friends}: ${one}`),
    passphrase === undefined
      ? 'It is open to everybody who can reach it: no PASSPHRASE is set.'
      : 'It is private: each browser is asked for the passphrase.',
    adminPassword === undefined ? 'The admin page is off: no ADMIN_PASSWORD is set.' : 'The admin page is on.',
    `The tables are kept in ${place}. Stop with Ctrl+C.`,
  ];
}

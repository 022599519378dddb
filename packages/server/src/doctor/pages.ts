import { randomBytes } from 'node:crypto';
import { lookAtAddedGames } from '../added-games/index.ts';
import { CAN_BUILD } from '../pages/build.ts';
import type { Settings } from '../settings/settings.ts';
import { REACHED } from '../socket-transport.ts';
import { type Finding, ill, note, well } from './finding.ts';
import { type ProbeOptions, probe } from './probe.ts';

/** Do the pages and what belongs to them come from below the address, and does it work without the slash at its end? */
export async function examinePages(base: URL, options: ProbeOptions): Promise<Finding[]> {
  const page = await probe(new URL('.', base), options);
  const script = /<script[^>]+src="(\.\/assets\/[^"]+)"/.exec(page.text)?.[1];
  if (page.status !== 200 || script === undefined) {
    return [ill(`Prefix: ${base.href} answers, but with no page of Boomtown (status ${page.status}).`)];
  }
  const code = await probe(new URL(script, base), options);
  const isScript = code.status === 200 && /javascript/.test(code.headers['content-type'] ?? '');
  const findings = [
    isScript
      ? well('Prefix: the pages and what belongs to them come from below the address.')
      : ill(`Prefix: what belongs to the pages is not found below ${base.href} (status ${code.status}).`),
  ];
  if (base.pathname === '/') return findings;
  const bare = new URL(base.href.replace(/\/$/, ''));
  const { status, headers } = await probe(bare, options);
  const leads = status >= 300 && status < 400 && new URL(headers.location ?? '', bare).pathname === base.pathname;
  findings.push(
    leads
      ? well('Prefix: it works without the slash at its end.')
      : ill(
          'Prefix: without the slash at its end it leads elsewhere. nginx:',
          `location = ${bare.pathname} { return 302 $scheme://$http_host${base.pathname}; }`,
        ),
  );
  return findings;
}

/** Does the upgrade to a WebSocket reach the server? Asks for a table that can't be, and goes by who says no. */
export async function examineUpgrade(base: URL, options: ProbeOptions): Promise<Finding> {
  const address = new URL('doctor/none?sessionId=none', base);
  const headers = {
    ...options.headers,
    connection: 'Upgrade',
    upgrade: 'websocket',
    origin: base.origin,
    'sec-websocket-version': '13',
    'sec-websocket-key': randomBytes(16).toString('base64'),
  };
  const answer = await probe(address, { ...options, headers }).catch(() => null);
  if (answer?.headers[REACHED] === undefined) {
    return ill(
      'Sockets: the upgrade to a WebSocket does not come through. nginx, in the location:',
      'proxy_http_version 1.1;',
      'proxy_set_header Upgrade $http_upgrade;',
      "proxy_set_header Connection 'upgrade';",
      'proxy_read_timeout 120s;',
    );
  }
  return answer.status === 403
    ? ill('Sockets: the upgrade comes through, but our own pages count as another site’s (see above).')
    : well('Sockets: the upgrade to a WebSocket comes through.');
}

/** The games that the host added by `games.json`: which are in the last build, which are left out, and why. */
export async function examineAddedGames({ gamesDir }: Pick<Settings, 'gamesDir'>): Promise<Finding[]> {
  const looked = await lookAtAddedGames(gamesDir);
  if (looked === null) return [];
  const { report, stale, leftOut } = looked;
  const out = leftOut.map(({ source, reason }) => ill(`Games: ${source} is left out: ${reason}`));
  if (stale) {
    const changed = 'Games: games.json, a game or this version has changed since they were built';
    return [
      ...out,
      CAN_BUILD ? note(`${changed}; the next start builds anew.`) : ill(`${changed}. Build the image anew.`),
    ];
  }
  return [...out, ...(report?.games ?? []).map(({ id, source }) => well(`Games: ${id} is built in, from ${source}.`))];
}

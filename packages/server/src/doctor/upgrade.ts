import { randomBytes } from 'node:crypto';
import { REACHED } from '../socket-transport.ts';
import { type Finding, ill, well } from './finding.ts';
import { type ProbeOptions, probe } from './probe.ts';

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

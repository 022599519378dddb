import type { MakeTableRequest, SeatReply } from '@boomtown/wire';

/** Makes a table at a server as its page does. */
export function makeTable(url: string, asked: MakeTableRequest): Promise<SeatReply> {
  return post(`${url}/api/tables`, asked);
}

/** Takes a seat at a table for a program. */
export function takeSeat(url: string, code: string, name: string): Promise<SeatReply> {
  return post(`${url}/api/tables/${code}/seats`, { name });
}

async function post(url: string, body: object): Promise<SeatReply> {
  const sent = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const response = await fetch(url, sent);
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  // The server's own reply, of this wire version.
  return (await response.json()) as SeatReply;
}

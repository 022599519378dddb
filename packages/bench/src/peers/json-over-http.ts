import type { Headers } from '../lines/line.ts';

/** Posts JSON and reads JSON; throws, with what came back, when it is refused. */
export async function post<T>(url: string, body: object, headers: Headers = {}): Promise<T> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url}: ${response.status} ${text}`);
  // Each caller knows the type of its answer.
  return JSON.parse(text) as T;
}

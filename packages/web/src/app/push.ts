import type { AskNoticesRequest } from '@boomtown/wire/browser';
import { storedTables } from '../local-storage/seats.ts';
import { changeSettings } from '../local-storage/settings.ts';
import { askForNotices, endNotices, noticesKey } from '../net/api.ts';
import { askToNotify } from './notify.ts';
import { words } from './words.ts';

/** Why this browser can't be notified of a turn while no page is open; `null`: it can, as far as is known. */
export type NoPush = 'push-unsafe' | 'push-browser' | 'push-server' | 'push-refused' | 'push-failed';

/** Tables of one request. */
const AT_ONCE = 20;

/** What this page knows by itself. */
export function pushFault(): NoPush | null {
  if (!isSecureContext) return 'push-unsafe';
  if (!('serviceWorker' in navigator && 'PushManager' in globalThis)) return 'push-browser';
  return Notification.permission === 'denied' ? 'push-refused' : null;
}

/** Does this server send notices at all, as far as it answers? Asked before anybody turns them on. */
export async function serverFault(): Promise<NoPush | null> {
  const answer = await noticesKey();
  return answer.ok && answer.value.key === null ? 'push-server' : null;
}

/** Asks the person, the browser and the server, and subscribes for all seats of this browser. Only in answer to a touch. */
export async function turnPushOn(): Promise<NoPush | null> {
  const fault = pushFault();
  if (fault !== null) return fault;
  if (!(await askToNotify())) return 'push-refused';
  const answer = await noticesKey();
  if (!answer.ok) return 'push-failed';
  if (answer.value.key === null) return 'push-server';
  const address = await addressWith(answer.value.key);
  if (address === null) return 'push-failed';
  const tables = storedTables().filter(({ seats, over }) => seats.length > 0 && over === null);
  const asked = await subscribeFor(
    tables.map(({ code, seats }) => ({ code, tokens: seats.map(({ token }) => token) })),
    address,
  );
  return asked ? null : 'push-failed';
}

/** Ends the notices to this browser while no page is open. */
export async function turnPushOff(): Promise<void> {
  const subscription = await (await navigator.serviceWorker?.getRegistration())?.pushManager.getSubscription();
  if (subscription == null) return;
  await endNotices(subscription.endpoint);
  await subscription.unsubscribe();
}

/** The seats at a table that was opened get notices, too; the browser's address may be another one by now. */
export async function pushFor(code: string, tokens: string[]): Promise<void> {
  if (pushFault() !== null || Notification.permission !== 'granted') return;
  const answer = await noticesKey();
  if (!answer.ok) return;
  const address = answer.value.key === null ? null : await addressWith(answer.value.key);
  if (address === null) changeSettings({ push: false });
  else await subscribeFor([{ code, tokens }], address);
}

type Address = Pick<AskNoticesRequest, 'endpoint' | 'p256dh' | 'auth'>;

/** Where the browser's push service takes messages for it; `null` where it gives no address. */
async function addressWith(key: string): Promise<Address | null> {
  try {
    const worker = await navigator.serviceWorker.getRegistration();
    if (worker === undefined) return null;
    const applicationServerKey = bytesOf(key);
    const before = await worker.pushManager.getSubscription();
    // Of a server whose data were lost there is still one with the former key.
    if (before !== null && !isWith(before, applicationServerKey)) await before.unsubscribe();
    const { endpoint, keys } = (
      await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })
    ).toJSON();
    const { p256dh, auth } = keys ?? {};
    return endpoint === undefined || p256dh === undefined || auth === undefined ? null : { endpoint, p256dh, auth };
  } catch {
    // No push service, or none that can be reached.
    return null;
  }
}

async function subscribeFor(tables: AskNoticesRequest['tables'], address: Address): Promise<boolean> {
  const { language } = words.value;
  for (let first = 0; first < tables.length; first += AT_ONCE) {
    const asked = await askForNotices({ tables: tables.slice(first, first + AT_ONCE), language, ...address });
    if (!asked.ok) return false;
  }
  return true;
}

function isWith({ options }: PushSubscription, key: Uint8Array): boolean {
  const its = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  return its.length === key.length && its.every((byte, nth) => byte === key[nth]);
}

/** From base64url, which `atob` does not read. */
function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const plain = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}

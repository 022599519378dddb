import { ATTACK_KINDS, type Attack, type AttackKind, type Order, type Report, type TargetTable } from './attack.ts';
import {
  bodyCrumbs,
  endlessBodies,
  halfOpenUpgrades,
  oddUpgrades,
  unpaidRequests,
  unreadDownloads,
} from './raw-attacks.ts';
import { costlyRequests, deepFrames, oldLogPages, unreadableFrames } from './watching-attacks.ts';

/**
 * The process of the attackers, so that their own work takes nothing from the people whose waits are measured. They
 * attack the tables that they are given, and rest when they are given none.
 */
const BETWEEN_ROUNDS_MS = 100;
const ATTACKS: { readonly [kind in AttackKind]: Attack } = {
  'odd-upgrades': oddUpgrades(),
  'deep-frames': deepFrames(),
  'old-log-pages': oldLogPages(),
  'costly-requests': costlyRequests(),
  'unreadable-frames': unreadableFrames(),
  'half-open-upgrades': halfOpenUpgrades(),
  'unread-downloads': unreadDownloads(),
  'endless-bodies': endlessBodies(),
  'body-crumbs': bodyCrumbs(),
  'unpaid-requests': unpaidRequests(),
};
const port = Number(process.argv[2]);
const sent: { [kind in AttackKind]: number } = {
  'odd-upgrades': 0,
  'deep-frames': 0,
  'old-log-pages': 0,
  'costly-requests': 0,
  'unreadable-frames': 0,
  'half-open-upgrades': 0,
  'unread-downloads': 0,
  'endless-bodies': 0,
  'body-crumbs': 0,
  'unpaid-requests': 0,
};
let tables: readonly TargetTable[] = [];
let underWay = 0;

process.on('disconnect', () => process.exit());
process.on('message', (order: Order) => {
  tables = order.tables;
  if (tables.length === 0) void rest();
});
// What the server does to a client in the midst of something is nothing to an attacker.
process.on('unhandledRejection', () => undefined);
for (const [i, kind] of ATTACK_KINDS.entries()) void attackForEver(kind, `127.0.0.${i + 2}`);

async function attackForEver(kind: AttackKind, localAddress: string): Promise<never> {
  for (;;) {
    if (tables.length > 0) {
      underWay += 1;
      // While the server is killed nothing gets through.
      sent[kind] += await ATTACKS[kind].round({ port, localAddress, tables }).catch(() => 0);
      underWay -= 1;
    }
    await pause(BETWEEN_ROUNDS_MS);
  }
}

async function rest(): Promise<void> {
  while (underWay > 0) await pause(10);
  for (const kind of ATTACK_KINDS) ATTACKS[kind].letGo();
  await pause(BETWEEN_ROUNDS_MS);
  const report: Report = { resting: tables.length === 0, sent };
  process.send?.(report);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

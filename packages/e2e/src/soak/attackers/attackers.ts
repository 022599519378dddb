import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { ATTACK_KINDS, type AttackKind, type Order, type Report, type TargetTable } from './attack.ts';

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));

/** Attackers of every kind in a process of their own, which attack a server on this machine on request. */
export class Attackers {
  readonly #child: ChildProcess;
  #sent: Readonly<Partial<Record<AttackKind, number>>> = {};

  constructor(port: number) {
    this.#child = fork(MAIN, [String(port)], { execArgv: [], stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  }

  /** How many packets, frames or requests of each kind the server was sent until they last rested. */
  get sent(): { readonly [kind in AttackKind]?: number } {
    return this.#sent;
  }

  attack(tables: readonly TargetTable[]): void {
    this.#order({ tables });
  }

  /** Lets go of the server, and resolves when everything is let go. */
  async rest(): Promise<void> {
    const reported = once(this.#child, 'message');
    this.#order({ tables: [] });
    const [report]: Report[] = await reported;
    if (report !== undefined) this.#sent = report.sent;
  }

  /** Attackers that never got through prove nothing. */
  faults(): string[] {
    return ATTACK_KINDS.filter((kind) => (this.#sent[kind] ?? 0) === 0).map(
      (kind) => `no attack “${kind}” got through`,
    );
  }

  end(): void {
    this.#child.kill();
  }

  #order(order: Order): void {
    if (this.#child.connected) this.#child.send(order);
  }
}

import { randomBytes } from 'node:crypto';
import type { AdminAccessReply, AdminInviteRequest, Invitation } from '@boomtown/wire';
import type { Request } from 'express';
import { type Trust, trustIn } from '../http/client-address.ts';
import type { SecretGate } from '../http/secret-gate.ts';
import { addressKey } from '../limits/index.ts';
import type { RecordStore } from '../storage/index.ts';
import { hashOfToken } from '../tables/token.ts';
import { Invitations } from './invitations.ts';
import { KeptOut } from './kept-out.ts';
import { RefusedNetworks } from './refused-networks.ts';

const HOUR_MS = 60 * 60 * 1000;
/** How often the decisions of other processes are read. */
const LOOK_MS = 5_000;
const CODE_BYTES = 16;
const ID_BYTES = 6;

export interface AccessParts {
  readonly store: Pick<RecordStore, 'access'>;
  /** What the passphrase opens; `null` where there is none. */
  readonly passphrase: SecretGate | null;
  readonly basePath: string;
  readonly trustedProxies: readonly string[];
  /** Are there other processes? */
  readonly isOneOfSeveral: boolean;
}

/** Why a browser is not let in. */
export type Closed = 'passphrase' | 'by-invitation';

/** Who may come to this server: networks that are kept out, and browsers that the passphrase or an invitation lets in. */
export class Access {
  readonly keptOut = new KeptOut();
  readonly refused = new RefusedNetworks();
  readonly invitations: Invitations;
  readonly #parts: AccessParts;
  /** The machine itself and the proxies before it, from which everybody comes. */
  readonly #isOurs: Trust;
  #timer: NodeJS.Timeout | undefined;

  constructor(parts: AccessParts) {
    this.#parts = parts;
    this.#isOurs = trustIn([...parts.trustedProxies, 'loopback']);
    this.invitations = new Invitations(`${parts.basePath}/`);
  }

  /** Learns what the host decided before, and from now on what other processes announce. */
  async begin(): Promise<void> {
    await this.#learn();
    if (!this.#parts.isOneOfSeveral) return;
    // While the database is away, what is known stands.
    this.#timer = setInterval(() => void this.#learn().catch(() => undefined), LOOK_MS).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** Is the server open to some only? */
  get isPrivate(): boolean {
    return this.#parts.passphrase !== null || this.invitations.only;
  }

  /** Why the browser that asks is not let in; `null`: it is. */
  closedTo(request: Pick<Request, 'headers'>): Closed | null {
    const { passphrase } = this.#parts;
    if (!this.isPrivate || passphrase?.isOpenTo(request) || this.invitations.isOpenTo(request)) return null;
    return passphrase === null ? 'by-invitation' : 'passphrase';
  }

  /** Would keeping this network out keep everybody out? */
  isShared(network: string): boolean {
    const households = [...this.#parts.trustedProxies, '::1'].map(addressKey);
    return households.includes(network) || this.#isOurs(network.replace(/\/64$/, ''), 0);
  }

  async keepOut(network: string, hours: number, now = Date.now()): Promise<void> {
    await this.#parts.store.access.keepOut(network, now + hours * HOUR_MS, now);
    await this.#learn();
  }

  async letIn(network: string): Promise<void> {
    await this.#parts.store.access.letIn(network);
    await this.#learn();
  }

  async invite({ people, days }: AdminInviteRequest, now = Date.now()): Promise<void> {
    const until = days === null ? null : now + days * 24 * HOUR_MS;
    const id = randomBytes(ID_BYTES).toString('hex');
    const code = randomBytes(CODE_BYTES).toString('hex');
    await this.#parts.store.access.invite({ id, code, people, used: 0, until, madeAt: now });
    await this.#learn();
  }

  async withdraw(id: string): Promise<void> {
    await this.#parts.store.access.withdraw(id);
    await this.#learn();
  }

  /** One more browser enters by an invitation, if it still counts. */
  async use(invitation: Invitation, token: string): Promise<boolean> {
    const used = await this.#parts.store.access.use(invitation, hashOfToken(token), Date.now());
    await this.#learn();
    return used;
  }

  /** From now on the server is open by invitation only, or to everybody. Returns whether that is a change. */
  async openOnlyToInvited(only: boolean): Promise<boolean> {
    if (this.invitations.only === only) return false;
    await this.#parts.store.access.onlyInvited(only ? randomBytes(CODE_BYTES).toString('hex') : null);
    await this.#learn();
    return true;
  }

  overview(): Omit<AdminAccessReply, 'problems'> {
    return {
      keptOut: this.keptOut.all(),
      refused: this.refused.all(),
      invitations: this.invitations.all,
      onlyInvited: this.invitations.only,
      hasPassphrase: this.#parts.passphrase !== null,
    };
  }

  async #learn(): Promise<void> {
    const { keptOut, invitations, onlyInvited } = await this.#parts.store.access.read();
    this.keptOut.learn(keptOut);
    this.invitations.learn(invitations, onlyInvited);
  }
}

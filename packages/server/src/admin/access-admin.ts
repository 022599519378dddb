import { ok, type Result } from '@boomtown/game-core';
import type {
  AdminAccessReply,
  AdminInviteRequest,
  AdminKeepOutRequest,
  AdminKeepOutSeatRequest,
} from '@boomtown/wire';
import type { Access } from '../access/access.ts';
import { readNetwork } from '../access/kept-out.ts';
import type { RoomOpener } from '../rooms/index.ts';
import type { RecordStore } from '../storage/index.ts';
import { refuseAs } from '../tables/index.ts';
import type { HostNotes } from './host-notes.ts';

export interface AccessAdminParts {
  readonly access: Access;
  readonly store: Pick<RecordStore, 'problems' | 'logName'>;
  readonly opener: Pick<RoomOpener, 'networkOf'>;
  readonly notes: HostNotes;
}

const DONE = ok({});

/** What the host can see and do about who comes, and what players report. */
export class AccessAdmin {
  readonly #parts: AccessAdminParts;

  constructor(parts: AccessAdminParts) {
    this.#parts = parts;
  }

  async overview(): Promise<AdminAccessReply> {
    const { access, store } = this.#parts;
    return { ...access.overview(), problems: await store.problems.all().catch(() => null) };
  }

  /** Keeps a network out for a time. Refused as `malformed`, or `shared-address` where nobody could come any more. */
  async keepOut({ network: typed, hours }: AdminKeepOutRequest): Promise<Result<object>> {
    const network = readNetwork(typed);
    if (network === null) return refuseAs('malformed');
    return this.#keepOut(network, hours, null, null);
  }

  /** The same for the network from which a player is connected. Refused as `not-connected`, too. */
  async keepOutSeat(code: string, { seat, name, hours }: AdminKeepOutSeatRequest): Promise<Result<object>> {
    const { opener, store } = this.#parts;
    const found = await opener.networkOf(code, seat, name);
    if (!found.ok) return found;
    return this.#keepOut(found.value.network, hours, (await store.logName(code)) ?? null, seat);
  }

  async #keepOut(network: string, hours: number, table: string | null, seat: number | null): Promise<Result<object>> {
    const { access, notes } = this.#parts;
    if (access.isShared(network)) return refuseAs('shared-address');
    await access.keepOut(network, hours);
    await notes.add('kept-out', table, seat);
    return DONE;
  }

  async letIn(network: string): Promise<Result<object>> {
    await this.#parts.access.letIn(network);
    await this.#parts.notes.add('let-in');
    return DONE;
  }

  async invite(asked: AdminInviteRequest): Promise<Result<object>> {
    await this.#parts.access.invite(asked);
    await this.#parts.notes.add('invited');
    return DONE;
  }

  async withdraw(id: string): Promise<Result<object>> {
    await this.#parts.access.withdraw(id);
    await this.#parts.notes.add('withdrew-invitation');
    return DONE;
  }

  async openOnlyToInvited(only: boolean): Promise<Result<object>> {
    const { access, notes } = this.#parts;
    if (await access.openOnlyToInvited(only)) await notes.add(only ? 'closed-server' : 'opened-server');
    return DONE;
  }

  /** A report is read, and goes. */
  async closeReport(id: string): Promise<Result<object>> {
    const { store, notes } = this.#parts;
    if (await store.problems.close(id)) await notes.add('read-report');
    return DONE;
  }
}

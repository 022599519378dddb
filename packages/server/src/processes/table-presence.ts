import { RedisPresence } from '@colyseus/redis-presence';
import type { Redis } from 'ioredis';

/** How the processes call one another's rooms. */
export class TablePresence extends RedisPresence {
  readonly #redis: Redis;

  constructor(redis: Redis) {
    super(redis);
    this.#redis = redis;
  }

  /**
   * Listens by a new connection for what this process and its rooms are asked. After a time without Redis the former one
   * may look whole and hear nothing.
   */
  listenAnew(): void {
    const former = this.sub;
    this.sub = this.#redis.duplicate({ enableReadyCheck: false });
    this.sub.setMaxListeners(0);
    this.sub.on('error', () => undefined);
    this.sub.on('ready', () => this.resubscribeAll());
    this.sub.on('message', this.handleSubscription);
    former.disconnect();
  }
}

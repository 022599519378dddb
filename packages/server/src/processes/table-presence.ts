import { RedisPresence } from '@colyseus/redis-presence';
import type { Redis } from 'ioredis';

/**
 * How the processes call one another's rooms. The framework tells many a thing without waiting for it: where Redis is out
 * of reach that is left unsaid, and who asked for an answer gets none in time.
 */
export class TablePresence extends RedisPresence {
  /** Called with what could not be published. */
  unsaid: (what: string) => void = () => undefined;
  readonly #redis: Redis;

  constructor(redis: Redis) {
    super(redis);
    this.#redis = redis;
  }

  override async publish(topic: string, data: unknown): Promise<void> {
    await super.publish(topic, data).catch(() => this.unsaid('a message between processes'));
  }

  override async unsubscribe(...given: Parameters<RedisPresence['unsubscribe']>): Promise<this> {
    await super.unsubscribe(...given).catch(() => this.unsaid('that nobody listens any more'));
    return this;
  }

  override async hset(key: string, field: string, value: string): Promise<boolean> {
    return super.hset(key, field, value).catch(() => {
      this.unsaid('a number about this process');
      return false;
    });
  }

  override async hdel(key: string, field: string): Promise<boolean> {
    return super.hdel(key, field).catch(() => {
      this.unsaid('that something has ended');
      return false;
    });
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

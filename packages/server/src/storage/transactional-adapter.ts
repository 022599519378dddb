import { SqliteAdapter } from 'kysely';

/** SQLite changes layouts in transactions like anything else: a start that is cut short leaves no half of a change. */
export class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

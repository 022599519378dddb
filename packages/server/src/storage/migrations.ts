import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { VERSION } from '../this-build.ts';
import { addLayoutTable, judge, type Layout, type LayoutChange, migrationsOf, storedLayout } from './layout.ts';
import type { Rows } from './rows.ts';

/** Every change of the database's layout, in order. One that was released is never edited. */
const CHANGES: Readonly<Record<string, LayoutChange>> = {
  '001-tables': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('tables')
        .addColumn('code', 'text', (column) => column.primaryKey())
        .addColumn('game', 'text', (column) => column.notNull())
        .addColumn('rules_version', 'integer', (column) => column.notNull())
        .addColumn('options', 'text', (column) => column.notNull())
        .addColumn('listed', 'integer', (column) => column.notNull())
        .addColumn('watchable', 'integer', (column) => column.notNull())
        .addColumn('stage', 'text', (column) => column.notNull())
        .addColumn('secret', 'text', (column) => column.notNull())
        .addColumn('seed', 'text')
        .addColumn('nonces', 'text')
        .addColumn('outcome', 'text')
        .addColumn('rematch', 'text')
        .addColumn('log_name', 'text', (column) => column.notNull())
        .addColumn('made_at', 'bigint', (column) => column.notNull())
        .addColumn('started_at', 'bigint')
        .execute();
      await db.schema.createIndex('tables_of_the_lobby').on('tables').columns(['listed', 'stage', 'made_at']).execute();
      await db.schema
        .createTable('seats')
        .addColumn('code', 'text', (column) => column.notNull().references('tables.code').onDelete('cascade'))
        .addColumn('seat', 'integer', (column) => column.notNull())
        .addColumn('name', 'text')
        .addColumn('token_hash', 'text')
        .addColumn('claimed', 'integer', (column) => column.notNull())
        .addColumn('nonce_hash', 'text')
        .addPrimaryKeyConstraint('seats_key', ['code', 'seat'])
        .execute();
      await db.schema
        .createTable('entries')
        .addColumn('code', 'text', (column) => column.notNull().references('tables.code').onDelete('cascade'))
        .addColumn('entry', 'integer', (column) => column.notNull())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('seat', 'integer', (column) => column.notNull())
        .addColumn('action', 'text', (column) => column.notNull())
        .addColumn('request', 'text')
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('entries_key', ['code', 'entry'])
        .execute();
    },
  },
  '002-terms': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('tables')
        .addColumn('terms', 'text', (column) => column.notNull().defaultTo('{}'))
        .execute();
    },
  },
  '003-clocks': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('tables').addColumn('clocks', 'text').execute();
      await db.schema.alterTable('entries').addColumn('stand_in', 'text').execute();
    },
  },
  '004-endings': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('tables').addColumn('ending', 'text').execute();
      await db.schema
        .alterTable('tables')
        .addColumn('maker', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
    },
  },
  '005-bots': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('seats').addColumn('bot', 'text').execute();
    },
  },
  '006-age': {
    async up(db: Kysely<unknown>) {
      // Each start looks for tables that are too old; those that are not cost it nothing.
      await db.schema.createIndex('tables_by_age').on('tables').columns(['made_at']).execute();
    },
  },
  '007-processes': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('tables')
        .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
      await db.schema.alterTable('tables').addColumn('holder', 'text').execute();
    },
  },
  '008-seat-codes': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('seat_codes')
        .addColumn('code_hash', 'text', (column) => column.primaryKey())
        .addColumn('code', 'text', (column) => column.notNull().references('tables.code').onDelete('cascade'))
        .addColumn('seat', 'integer', (column) => column.notNull())
        .addColumn('heir', 'text', (column) => column.notNull())
        .addColumn('holder', 'text', (column) => column.notNull())
        .addColumn('until', 'bigint', (column) => column.notNull())
        .addUniqueConstraint('seat_codes_seat', ['code', 'seat'])
        .execute();
      await db.schema
        .createTable('former_holders')
        .addColumn('code', 'text', (column) => column.notNull().references('tables.code').onDelete('cascade'))
        .addColumn('token_hash', 'text', (column) => column.notNull())
        .addColumn('seat', 'integer', (column) => column.notNull())
        .addColumn('heir', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('former_holders_key', ['code', 'token_hash'])
        .execute();
    },
  },
  '009-chat': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('chat_lines')
        .addColumn('code', 'text', (column) => column.notNull().references('tables.code').onDelete('cascade'))
        .addColumn('channel', 'text', (column) => column.notNull())
        .addColumn('line', 'integer', (column) => column.notNull())
        .addColumn('seat', 'integer')
        .addColumn('watcher', 'text')
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('text', 'text', (column) => column.notNull())
        .addColumn('request', 'text', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('chat_lines_key', ['code', 'channel', 'line'])
        .execute();
    },
  },
  '010-series': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('seats')
        .addColumn('won', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
    },
  },
  '011-layout': {
    up: addLayoutTable,
  },
  '012-repeats': {
    oldestReader: 11,
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('tables').addColumn('made_with', 'text').execute();
      await db.schema.createIndex('tables_made_with').unique().on('tables').columns(['made_with']).execute();
      await db.schema.alterTable('seat_codes').addColumn('taker', 'text').execute();
      await db.schema.alterTable('seat_codes').addColumn('taker_name', 'text').execute();
      await db.schema
        .createTable('answered_requests')
        .addColumn('code', 'text', (column) => column.notNull().references('tables.code').onDelete('cascade'))
        .addColumn('number', 'integer', (column) => column.notNull())
        .addColumn('asker', 'text', (column) => column.notNull())
        .addColumn('request', 'text', (column) => column.notNull())
        .addColumn('digest', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('answered_requests_key', ['code', 'number'])
        .execute();
    },
  },
  '013-called-off-starts': {
    oldestReader: 11,
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('tables').addColumn('called_off', 'text').execute();
    },
  },
  '014-kicked-tokens': {
    oldestReader: 11,
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('kicked_tokens')
        .addColumn('code', 'text', (column) => column.notNull().references('tables.code').onDelete('cascade'))
        .addColumn('token_hash', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('kicked_tokens_key', ['code', 'token_hash'])
        .execute();
    },
  },
  '015-bound-secrets': {
    oldestReader: 11,
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('tables').addColumn('drawn', 'text').execute();
    },
  },
  '016-spent-tokens': {
    oldestReader: 11,
    async up(db: Kysely<unknown>) {
      for (const table of ['former_holders', 'kicked_tokens']) {
        await db.schema
          .alterTable(table)
          .addColumn('number', 'integer', (column) => column.notNull().defaultTo(0))
          .execute();
      }
    },
  },
  '017-host-acts': {
    oldestReader: 11,
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('host_acts')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addColumn('what', 'text', (column) => column.notNull())
        .addColumn('log_name', 'text')
        .addColumn('seat', 'integer')
        .execute();
      await db.schema.createIndex('host_acts_at').on('host_acts').columns(['at']).execute();
    },
  },
  '018-taken-names': {
    oldestReader: 11,
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('taken_names')
        .addColumn('code', 'text', (column) => column.notNull().references('tables.code').onDelete('cascade'))
        .addColumn('name', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('taken_names_key', ['code', 'name'])
        .execute();
    },
  },
  '019-access': {
    oldestReader: 11,
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('kept_out')
        .addColumn('network', 'text', (column) => column.primaryKey())
        .addColumn('until', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('invitations')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('code', 'text', (column) => column.notNull())
        .addColumn('people', 'integer')
        .addColumn('used', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('until', 'bigint')
        .addColumn('made_at', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('host_choices')
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('value', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('problems')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addColumn('version', 'text', (column) => column.notNull())
        .addColumn('browser', 'text', (column) => column.notNull())
        .addColumn('game', 'text')
        .addColumn('log_name', 'text')
        .addColumn('step', 'integer')
        .addColumn('words', 'text', (column) => column.notNull())
        .execute();
    },
  },
  '020-screens': {
    oldestReader: 11,
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('screens')
        .addColumn('token_hash', 'text', (column) => column.primaryKey())
        .addColumn('code_hash', 'text', (column) => column.notNull().unique())
        .addColumn('until', 'bigint', (column) => column.notNull())
        .addColumn('code', 'text', (column) => column.references('tables.code').onDelete('cascade'))
        .addColumn('holder', 'text')
        .execute();
      await db.schema.createIndex('screens_of_a_seat').on('screens').columns(['holder']).execute();
    },
  },
  '021-continued-matches': {
    oldestReader: 11,
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('tables').addColumn('goes_on_from', 'text').execute();
    },
  },
  '022-invitation-uses': {
    oldestReader: 11,
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('invitation_uses')
        .addColumn('token_hash', 'text', (column) => column.primaryKey())
        .addColumn('invitation', 'text', (column) => column.notNull().references('invitations.id').onDelete('cascade'))
        .execute();
    },
  },
  '023-server-secrets': {
    oldestReader: 11,
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('server_secrets')
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('value', 'text', (column) => column.notNull())
        .execute();
    },
  },
  '024-push-addresses': {
    oldestReader: 11,
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('push_addresses')
        .addColumn('code', 'text', (column) => column.notNull().references('tables.code').onDelete('cascade'))
        .addColumn('holder', 'text', (column) => column.notNull())
        .addColumn('endpoint', 'text', (column) => column.notNull())
        .addColumn('p256dh', 'text', (column) => column.notNull())
        .addColumn('auth', 'text', (column) => column.notNull())
        .addColumn('language', 'text', (column) => column.notNull())
        .addColumn('made_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('push_addresses_key', ['code', 'holder', 'endpoint'])
        .execute();
      await db.schema.createIndex('push_addresses_at').on('push_addresses').columns(['made_at']).execute();
    },
  },
};

/** The layout of this build. */
export const OWN_LAYOUT: Layout = { changes: CHANGES, version: VERSION };

/**
 * Brings the database to a build's layout, in one transaction. Data of a later layout are used as they are where that
 * layout allows it. Throws `NewerRecords` where it does not, and the database's error where the change fails.
 */
export async function migrate(db: Kysely<Rows>, own: Layout = OWN_LAYOUT): Promise<void> {
  const untyped = db as unknown as Kysely<unknown>;
  if (judge(await storedLayout(untyped, own), own) === 'use') return;
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrationsOf(own) } });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return;
  // Another process of a later build may have been quicker.
  if (judge(await storedLayout(untyped, own), own) === 'migrate') throw error;
}

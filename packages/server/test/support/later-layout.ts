import { sql } from 'kysely';
import { type Layout, OWN_LAYOUT } from '../../src/storage/index.ts';

export const LATER_VERSION = '99.1.0';
const OWN_NUMBER = Object.keys(OWN_LAYOUT.changes).length;

/** The layout of a build that will come: what it adds is left alone by builds of today. */
export const LATER_LAYOUT: Layout = {
  version: LATER_VERSION,
  changes: {
    ...OWN_LAYOUT.changes,
    '999-later': {
      oldestReader: OWN_NUMBER,
      async up(db) {
        await db.schema.createTable('later_things').addColumn('code', 'text').execute();
        await db.schema
          .alterTable('entries')
          .addColumn('later', 'text', (column) => column.notNull().defaultTo('none'))
          .execute();
        await db.schema.alterTable('tables').addColumn('later', 'integer').execute();
      },
    },
  },
};

/** The layout of a build after that one, which takes something away that builds of today need. */
export const LAST_LAYOUT: Layout = {
  version: LATER_VERSION,
  changes: {
    ...LATER_LAYOUT.changes,
    '999-without': {
      async up(db) {
        await sql`alter table tables drop column rematch`.execute(db);
      },
    },
  },
};

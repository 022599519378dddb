import { shapedTable } from '@boomtown/ui-kit/shaped-table';
import { rules, type StoneWall } from '../view.ts';

/** What lies on the table and the sentences of a match: by the shape, and by the keys of `messages/`. */
export const table = shapedTable<StoneWall>(rules);

export const tellers = { 'stone-wall': table.teller };

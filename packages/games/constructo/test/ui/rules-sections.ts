import type { Messages } from '../../src/messages/keys.ts';

type Key = keyof Messages['constructo'];

/** The sections of the game's specification that are rules for players, and the sentences of the rules page that tell them. */
export const SECTIONS: Readonly<Record<string, readonly Key[]>> = {
  '1.1 board and pieces': ['rules-aim', 'rules-pieces'],
  '1.2 rounds and points': ['rules-match'],
  '1.3 a turn': ['rules-turn', 'rules-place', 'rules-move'],
  '1.4 what goes onto what': ['rules-fit-ring', 'rules-fit-medium', 'rules-fit-small', 'rules-fit-order'],
  '1.5 towers': ['rules-tower', 'rules-fit-ring'],
  '1.6 the end of a round': ['rules-end'],
  '2.1 standard boards': ['rules-boards', 'board-triangle', 'board-rhombus', 'board-clover'],
  '2.2 own boards': ['rules-boards'],
  '2.3 the same board twice': ['rules-boards'],
};

import type { Messages } from '../../src/messages/keys.ts';

type Key = keyof Messages['bau-boom'];

/** The sections of the game's specification that are rules for players, and the sentences of the rules page that tell them. */
export const SECTIONS: Readonly<Record<string, readonly Key[]>> = {
  '1.1 blocks, dice, container': ['rules-setup', 'rules-turn'],
  '1.2 the trail': ['rules-setup', 'rules-ladybug', 'rules-anteater'],
  '1.3 hills': ['rules-setup-hills', 'rules-build'],
  '1.4 colours of the seats': ['rules-setup-hills'],
  '2.1 blocks on the trail, hills': ['rules-setup', 'rules-setup-hills'],
  '2.2 who begins': ['rules-setup-first'],
  '3.1 roll and choose': ['rules-turn'],
  '3.2 stop at the start': ['rules-turn'],
  '3.3 pushing': ['rules-push', 'rules-push-effects', 'rules-push-mover'],
  '3.4 normal space': ['rules-normal'],
  '3.5 ladybug': ['rules-ladybug'],
  '3.6 anteater': ['rules-anteater'],
  '3.7 start': ['rules-start', 'rules-fill'],
  '3.8 face down': ['rules-covered', 'rules-open'],
  '4.1 unloading': ['rules-build'],
  '4.2 building': ['rules-build'],
  '4.3 blocks left over': ['rules-left-over'],
  '4.4 filling the trail': ['rules-fill'],
  '4.5 the last square': ['rules-win'],
  '5.1 standard': ['rules-turn'],
  '5.2 clever': ['rules-clever'],
  '5.3 young': [
    'rules-young-move',
    'rules-young-block',
    'rules-young-ladybug',
    'rules-young-refill',
    'rules-young-push',
    'rules-young-rest',
    'rules-young-win',
  ],
  '5.4 the last turn': ['rules-win'],
};

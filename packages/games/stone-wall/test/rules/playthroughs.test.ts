import { describePlaythroughs } from '@boomtown/game-testing';
import { stoneWallGame } from '../../src/rules/game.ts';

describePlaythroughs(stoneWallGame, new URL('./playthroughs/', import.meta.url));

import { describePlaythroughs } from '@boomtown/game-testing';
import { bauBoomGame } from '../../src/rules/index.ts';
import { boardText } from './board-text.ts';

describePlaythroughs(bauBoomGame, new URL('./playthroughs/', import.meta.url), { text: boardText });

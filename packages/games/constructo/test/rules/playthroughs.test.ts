import { describePlaythroughs } from '@boomtown/game-testing';
import { constructoGame, constructorGame } from '../../src/rules/index.ts';
import { boardText } from './board-text.ts';

describePlaythroughs(constructoGame, new URL('./playthroughs/constructo/', import.meta.url), { text: boardText });
describePlaythroughs(constructorGame, new URL('./playthroughs/constructor/', import.meta.url), { text: boardText });

import { describePlaythroughs } from '@boomtown/game-testing';
import { constructoGame, constructorGame } from '../../src/rules/index.ts';
import { picture } from './picture.ts';

describePlaythroughs(constructoGame, new URL('./playthroughs/constructo/', import.meta.url), { text: picture });
describePlaythroughs(constructorGame, new URL('./playthroughs/constructor/', import.meta.url), { text: picture });

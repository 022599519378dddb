import { describePlaythroughs } from '@boomtown/game-testing';
import { bauBoomGame } from '../../src/rules/index.ts';
import { picture } from './picture.ts';

describePlaythroughs(bauBoomGame, new URL('./playthroughs/', import.meta.url), { text: picture });

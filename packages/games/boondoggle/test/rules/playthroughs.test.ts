import { describePlaythroughs } from '@boomtown/game-testing';
import { boondoggleGame } from '../../src/rules/index.ts';
import { picture } from './picture.ts';

describePlaythroughs(boondoggleGame, new URL('./playthroughs/', import.meta.url), { text: picture });

import { describePlaythroughs } from '@boomtown/game-testing';
import { boondoggleGame } from '../../src/rules/index.ts';
import { boardText } from './board-text.ts';

describePlaythroughs(boondoggleGame, new URL('./playthroughs/', import.meta.url), { text: boardText });

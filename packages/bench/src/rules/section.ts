import type { Section } from '../section.ts';
import { listFigures } from './list-figures.ts';
import { playOutFigures } from './play-out-figures.ts';

export const rulesSection: Section = {
  name: 'rules',
  title: 'Rules: what the longest lists take, and how many actions a second can be played',
  async measure(effort, say) {
    say('lists of legal actions');
    const lists = await listFigures(effort);
    say('random play-outs');
    return [...lists, ...(await playOutFigures(effort))];
  },
};

import type { ConformanceSettings } from '../../src/index.ts';
import type { HighCard, State } from './types.ts';

export const settings: ConformanceSettings<HighCard> = {
  hiddenPhases: ['swap', 'play', 'over'],
  hiddenParts: ({ deck, hands }: State) => ({ deck, hands }),
  invariant({ deck, hands, trick, discards }) {
    const count = deck.length + hands.flat().length + trick.length + discards.length;
    if (count !== 12 && count !== 16) throw new Error(`there are ${count} cards`);
  },
};

import type { SoundName } from '@boomtown/ui-kit';
import type { Boondoggle } from './rules.ts';

/** What each event sounds like. The end of the match has a sound of the page's own. */
export const SOUNDS: Readonly<Record<Boondoggle['Event']['type'], SoundName | null>> = {
  funds: 'coin',
  benefit: null,
  'card-bought': 'card',
  'card-played': 'card',
  'purchase-announced': null,
  purchased: 'coin',
  enforced: 'coin',
  offered: 'card',
  traded: 'coin',
  'offer-closed': null,
  'destination-drawn': 'card',
  'pot-won': 'coin',
  job: 'coin',
  sold: 'coin',
  bought: 'coin',
  built: 'place',
  'honcho-drawn': 'card',
  kickback: 'coin',
  guardrail: 'place',
  toll: 'coin',
  completed: 'coin',
  'round-started': null,
  'game-ended': null,
};

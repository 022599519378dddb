import type { Viewer } from '@boomtown/game-core';
import { hold } from '../contract-violation.ts';
import type { Terms } from './settings.ts';

/** How often, phase by phase, another world really was another. A leak test in worlds that are all the same proves nothing. */
export interface Coverage {
  visited(phase: string): void;
  redealt(phase: string, viewer: Viewer, differs: boolean): void;
  part(name: string, differs: boolean): void;
  /** Is this a phase that hides something, but in which nothing was seen to differ yet? */
  lacks(phase: string): boolean;
  /** Of how many steps with this type of event it was checked what else they tell. */
  seen(type: string): number;
  tell(type: string): void;
  /** Throws where a phase or a part that should hide something was never seen to. */
  close(): void;
}

/** The spectator and the seats are counted apart: what all seats know, a spectator may not. */
const VIEWERS = ['spectator', 'seat'];

export function startCoverage(terms: Terms, hidden: boolean): Coverage {
  const phases = new Set<string>();
  const differing = new Set<string>();
  const parts = new Map<string, boolean>();
  const events = new Map<string, number>();
  return {
    visited(phase) {
      phases.add(phase);
    },
    redealt(phase, viewer, differs) {
      if (differs) differing.add(`${phase} ${viewer === null ? 'spectator' : 'seat'}`);
    },
    part(name, differs) {
      parts.set(name, parts.get(name) === true || differs);
    },
    lacks(phase) {
      return terms.hiddenPhases.includes(phase) && VIEWERS.some((who) => !differing.has(`${phase} ${who}`));
    },
    seen: (type) => events.get(type) ?? 0,
    tell(type) {
      events.set(type, (events.get(type) ?? 0) + 1);
    },
    close() {
      hold(hidden === terms.hiddenPhases.length > 0, 'hidden-phases', () => {
        return hidden
          ? 'a game that hides something must name its hiddenPhases in the settings'
          : 'the settings name hiddenPhases of a game that hides nothing';
      });
      for (const phase of terms.hiddenPhases) {
        hold(
          phases.has(phase),
          'hidden-phase-unseen',
          () => `no play reached the phase "${phase}"; seen: ${[...phases].join(', ')}`,
        );
        for (const who of VIEWERS) {
          hold(differing.has(`${phase} ${who}`), 'vacuous-redeal', () => {
            return `in phase "${phase}" redeal never gave a ${who} another world`;
          });
        }
      }
      for (const [name, differs] of parts) {
        hold(differs, 'vacuous-redeal', () => `redeal never gave anybody another "${name}"`);
      }
    },
  };
}

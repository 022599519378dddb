import type { Figure } from '../report/figure.ts';
import type { Effort, Section } from '../section.ts';
import { startContestants } from './contestants.ts';
import { joinFigures } from './join-figures.ts';
import { CONTEST_GAME, recordedMatch } from './recorded-match.ts';
import { type Plan, REST_S } from './visit.ts';
import { visitFigures } from './visit-figures.ts';

export const peersSection: Section = {
  name: 'peers',
  title: `Servers: the same match of ${CONTEST_GAME.name}, two players and a watcher at every table`,
  async measure(effort, say) {
    const contestants = await startContestants();
    try {
      const figures: Figure[] = [...(await joinFigures(contestants.all, effort.smoke ? 2 : 20))];
      for (const plan of plans(effort)) {
        say(`${plan.tables} at once`);
        figures.push(...(await visitFigures(contestants, plan, effort)));
      }
      return figures;
    } finally {
      await contestants.stop();
    }
  },
};

function plans({ smoke }: Effort): readonly Plan[] {
  const actions = recordedMatch().length;
  const none = { idleSeconds: 0, pacedActions: 0, actions };
  if (smoke) return [{ ...none, tables: 2, groups: 1, idleSeconds: 0.1, pacedActions: 1, actions: 4 }];
  return [
    { ...none, tables: 1, groups: 25 },
    { ...none, tables: 100, groups: 1 },
    { ...none, tables: 1000, groups: 1, idleSeconds: REST_S, pacedActions: 10 },
  ];
}

import { boomtown } from '../peers/boomtown.ts';
import { ServerProcess } from '../peers/server-process.ts';
import type { Section } from '../section.ts';
import { lengthFigures } from './length.ts';
import { tablesFigures } from './tables.ts';
import { watchersFigures } from './watchers.ts';

/** Storage is in memory: what grows here is not the disk's. */
export const growthSection: Section = {
  name: 'growth',
  title: 'Growth: what an action costs the server when there is more of everything',
  async measure(effort, say) {
    const { entry, given } = boomtown('', 'memory');
    const server = await ServerProcess.start(entry, given);
    try {
      say('more tables');
      const tables = await tablesFigures(server, effort);
      say('more watchers');
      const watchers = await watchersFigures(server, effort);
      say('a longer match');
      return [...tables, ...watchers, ...(await lengthFigures(server, effort))];
    } finally {
      await server.stop();
    }
  },
};

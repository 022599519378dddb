import type { Section } from '../section.ts';
import { proxyFigures } from './proxy.ts';
import { recordFigures } from './records.ts';
import { redisFigures } from './redis.ts';
import { serverFigures } from './server.ts';

const TABLES = 100_000;
const SOCKETS = 500;

/** Each part alone, with as many tables as docs/scaling.md speaks of. */
export const scalingSection: Section = {
  name: 'scaling',
  title: 'Scaling: what each part takes with 100,000 tables',
  async measure({ smoke }, say) {
    const tables = smoke ? 200 : TABLES;
    return [
      ...(await recordFigures(tables, say)),
      ...(await redisFigures(tables, say)),
      ...(await proxyFigures(smoke ? 5 : SOCKETS, say)),
      ...(await serverFigures(tables, say)),
    ];
  },
};

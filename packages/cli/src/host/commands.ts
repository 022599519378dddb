import { backedUp, REPLACE, restored } from './backups.ts';
import { examined } from './doctor.ts';
import type { HostCommand } from './host-command.ts';
import { settingsInWords } from './settings.ts';

/** The commands of a host. */
export const HOST_COMMANDS: { readonly [name: string]: HostCommand } = {
  settings: {
    usage: '',
    meaning: 'prints every setting, its meaning and what holds now',
    takes: [0, 0],
    flags: [],
    run: ({ environment }) => settingsInWords(environment),
  },
  doctor: {
    usage: '[URL]',
    meaning: 'looks at disk, database, clock, open files, proxy, prefix, sockets and TLS, and says what to paste where',
    takes: [0, 1],
    flags: [],
    run: examined,
  },
  backup: {
    usage: 'FILE',
    meaning: 'copies all tables into a new file, while the server runs or not',
    takes: [1, 1],
    flags: [],
    run: backedUp,
  },
  restore: {
    usage: 'FILE',
    meaning: 'puts the tables of a backup into DATA_DIR; with --replace, in place of those that are there',
    takes: [1, 1],
    flags: [REPLACE],
    run: restored,
  },
};

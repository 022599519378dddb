import type { HostCommand } from './host-command.ts';
import { settingsInWords } from './settings.ts';

/** What whoever runs a server does on its machine. */
export const HOST_COMMANDS: { readonly [name: string]: HostCommand } = {
  settings: {
    usage: '',
    meaning: 'prints every setting, its meaning and what holds now',
    takes: [0, 0],
    run: ({ environment }) => settingsInWords(environment),
  },
};

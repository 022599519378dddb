import pino from 'pino';

/**
 * Where the log is written: standard error. Each line goes out at once, so that none is lost with the process; one that
 * still waited when the process ends would be tried for ever where nobody reads the log any more, and keep it from ending.
 */
export function logOutput(): { write(line: string): void } {
  return pino.destination({ dest: 2, sync: true });
}

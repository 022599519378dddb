import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

test('the framework finds no process monitor to load, which would swallow rejections that nobody handled', () => {
  const framework = createRequire(fileURLToPath(import.meta.resolve('@colyseus/core')));
  expect(framework.resolve('@colyseus/schema')).toContain('schema');
  expect(() => framework.resolve('@pm2/io')).toThrow(/Cannot find module/);
});

import preact from '@preact/preset-vite';
import { defineConfig } from 'vite';

export default defineConfig(({ command, mode }) => {
  // Built by a test run, the pages would else be those of a developer: larger, and full of the folders of this machine.
  if (command === 'build') process.env.NODE_ENV = 'production';
  return {
    root: import.meta.dirname,
    // Every page is one segment below the root, so that the product may sit under any path of a host.
    base: './',
    plugins: [preact()],
    build: {
      target: 'es2022',
      // The gallery is built by the test of its pictures alone; no host serves it.
      rolldownOptions: { input: mode === 'gallery' ? 'gallery.html' : 'index.html' },
      // Nothing as a data address: the pages run under a strict content security policy.
      assetsInlineLimit: 0,
      reportCompressedSize: true,
    },
  };
});

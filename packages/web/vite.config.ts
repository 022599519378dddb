import preact from '@preact/preset-vite';
import { defineConfig } from 'vite';
import { addedGames } from './added-games.ts';
import { firstSentences } from './first-sentences.ts';
import { jsonInDevelopment } from './json-in-development.ts';
import { thirdPartyNotices } from './third-party-notices.ts';

/**
 * Each file costs a request: what every page needs is one file, and what the same pages share is one, too. Left to itself
 * the bundler makes some seventy of a few hundred bytes.
 */
const CHUNKS = [
  // A language is one file: what the pages say in it and what all games do.
  ...['de', 'es', 'it'].map((tag) => ({
    name: tag,
    test: new RegExp(`[\\\\/]messages[\\\\/]${tag}[.](json|ts)$`),
    priority: 3,
  })),
  { name: 'first', tags: ['$initial' as const], priority: 2 },
  // What all scenes draw with.
  { name: 'renderer', test: /[\\/]pixi\.js[\\/]/, minShareCount: 4, priority: 1 },
  // Each language stays a file of its own, and the stage, the scenes and their renderer come only with a picture.
  {
    name: 'shared',
    test: /[\\/]packages[\\/](?!web[\\/]src[\\/]messages|games[\\/][\w-]+[\\/]src[\\/]messages|stage|scene-kit)/,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 24_000,
  },
];

export default defineConfig(({ command, mode }) => {
  // Built by a test run, the pages would else be those of a developer: larger, and full of the folders of this machine.
  if (command === 'build') process.env.NODE_ENV = 'production';
  const added = addedGames(process.env.ADDED_GAMES);
  return {
    root: import.meta.dirname,
    // Every page is one segment below the root, so that the product may sit under any path of a host.
    base: './',
    plugins: [preact(), thirdPartyNotices(), added, firstSentences(), jsonInDevelopment()],
    worker: { plugins: () => [added] },
    define: { 'process.env.SAMPLE_GAMES': JSON.stringify(process.env.SAMPLE_GAMES ?? '') },
    build: {
      target: 'es2022',
      // The gallery is built by the test of its pictures alone; no host serves it.
      rolldownOptions: {
        input: mode === 'gallery' ? 'gallery.html' : 'index.html',
        output: {
          codeSplitting: { groups: CHUNKS },
          // Bundled so, files need each other in a ring: what they hold still runs in the order of its imports.
          strictExecutionOrder: true,
          chunkFileNames: ({ name }) => `assets/${shortened(name)}-[hash].js`,
          assetFileNames: ({ names: [name = ''] }) => `assets/${shortened(name, '[name]')}-[hash][extname]`,
        },
      },
      // Nothing as a data address: the pages run under a strict content security policy.
      assetsInlineLimit: 0,
      reportCompressedSize: true,
    },
  };
});

/** The bundler names what several pages share after all of them, in a hundred letters. */
function shortened(name: string, otherwise = name): string {
  return name.startsWith('shared~') ? 'shared' : otherwise.replace(/^_/, '');
}

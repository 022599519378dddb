// Reads modules of the project as they stand, TypeScript, style sheets and all.
import { createRequire } from 'node:module';
import { isAbsolute, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Opens the sources; `load` gives what a module exports, or throws with what is wrong in it. */
export async function openSources() {
  const web = createRequire(resolve('packages/web/package.json'));
  const { createServer } = await import(pathToFileURL(web.resolve('vite')).href);
  const server = await createServer({
    configFile: false,
    root: resolve('.'),
    logLevel: 'silent',
    appType: 'custom',
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true, include: [] },
    define: { 'process.env.SAMPLE_GAMES': '"1"' },
  });
  return {
    load: (path) => {
      const url = path.replaceAll('\\', '/');
      return server.ssrLoadModule(isAbsolute(path) ? url : `/${url}`);
    },
    close: () => server.close(),
  };
}

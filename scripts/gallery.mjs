// `npm run gallery`: every scene in its typical states, from the sources, without a server.
import { join } from 'node:path';
import { createServer } from 'vite';

const vite = await createServer({
  root: join(import.meta.dirname, '../packages/web'),
  configFile: join(import.meta.dirname, '../packages/web/vite.config.ts'),
  server: { host: '127.0.0.1', port: Number(process.env.PORT ?? 2568) },
});
await vite.listen();
console.log(`The gallery is open at http://127.0.0.1:${vite.config.server.port}/gallery.html`);

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { VERSION } from '../src/this-build.ts';

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const dockerfile = read('Dockerfile');

test('the image says which version it is, and installs with the pnpm of the project', () => {
  expect(dockerfile).toContain(`org.opencontainers.image.version="${VERSION}"`);
  const { devDependencies } = JSON.parse(read('package.json'));
  expect(dockerfile).toContain(`pnpm@${devDependencies.pnpm} `);
  const image = /^ARG NODE_IMAGE=(.*)$/m.exec(dockerfile)?.[1];
  expect(image).toMatch(new RegExp(`^node:${devDependencies.node.split('.')[0]}-`));
  expect(dockerfile.match(/^FROM .*$/gm)).toEqual([`FROM \${NODE_IMAGE} AS build`, `FROM \${NODE_IMAGE}`]);
  expect(read('docker-compose.yml')).toContain(`NODE_IMAGE: \${NODE_IMAGE:-${image}}\n`);
});

test('the image can say where its sources are from, and at which commit', () => {
  const final = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
  for (const name of ['SOURCE', 'REVISION']) {
    expect(final).toContain(`\nARG ${name}=\n`);
    expect(final).toContain(`org.opencontainers.image.${name.toLowerCase()}="\${${name}}"`);
    expect(read('docker-compose.yml')).toContain(`\n      ${name}: \${${name}:-}\n`);
  }
});

test('the image lists its packages', () => {
  expect(dockerfile).toMatch(/^ && npx --yes pnpm@[\d.]+ .*sbom --prod --sbom-format cyclonedx --out sbom\.json$/m);
});

test('nothing gets into the image that belongs to the host, or that only developers run', () => {
  const left = read('.dockerignore').split('\n');
  for (const kept of ['**/.env*', '/data', 'backups', '**/*.sqlite*', '.git', '*.log']) expect(left).toContain(kept);
  for (const own of ['**/test', 'docs', 'packages/e2e/*', 'packages/bench/*', 'packages/web/src/gallery'])
    expect(left).toContain(own);
  // The installation looks for each package.
  for (const name of ['bench', 'e2e']) expect(left).toContain(`!packages/${name}/package.json`);
});

test('one number says how many servers run, and all of them are of one kind', () => {
  const compose = read('docker-compose.yml');
  const server = /^ {2}server:\n(.*?)^ {2}\w/ms.exec(compose)?.[1];
  expect(server).toContain(`replicas: \${SERVERS:-2}\n`);
  // With a name or a port of its own there could be one only.
  expect(server).not.toMatch(/^ {4}(container_name|ports|hostname):/m);
});

test('the image fetches packages before the sources come, so that a change of these does not fetch them again', () => {
  const fetched = dockerfile.search(/pnpm@[\d.]+ fetch/);
  expect(fetched).toBeGreaterThan(dockerfile.indexOf('COPY package.json pnpm-lock.yaml'));
  expect(fetched).toBeLessThan(dockerfile.indexOf('COPY . .'));
});

test('nginx waits for healthy servers, and servers have a limit of memory and a longest time to stop', () => {
  const compose = read('docker-compose.yml');
  const nginx = /^ {2}nginx:\n(.*?)^ {2}\w/ms.exec(compose)?.[1];
  expect(nginx).toMatch(/depends_on:\s+server:\s+condition: service_healthy/);
  expect(compose).toMatch(/x-server: &server.*?mem_limit: .*?stop_grace_period: 15s/s);
});

test('nginx and Redis follow their versions, and PostgreSQL stays on its release of Debian, since another one sorts text otherwise', () => {
  const named = read('docker-compose.yml').matchAll(/^ {4}image: \$\{(?:NGINX|POSTGRES|REDIS)_IMAGE:-(.*)\}$/gm);
  const images = [...named].map(([, name]) => name);
  expect(images).toEqual(['nginx:1', 'postgres:17-bookworm', 'redis:7']);
});

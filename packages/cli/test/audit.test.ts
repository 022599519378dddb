import { execFile } from 'node:child_process';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const AUDIT = fileURLToPath(new URL('../../../scripts/audit.mjs', import.meta.url));

/** Runs the audit against a registry of the test's own. */
async function audit(answer: RequestListener): Promise<{ readonly exitCode: number; readonly said: string }> {
  const registry = createServer(answer);
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve));
  // It listens on a port, so its address is none of a file.
  const { port } = registry.address() as AddressInfo;
  try {
    return await new Promise((resolve) => {
      execFile(process.execPath, [AUDIT, '--registry', `http://127.0.0.1:${port}/`], (error, said) =>
        resolve({ exitCode: error === null ? 0 : Number(error.code), said }),
      );
    });
  } finally {
    registry.closeAllConnections();
    registry.close();
  }
}

const knowing =
  (severity: string): RequestListener =>
  (_asked, answer) => {
    const finding = {
      id: 1,
      url: 'https://advisories.example/GHSA-made-upin-test',
      title: 'It listens to everybody',
      severity,
      vulnerable_versions: '<999.0.0',
      cwe: ['CWE-1'],
      cvss: { score: 7, vectorString: null },
    };
    answer.setHeader('content-type', 'application/json').end(JSON.stringify({ ws: [finding] }));
  };

describe('the audit of what is installed', () => {
  test('fails for what is grave and explained nowhere, and names it', async () => {
    const { exitCode, said } = await audit(knowing('high'));
    expect(said).toContain('high: ws: It listens to everybody');
    expect(said).toContain('1 of those neither mended nor explained');
    expect(exitCode).toBe(1);
  });

  test('tells of what is less, and passes', async () => {
    const { exitCode, said } = await audit(knowing('moderate'));
    expect(said).toContain('Audit: 1 findings, 0 of them high');
    expect(exitCode).toBe(0);
  });

  test('says that it was not done where the registry answers none, and fails nothing', async () => {
    const { exitCode, said } = await audit((_asked, answer) => answer.writeHead(405).end());
    expect(said).toMatch(/^Audit not done: [\s\S]*405/);
    expect(exitCode).toBe(0);
  });
});

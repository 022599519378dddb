import { type Finding, ill, well } from './finding.ts';
import { type ProbeOptions, probe } from './probe.ts';

/** Do the pages and what belongs to them come from below the address, and does it work without the slash at its end? */
export async function examinePages(base: URL, options: ProbeOptions): Promise<Finding[]> {
  const page = await probe(new URL('.', base), options);
  const script = /<script[^>]+src="(\.\/assets\/[^"]+)"/.exec(page.text)?.[1];
  if (page.status !== 200 || script === undefined) {
    return [ill(`Prefix: ${base.href} answers, but with no page of Boomtown (status ${page.status}).`)];
  }
  const code = await probe(new URL(script, base), options);
  const isScript = code.status === 200 && /javascript/.test(code.headers['content-type'] ?? '');
  const findings = [
    isScript
      ? well('Prefix: the pages and what belongs to them come from below the address.')
      : ill(`Prefix: what belongs to the pages is not found below ${base.href} (status ${code.status}).`),
  ];
  if (base.pathname === '/') return findings;
  const bare = new URL(base.href.replace(/\/$/, ''));
  const { status, headers } = await probe(bare, options);
  const leads = status >= 300 && status < 400 && new URL(headers.location ?? '', bare).pathname === base.pathname;
  findings.push(
    leads
      ? well('Prefix: it works without the slash at its end.')
      : ill(
          'Prefix: without the slash at its end it leads elsewhere. nginx:',
          `location = ${bare.pathname} { return 302 $scheme://$http_host${base.pathname}; }`,
        ),
  );
  return findings;
}

import { listeningUrl } from '../listening.ts';
import type { Settings } from '../settings/settings.ts';
import { examineFailure, examineTls, isOfCertificate } from './connection.ts';
import { type Finding, ill, note, well } from './finding.ts';
import { examineAddedGames, examinePages, examineUpgrade } from './pages.ts';
import { type ProbeOptions, probe } from './probe.ts';
import { examineForwarding, examineHost, examineOrigin, FORGED, readSeen } from './proxy.ts';
import { examineRecords } from './records.ts';
import { examineServices } from './services.ts';
import { examineClock, examineOpenFiles, examineVolume } from './volume.ts';

/**
 * Looks at a server with these settings as its host and as its guests see it. `from`: the address that guests open, if
 * it is another one than the settings say. Changes nothing.
 */
export async function examine(settings: Settings, from?: string, options: ProbeOptions = {}): Promise<Finding[]> {
  const address = from ?? settings.publicUrl;
  const findings = [
    ...(await examineVolume(settings.dataDir)),
    ...(await examineRecords(settings)),
    ...(await examineAddedGames(settings)),
    ...(await examineServices(settings)),
    ...(await examineServer(settings)),
  ];
  if (address === undefined) {
    const how =
      'Nothing was looked at from outside: name the address that friends open, after "doctor" or as PUBLIC_URL.';
    return [...findings, note(how)];
  }
  return [...findings, ...(await examineFromOutside(new URL(`${address.replace(/\/$/, '')}/`), settings, options))];
}

/** Does the server itself run, and can it do everything? */
async function examineServer(settings: Settings): Promise<Finding[]> {
  const url = listeningUrl(settings);
  try {
    const { status } = await probe(new URL('readyz', `${url}/`));
    const numbers = await probe(new URL('metrics', `${url}/`));
    const files = examineOpenFiles(numbers.text);
    const runs =
      status === 200
        ? well(`Server: it runs at ${url}, and can do everything.`)
        : ill(`Server: it runs at ${url}, but can't do everything (status ${status}); its log says why.`);
    return files === null ? [runs] : [runs, files];
  } catch {
    return [ill(`Server: nothing answers at ${url}. Start it, with the same settings.`)];
  }
}

async function examineFromOutside(base: URL, settings: Settings, options: ProbeOptions): Promise<Finding[]> {
  try {
    const secure = await secureAddress(base, options);
    if (secure === null) return await examineAnswers(base, settings, options);
    const leads = well(`Address: ${base.href} leads to ${secure.href}, which is looked at.`);
    return [leads, ...(await examineFromOutside(secure, settings, options))];
  } catch (error) {
    const failure = examineFailure(base, error);
    if (!isOfCertificate(error)) return [failure];
    return [failure, ...(await examineUncertified(base, settings, options))];
  }
}

/** Where a plain address leads browsers to TLS; `null` where it does not. */
async function secureAddress(base: URL, options: ProbeOptions): Promise<URL | null> {
  if (base.protocol !== 'http:') return null;
  const { status, headers } = await probe(base, options);
  const { location = '' } = headers;
  if (status < 300 || status >= 400 || !URL.canParse(location, base.href)) return null;
  const target = new URL(location, base);
  target.pathname = target.pathname.replace(/\/?$/, '/');
  return target.protocol === 'https:' ? target : null;
}

/** What else there is to find where the certificate is not believed, so that a host can mend all of it at once. */
async function examineUncertified(base: URL, settings: Settings, options: ProbeOptions): Promise<Finding[]> {
  try {
    const findings = await examineAnswers(base, settings, { ...options, uncertified: true });
    return findings.filter(({ what }) => !what.startsWith('TLS'));
  } catch (error) {
    return [examineFailure(base, error)];
  }
}

async function examineAnswers(base: URL, settings: Settings, options: ProbeOptions): Promise<Finding[]> {
  const seenUrl = new URL('api/seen', base);
  const forged = await probe(seenUrl, { ...options, headers: { 'x-forwarded-for': FORGED } });
  const findings = [examineTls(base, forged, Date.now()), examineClock(Date.now(), forged.headers.date)];
  const unknown = examineHost(forged, base, settings.basePath);
  if (unknown !== null) return [...findings, unknown];
  const seen = readSeen(forged.text);
  if (seen === null) {
    return [...findings, examinePrefix(forged.status, base, settings)];
  }
  const own = await probe(seenUrl, { ...options, headers: { origin: base.origin } });
  return [
    ...findings,
    ...(await examinePages(base, options)),
    ...examineForwarding(seen, base.protocol === 'https:'),
    examineOrigin(own.status, base, settings.basePath),
    await examineUpgrade(base, options),
  ];
}

/** What to do where something answers at the address, but not the server. */
function examinePrefix(status: number, base: URL, { basePath, publicUrl }: Settings): Finding {
  const path = base.pathname.replace(/\/$/, '');
  const why = `Prefix: something answers at ${base.href}, but not this server (status ${status}).`;
  if (path === basePath) return ill(`${why} Does the proxy lead to another port or machine?`);
  if (path === '') return ill(`${why} With BASE_PATH=${basePath} it lies at ${base.origin}${basePath}/.`);
  const how = 'If the proxy passes the path on as it came, set beside the server’s other settings (.env):';
  // The two must fit, or the start ends.
  const address = publicUrl === undefined || publicUrl.endsWith(path) ? [] : [`PUBLIC_URL=${base.origin}${path}`];
  return ill(`${why} ${how}`, `BASE_PATH=${path}`, ...address);
}

import type { RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { languageOf } from '../languages.ts';
import { nameIn, type UnknownHost } from './known-hosts.ts';
import { replyAs } from './refusal-reply.ts';

/** The status for a request that is meant for another host (RFC 9110, §15.5.20). */
const MISDIRECTED = 421;
const LOG_LINE =
  'a request for a host with another name was refused; where that name is ours, add it to ALLOWED_HOSTS or set PUBLIC_URL (docs/hosting.md)';

interface PageWords {
  readonly title: string;
  /** NAME stands for the name that was asked for. */
  readonly guest: string;
  readonly host: string;
}

/** The pages themselves can't be shown under a name that is not ours, so their words can't be used. */
const WORDS = {
  en: {
    title: 'This server does not answer at this address',
    guest: 'The address in your browser names “NAME”. Ask the person who sent it for another one.',
    host: 'If this is your server: set PUBLIC_URL to the address that your friends open, or add “NAME” to ALLOWED_HOSTS, and start it again.',
  },
  de: {
    title: 'Unter dieser Adresse antwortet dieser Server nicht',
    guest:
      'Die Adresse in deinem Browser nennt „NAME“. Frag die Person, die sie dir geschickt hat, nach einer anderen.',
    host: 'Falls es dein Server ist: Setze PUBLIC_URL auf die Adresse, die deine Freunde öffnen, oder nimm „NAME“ in ALLOWED_HOSTS auf, und starte ihn neu.',
  },
  es: {
    title: 'Este servidor no responde en esta dirección',
    guest: 'La dirección de tu navegador nombra «NAME». Pide otra a la persona que te la envió.',
    host: 'Si es tu servidor: pon en PUBLIC_URL la dirección que abren tus amigos, o añade «NAME» a ALLOWED_HOSTS, y vuelve a iniciarlo.',
  },
  it: {
    title: 'Questo server non risponde a questo indirizzo',
    guest: 'L’indirizzo nel tuo browser indica «NAME». Chiedine un altro alla persona che te l’ha mandato.',
    host: 'Se è il tuo server: metti in PUBLIC_URL l’indirizzo che aprono i tuoi amici, oppure aggiungi «NAME» ad ALLOWED_HOSTS, e riavvialo.',
  },
} as const satisfies { readonly [language: string]: PageWords };

/** Refuses what is for a host with another name: a page of words for people, `unknown-host` for programs. */
export function knownHostsOnly(unknownIn: UnknownHost, basePath: string, log: Pick<Logger, 'warn'>): RequestHandler {
  const requests = ['/api', '/matchmake'].map((path) => basePath + path);
  let hinted = false;
  return (request, response, next) => {
    const unknown = unknownIn(request);
    if (unknown === null) return next();
    if (!hinted) log.warn(LOG_LINE);
    hinted = true;
    response.set('Cache-Control', 'no-store');
    if (requests.some((path) => request.path === path || request.path.startsWith(`${path}/`))) {
      return replyAs(response, 'unknown-host');
    }
    sendPage(response, languageOf(request), nameIn(unknown) ?? '…');
  };
}

/** @param name holds letters, digits, dots and hyphens only, or colons in an address */
function sendPage(response: Response, language: keyof typeof WORDS, name: string): void {
  response.locals.refused = 'unknown-host';
  const { title, guest, host } = WORDS[language];
  const text = [guest, host].map((words) => `<p>${words.replace('NAME', name)}</p>`).join('\n');
  const head = `<meta charset="utf-8">\n<meta name="viewport" content="width=device-width">\n<title>${title}</title>`;
  response
    .status(MISDIRECTED)
    .type('html')
    .send(`<!doctype html>\n<html lang="${language}">\n${head}\n<h1>${title}</h1>\n${text}\n</html>\n`);
}

import { isolated } from '@boomtown/game-core';
import { readCode, type TableInfo } from '@boomtown/wire';
import type { Request } from 'express';
import { type Games, gameIn } from '../games.ts';
import { languageOf } from '../languages.ts';
import type { AddressLimits } from '../limits/index.ts';
import type { Lobby } from '../tables/index.ts';
import { senderKey } from './request-gates.ts';

/** Tags for the head of a page: a messenger makes a card for the link of them. `null`: the page has no card. */
export type CardOf = (request: Request) => Promise<string | null>;

export interface TableCardParts {
  readonly games: Games;
  readonly lobby: Pick<Lobby, 'info'>;
  readonly limits: AddressLimits;
  readonly publicUrl: string | undefined;
  readonly basePath: string;
  /** Is the server open to some only? Then its cards reveal nothing of its tables. */
  readonly isPrivate: () => boolean;
}

interface CardWords {
  readonly site: string;
  readonly people: string;
  readonly free: string;
  readonly playing: string;
  readonly over: string;
}

/** Messengers read the page without running it, so the words of the pages can't be used. */
const WORDS = {
  en: {
    site: 'Board games about building, played live with friends in the browser.',
    people: 'At the table: ',
    free: 'Free seats: ',
    playing: 'The game is on.',
    over: 'The game is over.',
  },
  de: {
    site: 'Brettspiele rund ums Bauen, live mit Freunden im Browser.',
    people: 'Am Tisch: ',
    free: 'Freie Plätze: ',
    playing: 'Die Partie läuft.',
    over: 'Die Partie ist vorbei.',
  },
  es: {
    site: 'Juegos de mesa de construcción, en directo con amigos y en el navegador.',
    people: 'En la mesa: ',
    free: 'Sitios libres: ',
    playing: 'La partida está en marcha.',
    over: 'La partida ha terminado.',
  },
  it: {
    site: 'Giochi da tavolo sulle costruzioni, dal vivo con gli amici nel browser.',
    people: 'Al tavolo: ',
    free: 'Posti liberi: ',
    playing: 'La partita è in corso.',
    over: 'La partita è finita.',
  },
} as const satisfies { readonly [language: string]: CardWords };
const PICTURE = { path: 'icon-512.png', side: 512 };

/**
 * The card of a link to a table says what anyone with the code may know: the game, who is there, and free seats. A code
 * without a table, a table without spectators and a private server all get the same card of the site, which reveals no
 * code. A wrong code counts here as everywhere.
 */
export function tableCards(parts: TableCardParts): CardOf {
  const { games, basePath, publicUrl } = parts;
  return async (request) => {
    const code = readCode(request.path.slice(1));
    if (code === undefined) return null;
    const site = publicUrl === undefined ? siteAsked(request, basePath) : `${publicUrl.replace(/\/$/, '')}/`;
    if (site === null) return null;
    const words: CardWords = WORDS[languageOf(request)];
    const info = await tableIn(code, request, parts);
    const game = info === null ? undefined : gameIn(games, info.game)?.info.name;
    const isKnown = info !== null && game !== undefined;
    return tags({
      'og:type': 'website',
      'og:site_name': 'Boomtown',
      'og:title': isKnown ? `${game} · ${code}` : 'Boomtown',
      'og:description': isKnown ? describe(info, words) : words.site,
      'og:url': new URL(isKnown ? code : '.', site).href,
      'og:image': new URL(PICTURE.path, site).href,
      'og:image:width': String(PICTURE.side),
      'og:image:height': String(PICTURE.side),
    });
  };
}

/** The site's address as the browser asked for it; `null` where a proxy's headers name none (they are any text). */
function siteAsked({ protocol, host }: Request, basePath: string): string | null {
  const site = `${protocol}://${host}${basePath}/`;
  return /^https?$/.test(protocol) && URL.canParse(site) ? site : null;
}

/** The table of a code, as far as anyone may see it; `null` for none, and where its sender has to wait. */
async function tableIn(code: string, request: Request, parts: TableCardParts): Promise<TableInfo | null> {
  const { lobby, limits, isPrivate } = parts;
  if (isPrivate()) return null;
  const sender = senderKey(request);
  try {
    if ((await limits.ask('read', sender)) > 0 || (await limits.waitForCodes(sender)) > 0) return null;
    const info = await lobby.info(code);
    if (info.ok) return info.value.watchable ? info.value : null;
    if (info.error.code === 'no-such-table') await limits.wrongCode(sender, code);
    return null;
  } catch {
    // The page comes all the same; its own requests say what is the matter.
    return null;
  }
}

function describe({ names, stage }: TableInfo, words: CardWords): string {
  const people = names.filter((name) => name !== null).map(isolated);
  const free = names.length - people.length;
  return [
    ...(people.length === 0 ? [] : [`${words.people}${people.join(', ')}.`]),
    ...(stage === 'waiting' && free > 0 ? [`${words.free}${free}.`] : []),
    ...(stage === 'playing' ? [words.playing] : []),
    ...(stage === 'over' ? [words.over] : []),
  ].join(' ');
}

function tags(card: Readonly<Record<string, string>>): string {
  return Object.entries(card)
    .map(([property, content]) => `<meta property="${property}" content="${escaped(content)}" />\n`)
    .join('');
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? '');
}

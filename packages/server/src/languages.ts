import type { Request } from 'express';

/** The languages of what the server says without its pages, English first. */
export const LANGUAGES = ['en', 'de', 'es', 'it'] as const;

/** The one that the request's browser likes best; English where it knows none of them. */
export function languageOf(request: Request): (typeof LANGUAGES)[number] {
  return LANGUAGES.find((one) => one === request.acceptsLanguages(...LANGUAGES)) ?? 'en';
}

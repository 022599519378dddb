/** The languages that games have their words in, English first. */
export const LANGUAGES = ['en', 'de', 'es', 'it'];

/** The file of a worker thread in which all games' bots think. Apart from the list of bots, which pages read, too. */
export const BOT_WORKER = new URL('./bot-worker.ts', import.meta.url);

/** Does `npm test` run, and not `npm run test:all`? Then no databases and proxies are started; says that once. */
export function isEveryday(what: string): boolean {
  const { EVERYDAY } = process.env;
  if (EVERYDAY === undefined) return false;
  console.info(`What needs ${what} is tried by npm run test:all only.`);
  return true;
}

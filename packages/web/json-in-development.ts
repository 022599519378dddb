import type { Plugin } from 'vite';

const ATTRIBUTE = /,\s*\{\s*with:\s*\{\s*type:\s*'json'\s*\}\s*\}/g;

/**
 * While the pages are developed, a JSON file comes to the browser as a module of JavaScript. A browser that has to expect
 * JSON refuses it: there would be no language but English, and no guide.
 */
export function jsonInDevelopment(): Plugin {
  return {
    name: 'json-in-development',
    apply: 'serve',
    enforce: 'pre',
    transform: (code) => (code.includes("type: 'json'") ? code.replace(ATTRIBUTE, '') : null),
  };
}

import { readFileSync } from 'node:fs';
import { StartFault } from '../error-message.ts';

type Environment = { readonly [name: string]: string | undefined };

/** Longer than any secret, and short enough to be read at once. */
const MAX_LETTERS = 10_000;

/** The variable that names the file of a secret. */
export function fileSettingOf(name: string): string {
  return `${name}_FILE`;
}

/**
 * The environment with the secrets of these names from their files, where `NAME_FILE` names one. Container and service
 * managers hand secrets over so. Throws a `StartFault` in words, without the secret, where a file can't be used.
 */
export function withSecretsFromFiles(environment: Environment, names: readonly string[]): Environment {
  const secrets = names.flatMap((name) => {
    const file = environment[fileSettingOf(name)] ?? '';
    return file === '' ? [] : [[name, secretIn(file, name, environment)] as const];
  });
  return secrets.length === 0 ? environment : { ...environment, ...Object.fromEntries(secrets) };
}

function secretIn(file: string, name: string, environment: Environment): string {
  const setting = fileSettingOf(name);
  if ((environment[name] ?? '') !== '') throw new StartFault(`${name} and ${setting} are both set; choose one.`);
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
    throw new StartFault(`${setting} names a file that can't be read${why}: ${file}`);
  }
  // Editors end a file with a line break, which is no part of the secret.
  const secret = text.replace(/\r?\n$/, '');
  if (secret === '') throw new StartFault(`${setting} names an empty file: ${file}`);
  if (secret.length > MAX_LETTERS) throw new StartFault(`${setting} names a file that is too long: ${file}`);
  return secret;
}

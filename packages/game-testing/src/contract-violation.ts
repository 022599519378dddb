/** A sentence of the contract that a game breaks. `code` names the sentence, in kebab-case; the message says where. */
export class ContractViolation extends Error {
  readonly code: string;

  constructor(code: string, words: string) {
    super(`${code}: ${words}`);
    this.name = 'ContractViolation';
    this.code = code;
  }
}

/** Throws a breach unless the condition holds. `words` is only asked for when it does not. */
export function hold(condition: boolean, code: string, words: () => string): asserts condition {
  if (!condition) throw new ContractViolation(code, words());
}

/** A value as short text for a failure message. */
export function brief(value: unknown, length = 400): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length <= length ? text : `${text.slice(0, length)}… (${text.length} characters)`;
}

/** Rules code threw. The match stands where it stood; the table's people are told. */
export class RulesFault extends Error {
  override readonly name = 'RulesFault';
}

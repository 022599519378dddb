/** The forms of a plural in Spanish or Italian. From a million on they ask for `many`; nothing here counts that far, so that it says the same as `other`. */
export function forms(
  one: string,
  other: string,
): { readonly one: string; readonly many: string; readonly other: string } {
  return { one, many: other, other };
}

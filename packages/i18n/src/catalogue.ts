/** Sentences by key, in sections: what a file of messages holds. A sentence may be an ICU plural over `count`. */
export type Sections = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The blanks of each English sentence, by section and key; `never` where it has none. `npm run words -- keys` writes it. */
export type Keys = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** `section.key` of every sentence. */
export type TextKey<K extends Keys> = { [S in keyof K]: `${S & string}.${keyof K[S] & string}` }[keyof K];

type BlanksAt<K extends Keys, T> = T extends `${infer S}.${infer N}`
  ? S extends keyof K
    ? N extends keyof K[S]
      ? K[S][N]
      : never
    : never
  : never;

/**
 * What must be filled into a sentence: nothing, or one value for each `{blank}`. `count` chooses the plural form. Code that
 * knows no keys (`Keys` itself) fills what its key asks for.
 */
export type Fill<K extends Keys, T extends TextKey<K>> = string extends keyof K
  ? [fill?: Readonly<Record<string, string | number>>]
  : [BlanksAt<K, T>] extends [never]
    ? []
    : [Readonly<Record<BlanksAt<K, T> & string, string | number>>];

/** A complete language: it has every key. */
export type Catalogue<K extends Keys> = { readonly [S in keyof K]: { readonly [N in keyof K[S]]: string } };

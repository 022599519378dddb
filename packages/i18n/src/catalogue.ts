/** Forms of a sentence by plural category of its `{count}`; which of them exist depends on the language. */
type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

export type Sentence = string | PluralForms;

/** Sentences by key, in sections: the shape of every catalogue. */
export type Sections = Readonly<Record<string, Readonly<Record<string, Sentence>>>>;

/** `section.key` of every sentence. The English catalogue is the source of the keys. */
export type TextKey<English extends Sections> = {
  [S in keyof English]: `${S & string}.${keyof English[S] & string}`;
}[keyof English];

type SentenceAt<English extends Sections, K> = K extends `${infer S}.${infer N}`
  ? S extends keyof English
    ? N extends keyof English[S]
      ? English[S][N]
      : never
    : never
  : never;

type Blanks<T> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | Blanks<Rest> : never;

type BlanksOf<T> = T extends string ? Blanks<T> : T extends PluralForms ? Blanks<T['other']> | 'count' : never;

/**
 * What must be filled into a sentence: nothing, or one value for each `{blank}`. `count` chooses the plural form. Code that
 * knows no keys (`Sections` itself) fills what its key asks for.
 */
export type Fill<English extends Sections, K extends TextKey<English>> = string extends keyof English
  ? [fill?: Readonly<Record<string, string | number>>]
  : [BlanksOf<SentenceAt<English, K>>] extends [never]
    ? []
    : [Readonly<Record<BlanksOf<SentenceAt<English, K>>, string | number>>];

/** A section of English in another language: the same keys; a sentence with a `{count}` may take the forms that its language has. */
export type Translated<Section> = {
  readonly [N in keyof Section]: Section[N] extends `${string}{count}${string}`
    ? Sentence
    : Section[N] extends string
      ? string
      : PluralForms;
};

/** Another language, whole. */
export type Catalogue<English extends Sections> = { readonly [S in keyof English]: Translated<English[S]> };

import type { en } from './en.ts';

/** Forms of a sentence by plural category of its `{count}`; which of them exist depends on the language. */
type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

export type Sentence = string | PluralForms;

type English = typeof en;

/** `section.key` of every sentence. The English file is the source of the keys. */
export type TextKey = { [S in keyof English]: `${S & string}.${keyof English[S] & string}` }[keyof English];

type SentenceAt<K extends TextKey> = K extends `${infer S}.${infer N}`
  ? S extends keyof English
    ? N extends keyof English[S]
      ? English[S][N]
      : never
    : never
  : never;

type Blanks<T> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | Blanks<Rest> : never;

type BlanksOf<T> = T extends string ? Blanks<T> : T extends PluralForms ? Blanks<T['other']> | 'count' : never;

/** What must be filled into a sentence: nothing, or one value for each `{blank}`. `count` chooses the plural form. */
export type Fill<K extends TextKey> = [BlanksOf<SentenceAt<K>>] extends [never]
  ? []
  : [Readonly<Record<BlanksOf<SentenceAt<K>>, string | number>>];

/** A section of English in another language: the same keys; a sentence with a `{count}` may take the forms that its language has. */
export type Translated<Section> = {
  readonly [N in keyof Section]: Section[N] extends `${string}{count}${string}`
    ? Sentence
    : Section[N] extends string
      ? string
      : PluralForms;
};

/** Another language, whole. */
export type Catalogue = { readonly [S in keyof English]: Translated<English[S]> };

/** A text of the interface, or a function that puts values into one. */
export type Word = string | ((...values: never[]) => string);

/** Words by key. */
export type Words = Readonly<Record<string, Word>>;

/** The words of one page or part. */
export interface WordsDefinition<Id extends string = string, Defined extends Words = Words> {
  /** The key of these words in a theme. */
  readonly id: Id;
  readonly words: Defined;
  /** The words under what a theme overrides of them: one object for each theme, however often it is rendered. */
  override(overrides: Words | undefined): Defined;
}

/** Words definitions as one record: their words by their ids. */
export type WordsById<Definitions extends WordsDefinition> = {
  readonly [Definition in Definitions as Definition['id']]: Definition['words'];
};

/**
 * Defines the words of a page or part. The object is in a `*-words.ts` file beside it:
 * `defineWords('cart', { heading: 'カート', remove: (name: string) => `${name}を削除する` })`
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineWords<const Id extends string, Defined extends Words>(
  id: Id,
  words: Defined,
): WordsDefinition<Id, Defined> {
  const merged = new WeakMap<Words, Defined>();
  return {
    id,
    words,
    override: (overrides) => {
      if (overrides === undefined) return words;
      const themeWords = merged.get(overrides) ?? { ...words, ...overrides };
      merged.set(overrides, themeWords);
      return themeWords;
    },
  };
}

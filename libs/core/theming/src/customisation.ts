import type { Words } from './words';

/** What themes may change of a theme without replacing its pages: its customisable surface, known to the compiler alone. */
export interface Customisation {
  /** The words of each page and part, by the id of their definition. */
  readonly words: Readonly<Record<string, Words>>;
  /** The props of each replaceable part, by its id. */
  readonly parts: Readonly<Record<string, object>>;
  /** The props of each slot, by its id. */
  readonly slots: Readonly<Record<string, object>>;
}

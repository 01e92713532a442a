/** The ids that the keys of a filter stand for; none for a kind that is not chosen, and for a key that nothing has. */
export interface FilterIds {
  /** The category, and with `child` everything below it. */
  readonly category: readonly number[];
  readonly maker: readonly number[];
  readonly brand: readonly number[];
}

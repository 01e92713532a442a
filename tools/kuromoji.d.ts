/** What `search/make-readings.mjs` uses of the package, which has no types of its own. */
declare module 'kuromoji' {
  interface Tokenizer {
    readonly token_info_dictionary: {
      readonly target_map: Readonly<Record<string, readonly number[]>>;
      readonly dictionary: { getShort(offset: number): number };
      getFeatures(id: string): string;
    };
  }
  const kuromoji: {
    builder(options: { readonly dicPath: string }): {
      build(done: (error: Error | null, tokenizer: Tokenizer) => void): void;
    };
  };
  export default kuromoji;
}

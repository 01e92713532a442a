/** An option that distinguishes the variants of a model, e.g. 色: 紺. */
export interface StoredOption {
  readonly name: string;
  readonly value: string;
}

/** The option that shops and the files they import call so: 色, カラー, Color. */
export const COLOUR_OF_OPTIONS = `nullif(btrim(jsonb_path_query_first(options, '$[*] ? (@.name like_regex "^(色|カラー|colou?r)$" flag "i").value') #>> '{}'), '')`;

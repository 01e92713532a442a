/** How one type of design token is written in CSS. Both directions return null for what the other side cannot hold. */
export interface TokenValue {
  /** The `$value` of a CSS value. */
  toDesign(css: string): unknown;
  /** The CSS value of a `$value`, always written in the same way. */
  toCss(value: unknown): string | null;
}

/** A number as CSS has it, without an exponent. */
export const NUMBER = String.raw`-?(?:\d+(?:\.\d+)?)`;

/** Colours as CSS values. Each pair named in a comment reaches a contrast of 4.5 : 1. */
export interface ColorTokens {
  readonly background: string;
  /** Cards, fields. */
  readonly surface: string;
  /** Quiet areas: table heads, footers. */
  readonly subtle: string;
  /** On `background`, `surface` and `subtle`. */
  readonly text: string;
  /** Secondary text, on the same three. */
  readonly textMuted: string;
  readonly border: string;
  /** Edges of fields and buttons: 3 : 1 on `surface`. */
  readonly borderStrong: string;
  readonly primary: string;
  readonly primaryHover: string;
  /** Text on `primary` and `primaryHover`. */
  readonly onPrimary: string;
  readonly link: string;
  /** Sale prices and counts. */
  readonly accent: string;
  readonly onAccent: string;
  readonly danger: string;
  readonly dangerSubtle: string;
  readonly success: string;
  readonly successSubtle: string;
  readonly warning: string;
  readonly warningSubtle: string;
  readonly focus: string;
}

/** The typed contract of a theme's look. Each leaf becomes `--shop-<group>-<name>` in kebab-case. */
export interface ThemeTokens {
  readonly color: ColorTokens;
  /**
   * What changes of the colours on screens that are set to dark. A theme without any is light everywhere; so is a shop
   * whose server sets colours, because those were chosen on the light grounds.
   */
  readonly dark?: Partial<ColorTokens>;
  readonly font: { readonly body: string; readonly heading: string; readonly number: string };
  readonly text: {
    readonly xs: string;
    readonly sm: string;
    readonly md: string;
    readonly lg: string;
    readonly xl: string;
    readonly xxl: string;
  };
  readonly leading: { readonly tight: string; readonly normal: string };
  readonly weight: { readonly normal: string; readonly bold: string };
  /** Steps of the spacing scale: 3xs, 2xs, xs, sm, md, lg, xl, 2xl. */
  readonly space: {
    readonly '3xs': string;
    readonly '2xs': string;
    readonly xs: string;
    readonly sm: string;
    readonly md: string;
    readonly lg: string;
    readonly xl: string;
    readonly '2xl': string;
  };
  readonly radius: { readonly sm: string; readonly md: string; readonly lg: string; readonly full: string };
  readonly shadow: { readonly sm: string; readonly md: string };
  readonly width: { readonly content: string; readonly narrow: string; readonly text: string };
  readonly duration: { readonly fast: string; readonly normal: string };
}

/** Some of the tokens: what an extending theme changes. */
export type TokenOverrides = { readonly [Group in keyof ThemeTokens]?: Partial<ThemeTokens[Group]> };

/** Tokens that are in the theme itself, or in a module of their own that is loaded by need. */
export type TokenSource<Tokens> = Tokens | (() => Promise<{ readonly default: Tokens }>);

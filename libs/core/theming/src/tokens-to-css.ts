import type { ThemeTokens } from './theme-tokens';

/** What could end the declaration, the rule or the style element that holds it. */
const UNSAFE_VALUE = /[;{}<>\\]|\/\*|url\(/i;
const TOKEN_NAME = /^--shop-[a-z0-9]+(?:-[a-z0-9]+)*$/;

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The custom property of a token: `--shop-color-text-muted`. */
export const propertyName = (group: string, name: string): string => `--shop-${group}-${kebab(name)}`;

/** The colours for dark screens, which are values of properties that are there already. */
const DARK = 'dark';

/** The custom properties of a set of tokens: `--shop-color-primary` and so on. */
export function tokenProperties(tokens: ThemeTokens): ReadonlyMap<string, string> {
  const properties = Object.entries(tokens).flatMap(([group, values]: [string, Record<string, string>]) =>
    group === DARK
      ? []
      : Object.entries(values).map(([name, value]): [string, string] => [propertyName(group, name), value]),
  );
  return new Map(properties);
}

const declarationsOf = (properties: Iterable<readonly [string, string]>): string =>
  [...properties].map(([name, value]) => `${name}:${value}`).join(';');

/** The rule of the theme's dark colours, for screens that are set to dark. */
function darkCss({ dark = {} }: ThemeTokens): string {
  const properties = Object.entries(dark).map(
    ([name, value]) => [propertyName('color', name), value] as const,
  );
  return properties.length === 0
    ? ''
    : `@media(prefers-color-scheme:dark){:root{color-scheme:dark;${declarationsOf(properties)}}}`;
}

/**
 * The tokens as CSS. `overrides` are custom properties that the server's colour scheme sets; one that is not a known
 * property, or whose value could leave its declaration, is left out. Where it sets any, the theme's dark colours are too.
 */
export function tokensToCss(tokens: ThemeTokens, overrides: Readonly<Record<string, string>> = {}): string {
  const known = tokenProperties(tokens);
  const set = Object.entries(overrides).filter(
    ([name, value]) => TOKEN_NAME.test(name) && known.has(name) && !UNSAFE_VALUE.test(value),
  );
  const light = `:root{${declarationsOf(new Map([...known, ...set]))}}`;
  return set.length === 0 ? light + darkCss(tokens) : light;
}

import type { ThemeTokens } from './theme-tokens';

/** What could end the declaration, the rule or the style element that holds it. */
const UNSAFE_VALUE = /[;{}<>\\]|\/\*|url\(/i;
const TOKEN_NAME = /^--shop-[a-z0-9]+(?:-[a-z0-9]+)*$/;

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The custom properties of a set of tokens: `--shop-color-primary` and so on. */
export function tokenProperties(tokens: ThemeTokens): ReadonlyMap<string, string> {
  const properties = Object.entries(tokens).flatMap(([group, values]: [string, Record<string, string>]) =>
    Object.entries(values).map(([name, value]): [string, string] => [
      `--shop-${group}-${kebab(name)}`,
      value,
    ]),
  );
  return new Map(properties);
}

/**
 * The tokens as one CSS rule. `overrides` are custom properties that the server's colour scheme sets; one that is not
 * a known property, or whose value could leave its declaration, is left out.
 */
export function tokensToCss(tokens: ThemeTokens, overrides: Readonly<Record<string, string>> = {}): string {
  const properties = new Map(tokenProperties(tokens));
  for (const [name, value] of Object.entries(overrides)) {
    if (TOKEN_NAME.test(name) && properties.has(name) && !UNSAFE_VALUE.test(value))
      properties.set(name, value);
  }
  const declarations = [...properties].map(([name, value]) => `${name}:${value}`);
  return `:root{${declarations.join(';')}}`;
}

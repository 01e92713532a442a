import type { ThemeTokens } from '../theme-tokens';
import { groupsOf } from './token-groups';

/** A group of tokens of one type, as the DTCG format has it. */
interface DesignTokenGroup {
  readonly $type: string;
  readonly [token: string]: string | { readonly $value: unknown };
}

/** Tokens in the format of the W3C Design Tokens Community Group, one group for each of the theme's. */
export type DesignTokens = Readonly<Record<string, DesignTokenGroup>>;

/**
 * A theme's tokens as design-token JSON. Throws one error that names every value that would come back in other words, so
 * that a file that is exported and imported again changes nothing.
 *
 * @internal Only the generators of themes use it.
 */
export function toDesignTokens(tokens: ThemeTokens): DesignTokens {
  const refusals: string[] = [];
  const groups = groupsOf(tokens).map(([group, { $type, value, cssExample }, values]) => {
    const entries = Object.entries(values).map(([name, css]) => {
      const $value = value.toDesign(css);
      const back = $value === null ? null : value.toCss($value);
      if (back !== css)
        refusals.push(`${group}.${name} (${css}): write it as ${back === null ? cssExample : `'${back}'`}.`);
      return [name, { $value }] as const;
    });
    return [group, { $type, ...Object.fromEntries(entries) }] as const;
  });
  if (refusals.length > 0) throw new Error(refusals.join('\n'));
  return Object.fromEntries(groups);
}

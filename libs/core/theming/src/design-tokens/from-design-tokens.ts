import type { ThemeTokens, TokenOverrides } from '../theme-tokens';
import { readAlias, resolveAlias } from './token-aliases';
import { groupsOf } from './token-groups';
import { TOKEN_TYPES } from './token-types';

/** The colours that a theme may state a second time, for dark screens. */
const DARK = 'dark';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What the format itself says about a group or token, such as `$description`. */
const isOfFormat = (name: string): boolean => name.startsWith('$');

/** Names that a group may have, and does not. */
const namesOf = (base: ThemeTokens, group: string): readonly string[] => {
  const values = groupsOf(base).find(([name]) => name === (group === DARK ? 'color' : group))?.[2] ?? {};
  return Object.keys(values);
};

/**
 * Reads design-token JSON (DTCG) as what a theme changes of its `base`: tokens that equal those of the base are left out.
 * Throws one error that names every unknown token and every value that is none, each with its path.
 *
 * @internal Only the generators of themes use it.
 */
export function fromDesignTokens(json: unknown, base: ThemeTokens): TokenOverrides {
  if (!isObject(json)) throw new Error('The file is no object of groups of design tokens.');
  const refusals: string[] = [];
  const present = new Map(groupsOf(base).map(([group, , values]) => [group, values]));
  const readGroup = ([group, tokens]: [string, unknown]) => {
    const type = Object.entries(TOKEN_TYPES).find(([name]) => name === group)?.[1];
    if (type === undefined) {
      refusals.push(`${group}: unknown group. The groups are ${Object.keys(TOKEN_TYPES).join(', ')}.`);
      return [];
    }
    if (!isObject(tokens)) {
      refusals.push(`${group}: a group is an object of tokens.`);
      return [];
    }
    const names = namesOf(base, group);
    const readToken = ([name, token]: [string, unknown]): readonly (readonly [string, string])[] => {
      const path = `${group}.${name}`;
      const refuse = (why: string) => {
        refusals.push(`${path}: ${why}`);
        return [];
      };
      if (!names.includes(name)) return refuse(`unknown token. Those of ${group} are ${names.join(', ')}.`);
      if (!isObject(token) || token['$value'] === undefined) return refuse('it has no $value.');
      const $type = token['$type'] ?? tokens['$type'] ?? type.$type;
      if ($type !== type.$type) return refuse(`its $type is ${type.$type}, not ${JSON.stringify($type)}.`);
      const value = resolveAlias(json, token['$value']);
      if (value === undefined)
        return refuse(`${readAlias(token['$value']) ?? ''} leads to no token, or in a circle.`);
      const css = type.value.toCss(value);
      // What could not be exported again is no value either, such as a number that needs an exponent.
      if (css === null || type.value.toDesign(css) === null)
        return refuse(`${JSON.stringify(value)} is no ${type.$type}: write ${type.example}.`);
      return present.get(group)?.[name] === css ? [] : [[name, css]];
    };
    const changed = Object.entries(tokens)
      .filter(([name]) => !isOfFormat(name))
      .flatMap(readToken);
    return changed.length === 0 ? [] : [[group, Object.fromEntries(changed)] as const];
  };
  const groups = Object.entries(json)
    .filter(([name]) => !isOfFormat(name))
    .flatMap(readGroup);
  if (refusals.length > 0) throw new Error(refusals.join('\n'));
  return Object.fromEntries(groups);
}

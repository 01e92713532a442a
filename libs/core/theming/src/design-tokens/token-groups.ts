import type { ThemeTokens, TokenOverrides } from '../theme-tokens';
import { TOKEN_TYPES } from './token-types';

type TokenType = (typeof TOKEN_TYPES)[keyof ThemeTokens];

const isGroup = (name: string): name is keyof ThemeTokens => Object.hasOwn(TOKEN_TYPES, name);

/** The groups that have tokens: name, type, and the tokens by name. */
export const groupsOf = (
  tokens: ThemeTokens | TokenOverrides,
): readonly (readonly [string, TokenType, Readonly<Record<string, string>>])[] =>
  Object.entries(tokens).flatMap(([name, values]: [string, Readonly<Record<string, string>>]) =>
    isGroup(name) && Object.keys(values).length > 0 ? [[name, TOKEN_TYPES[name], values] as const] : [],
  );

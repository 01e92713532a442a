import type { ThemeTokens } from '@shop/theming/theme-tokens';
import { type ReactNode, createContext, use } from 'react';

const TokensContext = createContext<ThemeTokens | null>(null);

interface DesignTokensProviderProps {
  readonly tokens: ThemeTokens;
  readonly children: ReactNode;
}

/** Gives the stories of the design the tokens that they stand in. */
export function DesignTokensProvider({ tokens, children }: DesignTokensProviderProps) {
  return <TokensContext value={tokens}>{children}</TokensContext>;
}

/** The tokens of the toolbar's theme with the toolbar's colours. Throws outside a DesignTokensProvider. */
export function useDesignTokens(): ThemeTokens {
  const tokens = use(TokensContext);
  if (tokens === null) throw new Error('A story of the design needs a DesignTokensProvider around it.');
  return tokens;
}

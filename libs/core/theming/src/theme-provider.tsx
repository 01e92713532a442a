import { type ReactNode, createContext, use } from 'react';
import type { Theme } from './theme';

const ThemeContext = createContext<Theme | null>(null);

/** Gives pages, layouts and slots the theme they are drawn in. */
export function ThemeProvider({ theme, children }: { readonly theme: Theme; readonly children: ReactNode }) {
  return <ThemeContext value={theme}>{children}</ThemeContext>;
}

/** The theme of the page. Throws outside a ThemeProvider. */
export function useTheme(): Theme {
  const theme = use(ThemeContext);
  if (theme === null) throw new Error('useTheme needs a ThemeProvider above it.');
  return theme;
}

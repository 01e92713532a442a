import { type ComponentType, type ReactNode, createContext, use } from 'react';
import type { Theme } from './theme';

/** A part or slot that is being rendered. */
export interface RenderedPart {
  /** Its name in the theme: `parts/product-card`, `slots/cart-note`. */
  readonly name: `parts/${string}` | `slots/${string}`;
  readonly part: { readonly chunk: string | null };
  /** The browser needs only its styles at first. */
  readonly isDeferred?: boolean;
}

/** Emits with the document what the browser needs of a part; `null` where there is no document, as in tests. */
export type PartFilesComponent = ComponentType<RenderedPart> | null;

const ThemeContext = createContext<Theme | null>(null);
const PartFilesContext = createContext<PartFilesComponent>(null);

/** Gives pages, layouts, parts and slots the theme they are rendered in. */
export function ThemeProvider({
  theme,
  PartFiles = null,
  children,
}: {
  readonly theme: Theme;
  readonly PartFiles?: PartFilesComponent;
  readonly children: ReactNode;
}) {
  return (
    <ThemeContext value={theme}>
      <PartFilesContext value={PartFiles}>{children}</PartFilesContext>
    </ThemeContext>
  );
}

/** The theme of the page. Throws outside a ThemeProvider. */
export function useTheme(): Theme {
  const theme = use(ThemeContext);
  if (theme === null) throw new Error('useTheme needs a ThemeProvider above it.');
  return theme;
}

/** How the files of a part or slot reach the document. */
export function usePartFiles(): PartFilesComponent {
  return use(PartFilesContext);
}

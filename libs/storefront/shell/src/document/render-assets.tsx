import type { PageId } from '@shop/theming/page-id';
import type { Theme } from '@shop/theming/theme';
import { type ComponentType, type ReactNode, createContext, use } from 'react';
import type { ScriptsProps } from 'react-router-dom';

/** A style sheet of the build. */
export interface StyleSheet {
  /** Its own URL, under which the browser loads it when a navigation needs it. */
  readonly href: string;
  readonly css: string;
}

/** The files of one part of a theme, as the browser addresses them. */
export interface PartFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly StyleSheet[];
}

/** What search engines and social networks show of a page. */
export interface SocialPage {
  readonly page: PageId;
  /** Without the site's name. */
  readonly title: string;
  readonly description: string | undefined;
  readonly siteName: string;
  /** The canonical URL. */
  readonly url: string;
}

/** What rendering a document needs besides its page. The server and the browser each provide their own. */
export interface RenderAssets {
  /** Of a personal document; a shared one is allowed by hashes instead. */
  readonly nonce: string | null;
  /** Empty in the browser, which has loaded what it needs before it renders. */
  filesOf(chunk: string | null): PartFiles;
  /** The theme's tokens under the colours of the server, as CSS. */
  tokensCss(theme: Theme, colors: Readonly<Record<string, string>>): string;
  /** The colour of the browser's own frame around the page. */
  themeColor(theme: Theme): string;
  /**
   * Announces scripts that the page will need, so that they come with the framework's, and the part of the theme that
   * they hold, so that it is loaded before hydration; nothing in the browser.
   */
  hint(scripts: readonly string[], part?: string): void;
  /** Names the framework's scripts, and all that was announced, and starts them. */
  readonly Scripts: ComponentType<ScriptsProps>;
  /** Open Graph and structured data of a shared document; `null` in the browser, where nobody reads them. */
  readonly SocialHead: ComponentType<SocialPage> | null;
}

const AssetsContext = createContext<RenderAssets | null>(null);

/** Given by the entry of the server and by that of the browser. */
export function RenderAssetsProvider({
  value,
  children,
}: {
  readonly value: RenderAssets;
  readonly children: ReactNode;
}) {
  return <AssetsContext value={value}>{children}</AssetsContext>;
}

/** The assets of the document. Throws outside a RenderAssetsProvider. */
export function useRenderAssets(): RenderAssets {
  const assets = use(AssetsContext);
  if (assets === null) throw new Error('useRenderAssets needs a RenderAssetsProvider above it.');
  return assets;
}

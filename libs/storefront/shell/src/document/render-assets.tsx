import type { PageId } from '@shop/theming/page-id';
import type { Theme } from '@shop/theming/theme';
import { type ComponentType, type ReactNode, createContext, use } from 'react';
import type { ScriptsProps } from 'react-router-dom';

/** A style sheet of the build. */
export interface StyleSheet {
  /** Its own address, under which the browser loads it when a navigation needs it. */
  readonly href: string;
  readonly css: string;
}

/** The files of one part of a theme, as the browser addresses them. */
export interface PartFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly StyleSheet[];
}

/** What others are told a page by. */
export interface SocialPage {
  readonly page: PageId;
  /** Without the site's name. */
  readonly title: string;
  readonly description: string | undefined;
  readonly siteName: string;
  /** The canonical address. */
  readonly url: string;
}

/** What a document is drawn with besides its page: by the server, and then as the browser has found it. */
export interface RenderAssets {
  /** Of a personal document; a shared one is allowed by hashes instead. */
  readonly nonce: string | null;
  /** Empty in the browser, which has loaded what it needs before it draws. */
  filesOf(chunk: string | null): PartFiles;
  /** The theme's tokens under the colours of the server, as CSS. */
  tokensCss(theme: Theme, colors: Readonly<Record<string, string>>): string;
  /** Announces scripts that the page will need, so that they come with the framework's; nothing in the browser. */
  hint(scripts: readonly string[]): void;
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

/** What the document is drawn with. Throws outside a RenderAssetsProvider. */
export function useRenderAssets(): RenderAssets {
  const assets = use(AssetsContext);
  if (assets === null) throw new Error('useRenderAssets needs a RenderAssetsProvider above it.');
  return assets;
}

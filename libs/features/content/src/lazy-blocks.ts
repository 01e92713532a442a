import type { LayoutBlockView } from './layout-block-view';

/** Blocks at the top of a page that come with its HTML, whatever they are: they fill the first screens. */
const FIRST_BLOCKS = 4;

/** Kinds with much to show, all of which has a page of its own: below the first screens they load when they come near. */
const LAZY_KINDS = [
  ...(['collection', 'products', 'whats-new', 'ranking'] as const),
  ...(['news', 'blogs', 'stylists', 'catalogs'] as const),
] as const;

/** What a shopper has viewed is known to the browser alone, so no server renders it. */
export type BrowserBlock = Extract<LayoutBlockView, { readonly kind: 'recently-viewed' }>;
/** A block that stands as its title with a link until it comes near. */
export type LinkedBlock = Extract<LayoutBlockView, { readonly kind: (typeof LAZY_KINDS)[number] }>;

/** Whether a block at this place of its page, counted from 0, loads when it comes near. */
export const isLazyBlock = (block: LayoutBlockView, at: number): block is BrowserBlock | LinkedBlock =>
  block.kind === 'recently-viewed' || (at >= FIRST_BLOCKS && LAZY_KINDS.some((kind) => kind === block.kind));

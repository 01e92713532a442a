import type { LayoutBlockView } from '@shop/feature-content/layout-block-view';
import { useWords } from '@shop/theming/use-words';
import { layoutBlockWords } from './layout-block-words';

/** The title of a block: what the editors have written, or what its kind is called. */
export function useBlockTitle(block: Exclude<LayoutBlockView, { readonly kind: 'hero' }>): string {
  const words = useWords(layoutBlockWords);
  return block.title || words[block.kind];
}

import { type BlockParts, blockPart } from '@shop/theme-simple/parts/layout-blocks/block-parts';
import { themeSlot } from '@shop/theming/theme-part';

const lead = themeSlot(() => import('./home-lead-block'));
const more = themeSlot(() => import('./home-more-block'));

/** The blocks of the home page: some in a look of their own, the others as in every theme. */
export const homeBlocks: BlockParts = {
  lead: blockPart('parts/home-lead-block', lead),
  more: blockPart('parts/home-more-block', more),
};

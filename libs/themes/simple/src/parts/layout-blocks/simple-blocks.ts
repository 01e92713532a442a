import { themeSlot } from '@shop/theming/theme-part';
import { type BlockParts, blockPart } from './block-parts';

const lead = themeSlot(() => import('./lead-block'));
const more = themeSlot(() => import('./more-block'));

/** The blocks of the simple theme. */
export const simpleBlocks: BlockParts = {
  lead: blockPart('parts/lead-block', lead),
  more: blockPart('parts/more-block', more),
};

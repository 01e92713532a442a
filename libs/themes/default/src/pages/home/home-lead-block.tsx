import type { BlockProps } from '@shop/theme-simple/parts/layout-blocks/block-props';
import { CollectionBlock } from '@shop/theme-simple/parts/layout-blocks/collection-block';
import { ProductsBlock } from '@shop/theme-simple/parts/layout-blocks/products-block';
import { ReasonsBlock } from '@shop/theme-simple/parts/layout-blocks/reasons-block';
import { useWaits } from '@shop/theming/use-waits';
import { CategoryTiles } from './category-tiles';
import { RankingBlock } from './ranking-block';

/** Kinds that look the same in every theme are its own, so that the styles of the others stay out of the first HTML. */
function Kind({ block }: Pick<BlockProps, 'block'>) {
  switch (block.kind) {
    case 'categories':
      return <CategoryTiles block={block} />;
    case 'ranking':
      return <RankingBlock block={block} />;
    case 'reasons':
      return <ReasonsBlock block={block} />;
    case 'collection':
      return <CollectionBlock block={block} />;
    case 'products':
      return <ProductsBlock block={block} />;
    default:
      return null;
  }
}

/** A block of the kinds that most homes begin with. */
export default function HomeLeadBlock({ block }: BlockProps) {
  const waits = useWaits();
  return (
    <div data-waits={waits}>
      <Kind block={block} />
    </div>
  );
}

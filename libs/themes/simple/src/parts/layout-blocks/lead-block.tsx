import { useWaits } from '@shop/theming/use-waits';
import type { BlockProps } from './block-props';
import { CategoriesBlock } from './categories-block';
import { CollectionBlock } from './collection-block';
import { ProductsBlock } from './products-block';
import { RankingBlock } from './ranking-block';
import { ReasonsBlock } from './reasons-block';
import { WhatsNewBlock } from './whats-new-block';

function Kind({ block }: Pick<BlockProps, 'block'>) {
  switch (block.kind) {
    case 'reasons':
      return <ReasonsBlock block={block} />;
    case 'categories':
      return <CategoriesBlock block={block} />;
    case 'collection':
      return <CollectionBlock block={block} />;
    case 'products':
      return <ProductsBlock block={block} />;
    case 'ranking':
      return <RankingBlock block={block} />;
    case 'whats-new':
      return <WhatsNewBlock block={block} />;
    default:
      return null;
  }
}

/** A block of the kinds that most homes begin with. */
export default function LeadBlock({ block }: BlockProps) {
  const waits = useWaits();
  return (
    <div data-waits={waits}>
      <Kind block={block} />
    </div>
  );
}

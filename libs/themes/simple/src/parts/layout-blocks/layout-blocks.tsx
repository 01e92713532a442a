import type { LayoutBlockView } from '@shop/feature-content/layout-query';
import { useWords } from '@shop/theming/use-words';
import { HtmlText } from '@shop/ui-kit/html-text';
import { CalendarBlock } from './calendar-block';
import { layoutBlockWords } from './layout-block-words';
import { BlogsBlock, CategoriesBlock, NewsBlock, StylistsBlock } from './link-blocks';
import { CollectionBlock, ProductsBlock } from './product-blocks';

interface LayoutBlocksProps {
  readonly blocks: readonly LayoutBlockView[];
  /** A member is signed in, whom news can be new to. */
  readonly isForMember: boolean;
}

/** What the shop's editors have put on a page, block by block. */
export function LayoutBlocks({ blocks, isForMember }: LayoutBlocksProps) {
  return blocks.map((block) => <Block key={block.id} block={block} isForMember={isForMember} />);
}

function Block({ block, isForMember }: { readonly block: LayoutBlockView; readonly isForMember: boolean }) {
  const words = useWords(layoutBlockWords);
  const { id } = block;
  const title = block.title || words[block.kind];
  switch (block.kind) {
    case 'collection':
      return <CollectionBlock id={id} title={title} alias={block.alias} limit={block.limit} />;
    case 'products': {
      const { tag, sort, limit } = block;
      return <ProductsBlock id={id} title={title} tag={tag} sort={sort} limit={limit} />;
    }
    case 'categories':
      return <CategoriesBlock id={id} title={title} />;
    case 'news':
      return <NewsBlock id={id} title={title} limit={block.limit} marksUnread={isForMember} />;
    case 'blogs':
      return <BlogsBlock id={id} title={title} limit={block.limit} />;
    case 'stylists':
      return <StylistsBlock id={id} title={title} limit={block.limit} />;
    case 'calendar':
      return <CalendarBlock id={id} title={title} />;
    case 'html':
      return (
        <section aria-label={title}>
          <HtmlText html={block.body} />
        </section>
      );
  }
}

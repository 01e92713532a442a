import type { LinkedBlock } from '@shop/feature-content/lazy-blocks';
import { paths } from '@shop/site/paths/paths';
import { useWords } from '@shop/theming/use-words';
import { BlockHead } from './block-head';
import { layoutBlockWords } from './layout-block-words';
import { useBlockTitle } from './use-block-title';

/** Where the content of a block is, on a page of its own. */
function pathOf(block: LinkedBlock): string {
  switch (block.kind) {
    case 'products':
      return paths.productList({ sort: block.sort, ...(block.tag !== null && { tag: [block.tag] }) });
    case 'whats-new':
      return paths.productList({ sort: 'new' });
    case 'collection':
    case 'ranking':
      return paths.productList();
    case 'news':
      return paths.news();
    case 'blogs':
      return paths.blog();
    case 'stylists':
      return paths.stylists();
    case 'catalogs':
      return paths.catalogOrder();
  }
}

/** The title of a block with a link to its content, for browsers without scripts and before the content is there. */
export function BlockLink({ block }: { readonly block: LinkedBlock }) {
  const words = useWords(layoutBlockWords);
  const id = `block-${block.id}`;
  const title = useBlockTitle(block);
  return (
    <section aria-labelledby={id}>
      <BlockHead id={id} title={title} more={{ to: pathOf(block), label: words.more(title) }} />
    </section>
  );
}

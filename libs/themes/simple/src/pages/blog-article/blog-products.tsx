import { blogProductsQuery } from '@shop/feature-catalogue/blog-products-query';
import { useApi } from '@shop/query/use-api';
import { useWords } from '@shop/theming/use-words';
import { useQuery } from '@tanstack/react-query';
import { ProductCards } from '../../parts/product-cards';
import { blogArticleWords } from './blog-article-words';

/** The products that the article is about; nothing where there are none or they could not be loaded: it is whole without them. */
export function BlogProducts({ articleKey }: { readonly articleKey: string }) {
  const words = useWords(blogArticleWords);
  const { data = [] } = useQuery(blogProductsQuery(useApi(), articleKey));
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="blog-products">
      <h2 id="blog-products">{words.products}</h2>
      <ProductCards products={data} headingLevel={3} />
    </section>
  );
}

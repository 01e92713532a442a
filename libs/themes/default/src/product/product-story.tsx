import { productQuery } from '@shop/feature-catalogue/product-query';
import { isHtml } from '@shop/format/is-html';
import { useApi } from '@shop/query/use-api';
import { useWaits } from '@shop/theming/use-waits';
import { useWords } from '@shop/theming/use-words';
import { DefinitionList } from '@shop/ui-kit/definition-list';
import { HtmlText } from '@shop/ui-kit/html-text';
import { useQuery } from '@tanstack/react-query';
import styles from './product-story.module.css';
import { productStoryWords } from './product-story-words';

/** What there is to read about the product, beside its facts. */
export default function ProductStory({ productKey }: { readonly productKey: string }) {
  const waits = useWaits();
  const words = useWords(productStoryWords);
  const { data: product } = useQuery(productQuery(useApi(), productKey));
  if (product === undefined) return null;
  return (
    <div className={styles.story} data-waits={waits}>
      <section aria-labelledby="product-description">
        <h2 id="product-description" className={styles.subtitle}>
          {words.description}
        </h2>
        {isHtml(product.description) ? (
          <HtmlText html={product.description} />
        ) : (
          <p className={styles.description}>{product.description}</p>
        )}
      </section>
      <section aria-labelledby="product-facts">
        <h2 id="product-facts" className={styles.subtitle}>
          {words.specification}
        </h2>
        <DefinitionList
          items={[
            { term: words.code, description: product.code },
            { term: words.maker, description: product.makerName },
            { term: words.brand, description: product.brandName },
            ...product.options.map(({ name, value }) => ({ term: name, description: value })),
          ]}
        />
      </section>
    </div>
  );
}

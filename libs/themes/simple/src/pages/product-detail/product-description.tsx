import type { ProductView } from '@shop/feature-catalogue/product-view';
import { isHtml } from '@shop/format/is-html';
import { useWords } from '@shop/theming/use-words';
import { DefinitionList } from '@shop/ui-kit/definition-list';
import { HtmlText } from '@shop/ui-kit/html-text';
import styles from './product-detail-page.module.css';
import { productDetailWords } from './product-detail-words';

interface ProductDescriptionProps {
  readonly product: ProductView;
  /** Number, maker, brand and options follow; not where they stand at the top of the page. */
  readonly hasFacts?: boolean;
}

/** What there is to read about a product, and its facts. */
export function ProductDescription({ product, hasFacts = true }: ProductDescriptionProps) {
  const words = useWords(productDetailWords);
  return (
    <section aria-labelledby="product-description" className={styles.section}>
      <h2 id="product-description">{words.description}</h2>
      {isHtml(product.description) ? (
        <HtmlText html={product.description} />
      ) : (
        <p className={styles.description}>{product.description}</p>
      )}
      {hasFacts && (
        <DefinitionList
          items={[
            { term: words.code, description: product.code },
            { term: words.maker, description: product.makerName },
            { term: words.brand, description: product.brandName },
            ...product.options.map(({ name, value }) => ({ term: name, description: value })),
          ]}
        />
      )}
    </section>
  );
}

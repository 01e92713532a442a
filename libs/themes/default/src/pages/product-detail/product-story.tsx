import type { ProductView } from '@shop/feature-catalogue/product-view';
import { DefinitionList } from '@shop/ui-kit/definition-list';
import styles from './product-detail-page.module.css';

/** What there is to read about the product, beside its facts. */
export function ProductStory({ product }: { readonly product: ProductView }) {
  return (
    <div className={styles.story}>
      <section aria-labelledby="product-description">
        <h2 id="product-description" className={styles.subtitle}>
          商品の説明
        </h2>
        <p className={styles.description}>{product.description}</p>
      </section>
      <section aria-labelledby="product-facts">
        <h2 id="product-facts" className={styles.subtitle}>
          商品の仕様
        </h2>
        <DefinitionList
          items={[
            { term: '商品番号', description: product.code },
            { term: 'メーカー', description: product.makerName },
            { term: 'ブランド', description: product.brandName },
            ...product.options.map(({ name, value }) => ({ term: name, description: value })),
          ]}
        />
      </section>
    </div>
  );
}

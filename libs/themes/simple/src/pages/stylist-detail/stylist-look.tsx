import type { LookView } from '@shop/feature-catalogue/stylist-query';
import { useWords } from '@shop/theming/use-words';
import { Picture } from '@shop/ui-kit/picture';
import { ProductCards } from '../../parts/product-cards';
import styles from './stylist-detail-page.module.css';
import { stylistDetailWords } from './stylist-detail-words';

/** Products that go together, with the stylist's words. */
export function StylistLook({ look }: { readonly look: LookView }) {
  const words = useWords(stylistDetailWords);
  return (
    <article className={styles.look}>
      <div className={styles.story}>
        {look.picture !== null && (
          <span className={styles.picture}>
            <Picture picture={look.picture} sizes="(min-width: 48rem) 480px, 92vw" isDecorative />
          </span>
        )}
        <div>
          <h3>{look.title}</h3>
          <p>{look.text}</p>
        </div>
      </div>
      {look.products.length > 0 && (
        <section aria-label={words.products(look.title)}>
          <ProductCards products={look.products} headingLevel={3} columns={3} />
        </section>
      )}
    </article>
  );
}

import type { LineNews } from '@shop/feature-cart/seen/cart-news';
import { formatPriceWithTax } from '@shop/format/format-yen';
import { useWords } from '@shop/theming/use-words';
import { Notice } from '@shop/ui-kit/notice';
import styles from './cart-page.module.css';
import { cartNewsWords } from './cart-news-words';

/** 前回からの変更: what has changed about a line since the shopper saw it last. */
export function LineNewsNotice({ news }: { readonly news: readonly LineNews[] }) {
  const words = useWords(cartNewsWords);
  const say = (one: LineNews): string => {
    switch (one.kind) {
      case 'price':
        return words.price(formatPriceWithTax(one.from), formatPriceWithTax(one.to));
      case 'quantity':
        return words.quantity(one.from, one.to);
      case 'back-in-stock':
        return words.backInStock;
      case 'added':
        return words.added;
    }
  };
  return (
    <Notice kind="info">
      <strong className={styles.newsTitle}>{words.heading}</strong>
      {news.map((one) => (
        <span key={one.kind} className={styles.newsLine}>
          {say(one)}
        </span>
      ))}
    </Notice>
  );
}

/** The products that have left the cart since the shopper saw it last; nothing where there are none. */
export function GoneNotice({ names }: { readonly names: readonly string[] }) {
  const words = useWords(cartNewsWords);
  if (names.length === 0) return null;
  return (
    <div className={styles.removed}>
      <Notice kind="info">
        <strong className={styles.newsTitle}>{words.heading}</strong>
        {names.map((name) => (
          <span key={name} className={styles.newsLine}>
            {words.gone(name)}
          </span>
        ))}
      </Notice>
    </div>
  );
}

import type { ProductView } from '@shop/feature-catalogue/product-view';
import { sizeOffer } from '@shop/feature-catalogue/size-recommendation/size-offer';
import { paths } from '@shop/site/paths/paths';
import { useWords } from '@shop/theming/use-words';
import { LinkButton } from '@shop/ui-kit/link-button';
import styles from './size-advice.module.css';
import { sizeAdviceWords } from './size-advice-words';

interface SizeChoiceProps {
  readonly product: ProductView;
  /** The sizes of the table. */
  readonly sizes: readonly string[];
  readonly recommended: { readonly size: string; readonly larger: readonly string[] };
}

/** The way to the recommended size, or the next larger one where that cannot be had. */
export function SizeChoice({ product, sizes, recommended }: SizeChoiceProps) {
  const words = useWords(sizeAdviceWords);
  const offer = sizeOffer(product, sizes, recommended);
  if (offer.kind === 'no-choice') return null;
  const isMissing = offer.kind === 'not-sold' || offer.kind === 'out-of-stock';
  const offered = isMissing ? offer.next : offer.kind === 'available' ? offer.offered : null;
  return (
    <div className={styles.choice}>
      <p role="status">
        {offer.kind === 'chosen' && words.chosen(recommended.size)}
        {offer.kind === 'not-sold' && words.notSold(recommended.size)}
        {offer.kind === 'out-of-stock' && words.outOfStock(recommended.size)}
        {isMissing && (offer.next === null ? words.noLarger : words.next(offer.next.size))}
      </p>
      {offered !== null && offered.productKey !== product.key && (
        <LinkButton variant="secondary" to={paths.product(offered.productKey)}>
          {words.choose(offered.size)}
        </LinkButton>
      )}
    </div>
  );
}

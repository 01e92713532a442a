import { addProductSet } from '@shop/feature-cart/commands/add-product-set';
import { useCartCommand } from '@shop/feature-cart/use-cart-command';
import { chooseVariants, totalWithTax } from '@shop/feature-catalogue/product-sets/choose-variants';
import type { ProductSetView } from '@shop/feature-catalogue/product-sets/product-set-view';
import { isSellingOn } from '@shop/site/settings/settings';
import { paths } from '@shop/site/paths/paths';
import { useSettings } from '@shop/site/settings/use-settings';
import { useWords } from '@shop/theming/use-words';
import { LinkButton } from '@shop/ui-kit/link-button';
import { Notice } from '@shop/ui-kit/notice';
import { VisuallyHidden } from '@shop/ui-kit/visually-hidden';
import { useState } from 'react';
import { Price } from '../parts/price';
import { PrimaryButton } from '../parts/primary-button';
import { ProductSetItem } from './product-set-item';
import styles from './product-sets.module.css';
import { productSetsWords } from './product-sets-words';
import { useAddFromOffer } from './use-add-from-offer';

interface ProductSetOfferProps {
  readonly set: ProductSetView;
  /** The product whose page it is. */
  readonly productKey: string;
}

/** One set: its products with a choice of variants, what they cost together, and one button for all of them. */
export function ProductSetOffer({ set, productKey }: ProductSetOfferProps) {
  const words = useWords(productSetsWords);
  const isSold = isSellingOn(useSettings());
  const [choices, setChoices] = useState<ReadonlyMap<number, string>>(new Map());
  const run = useCartCommand();
  const { isBusy, isAdded, errorText, addedView, add } = useAddFromOffer(words.added);
  const chosen = chooseVariants(set, new Set(choices.values()), productKey);
  const isAvailable = chosen.every(({ variant }) => variant?.isAvailable === true);
  const parts = chosen.flatMap(({ item, variant }) =>
    variant === undefined ? [] : [{ productKey: variant.key, quantity: item.quantity }],
  );
  return (
    <>
      <h3 className={styles.name}>{set.name}</h3>
      {set.description !== '' && <p className={styles.description}>{set.description}</p>}
      <ul className={styles.items}>
        {chosen.map(({ item, variant }, at) => (
          <li key={item.name} className={styles.item}>
            <ProductSetItem
              item={item}
              variant={variant}
              onChoose={(key) => setChoices(new Map(choices).set(at, key))}
            />
          </li>
        ))}
      </ul>
      <p className={styles.total}>
        {words.total} <Price withTax={totalWithTax(chosen)} before={null} />
      </p>
      {!isAvailable && (
        <p className={styles.note} role="status">
          {words.unavailable}
        </p>
      )}
      {isSold && (
        <div className={styles.actions}>
          <PrimaryButton
            isBusy={isBusy}
            disabled={!isAvailable}
            onClick={() =>
              add(
                () => run(addProductSet(set.key, parts)),
                parts.map((part) => part.productKey),
              )
            }
          >
            {words.addToCart}
            <VisuallyHidden>{words.ofSet(set.name)}</VisuallyHidden>
          </PrimaryButton>
          {addedView}
          {errorText !== null && <Notice kind="error">{errorText}</Notice>}
          {isAdded && (
            <LinkButton to={paths.cart()} variant="secondary">
              {words.toCart}
            </LinkButton>
          )}
        </div>
      )}
    </>
  );
}

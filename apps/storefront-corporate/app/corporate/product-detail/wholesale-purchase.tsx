import { REDUCED_TAX_RATE, STANDARD_TAX_RATE } from '@shop/contract/wire/tax-rates';
import { productUnitsQuery } from '@shop/feature-catalogue/product-units-query';
import type { ProductView } from '@shop/feature-catalogue/product-view';
import { formatYen } from '@shop/format/format-yen';
import { useApi } from '@shop/query/use-api';
import { hasTokenAtom } from '@shop/session/session-atoms';
import { paths } from '@shop/site/paths/paths';
import { BuyBar } from '@shop/theme-simple/pages/product-detail/buy-bar';
import { VariantLinks } from '@shop/theme-simple/pages/product-detail/variant-links';
import { OrderDeskLink } from '@shop/theme-simple/parts/order-desk-link';
import { Price } from '@shop/theme-simple/parts/price';
import { PriceTiers } from '@shop/theme-simple/product/price-tiers';
import { useWords } from '@shop/theming/use-words';
import { Unbroken } from '@shop/ui-kit/unbroken';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai/react';
import { Link } from 'react-router-dom';
import { wholesaleProductWords } from './wholesale-product-words';
import styles from './wholesale-purchase.module.css';

/** What a piece costs this buyer, what it costs in larger units, how many are ordered, and the way to a quotation. */
export function WholesalePurchase({ product }: { readonly product: ProductView }) {
  const words = useWords(wholesaleProductWords);
  const hasToken = useAtomValue(hasTokenAtom);
  const { data } = useQuery({ ...productUnitsQuery(useApi(), product.key), enabled: product.hasUnits });
  const usualPrice = data?.units[0]?.usualPrice ?? null;
  return (
    <section className={styles.purchase} aria-label={words.purchase}>
      <p className={styles.label}>{usualPrice === null ? words.price : words.wholesalePrice}</p>
      <p className={styles.price}>
        <Price
          withTax={product.priceWithTax}
          withoutTax={product.price}
          taxRate={product.isReducedRate ? REDUCED_TAX_RATE : STANDARD_TAX_RATE}
          before={product.priceBefore}
          size="lg"
        />
      </p>
      {usualPrice !== null && (
        <p className={styles.note}>
          <Unbroken>{words.usualPrice(formatYen(usualPrice))}</Unbroken>
        </p>
      )}
      {!hasToken && <p className={styles.note}>{words.loginLead}</p>}
      <VariantLinks product={product} />
      <PriceTiers product={product} />
      <div className={styles.order}>
        <BuyBar key={product.key} product={product} />
      </div>
      <div className={styles.quotation}>
        <p>{words.quotationLead}</p>
        <Link to={paths.cart()}>{words.toCart}</Link>
        <OrderDeskLink>{words.orderDesk}</OrderDeskLink>
      </div>
    </section>
  );
}

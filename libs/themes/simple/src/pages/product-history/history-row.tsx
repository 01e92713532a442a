import { favouriteMutation } from '@shop/feature-catalogue/saved-products/favourite-mutation';
import {
  memberHistoryQuery,
  type HistoryEntry,
} from '@shop/feature-catalogue/viewing-history/member-history-query';
import { formatDateTime } from '@shop/format/format-date';
import { formatPriceWithTax } from '@shop/format/format-yen';
import { useShopServices } from '@shop/query/shop-services-provider';
import { useWords } from '@shop/theming/use-words';
import { VisuallyHidden } from '@shop/ui-kit/visually-hidden';
import { showToast } from '@shop/ui-kit/toast/show-toast';
import { useGuardedMutation } from '@shop/query/use-guarded-mutation';
import { useQuery } from '@tanstack/react-query';
import { AddSavedToCart } from '../../parts/add-saved-to-cart';
import list from '../../parts/history-list.module.css';
import { LineItem } from '../../parts/line-item';
import { HeartButton } from '../../parts/favourite/heart-button';
import { favouriteWords } from '../../parts/favourite/favourite-words';
import { useMemberAction } from '../../parts/use-member-action';
import { productHistoryWords } from './product-history-words';

/** A product that the member looked at, to buy it or to keep it. */
export function HistoryRow({ entry }: { readonly entry: HistoryEntry }) {
  const { product, viewedAt } = entry;
  const words = useWords(productHistoryWords);
  const services = useShopServices();
  const { refetch } = useQuery(memberHistoryQuery(services.api));
  const favouriteTexts = useWords(favouriteWords);
  const { isBusy, act } = useMemberAction();
  const favourite = useGuardedMutation(favouriteMutation(services));
  const toggle = async () => {
    await favourite.mutateAsync({ productId: product.id, isFavourite: !product.isFavourite });
    // A bookmark is shown by the same mark, and is still there: the server knows.
    const { data } = await refetch();
    const isStillSaved = data?.some((one) => one.product.id === product.id && one.product.isFavourite);
    const done = product.isFavourite ? favouriteTexts.removed : favouriteTexts.added;
    await showToast('success', product.isFavourite && isStillSaved === true ? words.stillBookmarked : done);
  };
  return (
    <LineItem
      productKey={product.key}
      name={product.name}
      options={entry.options}
      picture={product.picture}
      isReducedRate={entry.isReducedRate}
      price={formatPriceWithTax(product.priceWithTax)}
      headingLevel={2}
    >
      <p className={list.meta}>
        <time dateTime={viewedAt}>{words.viewed(formatDateTime(viewedAt))}</time>
      </p>
      <div className={list.actions}>
        <AddSavedToCart product={product} isAvailable={product.stockState !== 'out'} />
        <HeartButton isOn={product.isFavourite} isBusy={isBusy} onPress={() => act(toggle)}>
          {product.isFavourite ? favouriteTexts.remove : favouriteTexts.add}
          <VisuallyHidden>{favouriteTexts.ofProduct(product.name)}</VisuallyHidden>
        </HeartButton>
      </div>
    </LineItem>
  );
}

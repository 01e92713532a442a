import { listBrandsSpec } from '@shop/contract/brands/list-brands';
import { getBusinessCalendarSpec } from '@shop/contract/business-dates/get-business-calendar';
import { getCategoryHierarchySpec } from '@shop/contract/categories/get-category-hierarchy';
import { getCollectionSpec } from '@shop/contract/collections/get-collection';
import { likeProductSpec } from '@shop/contract/likes/like-product';
import { unlikeProductSpec } from '@shop/contract/likes/unlike-product';
import { getMakerSpec } from '@shop/contract/makers/get-maker';
import { listMakersSpec } from '@shop/contract/makers/list-makers';
import { listPackingsSpec } from '@shop/contract/packings/list-packings';
import { getPaymentServiceSpec } from '@shop/contract/payment-services/get-payment-service';
import { listPaymentsSpec } from '@shop/contract/payments/list-payments';
import { getPostalCodeSpec } from '@shop/contract/postal-codes/get-postal-code';
import { listPrefecturesSpec } from '@shop/contract/postal-codes/list-prefectures';
import { getProductFacetsSpec } from '@shop/contract/products/get-product-facets';
import { getProductSpec } from '@shop/contract/products/get-product';
import { listProductAccessoriesSpec } from '@shop/contract/products/list-product-accessories';
import { getProductDeliverySpec } from '@shop/contract/products/get-product-delivery';
import { listProductSetsSpec } from '@shop/contract/products/list-product-sets';
import { listProductSizeTablesSpec } from '@shop/contract/products/list-product-size-tables';
import { listProductUosSpec } from '@shop/contract/products/list-product-uos';
import { listProductsSpec } from '@shop/contract/products/list-products';
import { listRecommendedProductsSpec } from '@shop/contract/products/list-recommended-products';
import { createRestockNoticeSpec } from '@shop/contract/restock-notices/create-restock-notice';
import { deleteRestockNoticeSpec } from '@shop/contract/restock-notices/delete-restock-notice';
import { createReviewSpec } from '@shop/contract/reviews/create-review';
import { listReviewsSpec } from '@shop/contract/reviews/list-reviews';
import { getColorSchemeSpec } from '@shop/contract/site/get-color-scheme';
import { getFrontSettingsSpec } from '@shop/contract/site/get-front-settings';
import { getPublicSpec } from '@shop/contract/site/get-public';
import { listProductSuggestionsSpec } from '@shop/contract/suggestions/list-product-suggestions';
import { listSearchCorrectionsSpec } from '@shop/contract/suggestions/list-search-corrections';
import { listTagsSpec } from '@shop/contract/tags/list-tags';
import { unlockTagSpec } from '@shop/contract/tags/unlock-tag';
import { productReviews } from '@shop/shop-api/db/schema';
import { eq } from 'drizzle-orm';
import { setStock } from '../stock';
import type { Caller } from './callers';
import {
  type ContractCase,
  invalid,
  PAGE_TOO_LONG,
  rejection,
  repeated,
  alwaysSucceeds,
  NO_INPUT,
  notFound,
  UNKNOWN_ID,
} from './contract-case';
import type { CaseFixtures } from './case-fixtures';

const NO_PRODUCT = notFound('product.product_not_found', { params: { key: 'no-such-product' } });
const REVIEW = { rating: 4, title: '気に入りました', body: 'よい品です', nickname: 'みどり' };

const product = ({ product: find }: CaseFixtures, { channel }: Caller) => ({
  params: { key: find(channel).key },
});
const ofProduct = (spec: ContractCase['spec']): ContractCase => ({
  spec,
  input: product,
  rejection: NO_PRODUCT,
  ...(spec.endpoint.auth === 'member' ? { ids: 'shared' as const } : {}),
});
/** Nothing of it is left; other cases buy others. */
const soldOut = async (world: CaseFixtures, { channel }: Caller) => {
  const { id, key } = world.soldOut(channel);
  await setStock(world.api.db, id, 0);
  return { params: { key }, body: { email: 'hanako@example.jp' } };
};
const unreviewed = async (world: CaseFixtures, owner: Caller) => {
  await world.api.db.delete(productReviews).where(eq(productReviews.userId, owner.userId));
  return { ...product(world, owner), body: REVIEW };
};

/** Calls for products and public data of the shop. */
export const CATALOGUE_CASES: readonly ContractCase[] = [
  { spec: listBrandsSpec, rejection: PAGE_TOO_LONG },
  {
    spec: getBusinessCalendarSpec,
    input: () => ({ query: { startDate: '2026-06-01', endDate: '2026-06-30' } }),
    rejection: invalid({ query: { endDate: '2026-02-30' } }),
  },
  {
    spec: getCategoryHierarchySpec,
    input: () => ({ query: { table: 'products' } }),
    rejection: invalid({ query: { table: 'users' } }),
  },
  {
    spec: getCollectionSpec,
    input: () => ({ params: { alias: 'first-tools' } }),
    rejection: notFound('collection.not_found', { params: { alias: 'no-such-collection' } }),
  },
  ...[likeProductSpec, unlikeProductSpec].map(ofProduct),
  { spec: listMakersSpec, rejection: PAGE_TOO_LONG },
  {
    spec: getMakerSpec,
    input: () => ({ params: { id: 1 } }),
    rejection: notFound('maker.not_found', { params: { id: UNKNOWN_ID } }),
  },
  { spec: listPackingsSpec, rejection: NO_INPUT },
  { spec: listPaymentsSpec, rejection: NO_INPUT },
  {
    spec: getPaymentServiceSpec,
    input: () => ({ params: { code: 'card' } }),
    rejection: notFound('payment_service.not_found', { params: { code: 'no-such-service' } }),
  },
  {
    spec: getPostalCodeSpec,
    input: () => ({ query: { code: '1000001' } }),
    rejection: notFound('postal_code.not_found', { query: { code: '9999999' } }),
  },
  { spec: listPrefecturesSpec, rejection: NO_INPUT },
  ...[getProductSpec, listProductAccessoriesSpec, listProductUosSpec, listRecommendedProductsSpec].map(
    ofProduct,
  ),
  ...[listProductSetsSpec, listProductSizeTablesSpec].map(ofProduct),
  { spec: listProductsSpec, rejection: PAGE_TOO_LONG },
  { spec: createRestockNoticeSpec, input: soldOut, rejection: NO_PRODUCT },
  {
    spec: deleteRestockNoticeSpec,
    isCalledByOwner: true,
    input: product,
    rejection: invalid({ query: { t: '' } }),
  },
  { spec: createReviewSpec, input: unreviewed, rejection: repeated('review.already_written'), ids: 'shared' },
  ofProduct(listReviewsSpec),
  ofProduct(getProductDeliverySpec),
  ...[getColorSchemeSpec, getFrontSettingsSpec, getPublicSpec].map(alwaysSucceeds),
  {
    spec: getProductFacetsSpec,
    input: () => ({ query: { maker: ['midori-chaho', 'no-such'] } }),
    rejection: invalid({ query: { price_min: 'cheap' } }),
  },
  {
    spec: listProductSuggestionsSpec,
    input: () => ({ query: { word: '急須' } }),
    rejection: invalid({ query: { word: '急'.repeat(500) } }),
  },
  {
    spec: listSearchCorrectionsSpec,
    input: () => ({ query: { word: 'マグカツプ' } }),
    rejection: invalid({ query: { word: '急'.repeat(500) } }),
  },
  { spec: listTagsSpec, rejection: PAGE_TOO_LONG },
  {
    spec: unlockTagSpec,
    channel: 'school',
    input: () => ({ body: { tag: 'sakura-jhs', password: 'sakura-2026' } }),
    rejection: rejection('tag.wrong_password', { body: { password: 'wrong' } }),
  },
];

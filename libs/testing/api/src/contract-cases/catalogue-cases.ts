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
import { getProductSpec } from '@shop/contract/products/get-product';
import { listProductAccessoriesSpec } from '@shop/contract/products/list-product-accessories';
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
import { listTagsSpec } from '@shop/contract/tags/list-tags';
import { unlockTagSpec } from '@shop/contract/tags/unlock-tag';
import { productReviews } from '@shop/shop-api/db/schema';
import { eq } from 'drizzle-orm';
import { leaveInStock } from '../stock';
import type { Caller } from './callers';
import {
  type ContractCase,
  invalid,
  PAGE_TOO_LONG,
  refusal,
  repeated,
  answersAlways,
  TAKES_NOTHING,
  unknown,
  UNKNOWN_ID,
} from './contract-case';
import type { World } from './world';

const NO_PRODUCT = unknown('product.product_not_found', { params: { key: 'no-such-product' } });
const REVIEW = { rating: 4, title: '気に入りました', body: 'よい品です', nickname: 'みどり' };

const product = ({ product: find }: World, { channel }: Caller) => ({ params: { key: find(channel).key } });
const ofProduct = (spec: ContractCase['spec']): ContractCase => ({
  spec,
  input: product,
  refusal: NO_PRODUCT,
  ...(spec.endpoint.auth === 'member' ? { ids: 'shared' as const } : {}),
});
/** Nothing of it is left; other cases buy others. */
const soldOut = async (world: World, { channel }: Caller) => {
  const { id, key } = world.soldOut(channel);
  await leaveInStock(world.api.db, id, 0);
  return { params: { key }, body: { email: 'hanako@example.jp' } };
};
const unreviewed = async (world: World, owner: Caller) => {
  await world.api.db.delete(productReviews).where(eq(productReviews.userId, owner.userId));
  return { ...product(world, owner), body: REVIEW };
};

/** Products and what is known of the shop. */
export const CATALOGUE_CASES: readonly ContractCase[] = [
  { spec: listBrandsSpec, refusal: PAGE_TOO_LONG },
  {
    spec: getBusinessCalendarSpec,
    input: () => ({ query: { startDate: '2026-06-01', endDate: '2026-06-30' } }),
    refusal: invalid({ query: { endDate: '2026-02-30' } }),
  },
  {
    spec: getCategoryHierarchySpec,
    input: () => ({ query: { table: 'products' } }),
    refusal: invalid({ query: { table: 'users' } }),
  },
  {
    spec: getCollectionSpec,
    input: () => ({ params: { alias: 'first-tools' } }),
    refusal: unknown('collection.not_found', { params: { alias: 'no-such-collection' } }),
  },
  ...[likeProductSpec, unlikeProductSpec].map(ofProduct),
  { spec: listMakersSpec, refusal: PAGE_TOO_LONG },
  {
    spec: getMakerSpec,
    input: () => ({ params: { id: 1 } }),
    refusal: unknown('maker.not_found', { params: { id: UNKNOWN_ID } }),
  },
  { spec: listPackingsSpec, refusal: TAKES_NOTHING },
  { spec: listPaymentsSpec, refusal: TAKES_NOTHING },
  {
    spec: getPaymentServiceSpec,
    input: () => ({ params: { code: 'card' } }),
    refusal: unknown('payment_service.not_found', { params: { code: 'no-such-service' } }),
  },
  {
    spec: getPostalCodeSpec,
    input: () => ({ query: { code: '1000001' } }),
    refusal: unknown('postal_code.not_found', { query: { code: '9999999' } }),
  },
  { spec: listPrefecturesSpec, refusal: TAKES_NOTHING },
  ...[getProductSpec, listProductAccessoriesSpec, listProductUosSpec, listRecommendedProductsSpec].map(
    ofProduct,
  ),
  { spec: listProductsSpec, refusal: PAGE_TOO_LONG },
  { spec: createRestockNoticeSpec, input: soldOut, refusal: NO_PRODUCT },
  {
    spec: deleteRestockNoticeSpec,
    isOwners: true,
    input: product,
    refusal: invalid({ query: { t: '' } }),
  },
  { spec: createReviewSpec, input: unreviewed, refusal: repeated('review.already_written'), ids: 'shared' },
  ofProduct(listReviewsSpec),
  ...[getColorSchemeSpec, getFrontSettingsSpec, getPublicSpec].map(answersAlways),
  {
    spec: listProductSuggestionsSpec,
    input: () => ({ query: { word: '急須' } }),
    refusal: invalid({ query: { word: '急'.repeat(500) } }),
  },
  { spec: listTagsSpec, refusal: PAGE_TOO_LONG },
  {
    spec: unlockTagSpec,
    channel: 'school',
    input: () => ({ body: { tag: 'sakura-jhs', password: 'sakura-2026' } }),
    refusal: refusal('tag.wrong_password', { body: { password: 'wrong' } }),
  },
];

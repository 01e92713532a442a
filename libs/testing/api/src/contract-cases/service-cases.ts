import { createCatalogOrderSpec } from '@shop/contract/catalog-orders/create-catalog-order';
import { listCouponsSpec } from '@shop/contract/coupons/list-coupons';
import { listMyCouponsSpec } from '@shop/contract/coupons/list-my-coupons';
import { takeCouponSpec } from '@shop/contract/coupons/take-coupon';
import { createEcommerceEventSpec } from '@shop/contract/ecommerce-events/create-ecommerce-event';
import { getEcommerceEventSpec } from '@shop/contract/ecommerce-events/get-ecommerce-event';
import { getFileContentsSpec } from '@shop/contract/files/get-file-contents';
import { uploadFileSpec } from '@shop/contract/files/upload-file';
import { createInquirySpec } from '@shop/contract/inquiries/create-inquiry';
import { getInquirySpec } from '@shop/contract/inquiries/get-inquiry';
import { listInquiriesSpec } from '@shop/contract/inquiries/list-inquiries';
import { replyInquirySpec } from '@shop/contract/inquiries/reply-inquiry';
import { deleteNameEmbroiderySpec } from '@shop/contract/name-embroideries/delete-name-embroidery';
import { getNameEmbroiderySpec } from '@shop/contract/name-embroideries/get-name-embroidery';
import { updateNameEmbroiderySpec } from '@shop/contract/name-embroideries/update-name-embroidery';
import { receivePaymentEventSpec } from '@shop/contract/payments/receive-payment-event';
import { getPointsSpec } from '@shop/contract/points/get-points';
import { listPointHistoriesSpec } from '@shop/contract/points/list-point-histories';
import { checkSchoolSpec } from '@shop/contract/schools/check-school';
import { createMeasurementSpec } from '@shop/contract/timeseries/create-measurement';
import { deleteMeasurementsSpec } from '@shop/contract/timeseries/delete-measurements';
import { listMeasurementsSpec } from '@shop/contract/timeseries/list-measurements';
import { paymentTransactions } from '@shop/shop-api/db/schema';
import { signPaymentEvent } from '@shop/shop-api/payment-services/payment-event-signature';
import { eq } from 'drizzle-orm';
import { CARDS } from '../card-numbers';
import { TOKYO_ADDRESS } from '../checkout';
import { PAYMENT_SECRET } from '../payment-secret';
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
  UNKNOWN_SECRET,
} from './contract-case';
import type { World } from './world';

const INQUIRY = { name: '山田 花子', email: 'hanako@example.jp', body: '在庫はありますか' };
const NAME = { text: '森野', script: 'kanji', font: 'kaisho', colour: 'navy', position: 'left-chest' };
const PDF = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF';
const upload = (content: string) => ({
  body: { dir: 'inquiries', file: new File([content], '図面.pdf', { type: 'application/pdf' }) },
});

const inquiry = async ({ api }: World, owner: Caller) => {
  const { body } = await api.call(createInquirySpec, { body: INQUIRY }, owner);
  return body.inquiry!.id;
};
const ownFile = async ({ api }: World, owner: Caller) => {
  const { body } = await api.callWith(uploadFileSpec, upload(PDF), owner);
  return { query: { url: body.url } };
};
const newCoupon = async (world: World) => ({ body: { coupon_id: (await world.coupon()).id } });
const bought = async (world: World, owner: Caller) => ({
  params: { id: (await world.order(owner)).cartToken },
});
/** What the payment service tells of a payment that was made. */
const paymentEvent = async (world: World) => {
  const id = await world.cardOrder(CARDS.good);
  const [row] = await world.api.db
    .select()
    .from(paymentTransactions)
    .where(eq(paymentTransactions.orderId, id));
  const event = { event_id: `event-${id}`, reference: row!.reference, state: 'captured' };
  return { body: { ...event, signature: signPaymentEvent(PAYMENT_SECRET, event) } };
};
const printedCatalog = { body: { ...TOKYO_ADDRESS, email: 'hanako@example.jp', catalog_ids: [1] } };

/** What the shop does besides selling. */
export const SERVICE_CASES: readonly ContractCase[] = [
  {
    spec: createCatalogOrderSpec,
    input: () => printedCatalog,
    refusal: invalid({ body: { catalog_ids: [UNKNOWN_ID] } }),
  },
  { spec: listCouponsSpec, refusal: PAGE_TOO_LONG },
  { spec: listMyCouponsSpec, refusal: PAGE_TOO_LONG },
  { spec: takeCouponSpec, input: newCoupon, refusal: repeated('coupon.already_taken') },
  {
    spec: createEcommerceEventSpec,
    input: () => ({ body: { name: 'view_item', args: '{}' } }),
    refusal: invalid({ body: { args: 'no JSON' } }),
  },
  {
    spec: getEcommerceEventSpec,
    isOwners: true,
    input: bought,
    refusal: unknown('ecommerce_event.not_found', { params: { id: UNKNOWN_SECRET } }),
    ids: 'owned',
  },
  {
    spec: getFileContentsSpec,
    isOwners: true,
    input: ownFile,
    refusal: unknown('file.not_found', { query: { url: '/files/uploads/inquiries/none.pdf' } }),
    ids: 'owned',
  },
  {
    spec: uploadFileSpec,
    isOwners: true,
    input: () => upload(PDF),
    refusal: refusal('file.type_not_allowed', upload('<svg/>')),
  },
  {
    spec: createInquirySpec,
    isOwners: true,
    input: () => ({ body: INQUIRY }),
    refusal: invalid({ body: { body: '' } }),
  },
  {
    spec: getInquirySpec,
    input: async (world, owner) => ({ params: { id: await inquiry(world, owner) } }),
    refusal: unknown('inquiry.not_found', { params: { id: UNKNOWN_ID } }),
    ids: 'owned',
  },
  { spec: listInquiriesSpec, refusal: PAGE_TOO_LONG },
  {
    spec: replyInquirySpec,
    input: async (world, owner) => ({
      body: { inquiry_id: await inquiry(world, owner), body: '追加の質問です' },
    }),
    refusal: unknown('inquiry.not_found', { body: { inquiry_id: UNKNOWN_ID } }),
    ids: 'owned',
  },
  ...[getNameEmbroiderySpec, deleteNameEmbroiderySpec].map(answersAlways),
  {
    spec: updateNameEmbroiderySpec,
    input: () => ({ body: NAME }),
    refusal: invalid({ body: { text: '<b>' } }),
  },
  {
    spec: receivePaymentEventSpec,
    input: paymentEvent,
    refusal: { status: 403, code: 'auth.forbidden', change: { body: { signature: 'a'.repeat(64) } } },
  },
  { spec: getPointsSpec, refusal: TAKES_NOTHING },
  { spec: listPointHistoriesSpec, refusal: PAGE_TOO_LONG },
  {
    spec: checkSchoolSpec,
    channel: 'school',
    input: ({ schoolProof }) => ({ body: schoolProof }),
    refusal: refusal('school.check_failed', { body: { password: 'wrong-word' } }),
  },
  {
    spec: createMeasurementSpec,
    input: () => ({ query: {}, body: { measured_on: '2026-06-01', values: { height: 160 } } }),
    refusal: invalid({ body: { measured_on: '2026-02-30' } }),
  },
  ...[listMeasurementsSpec, deleteMeasurementsSpec].map((spec) => ({
    spec,
    input: () => ({ query: { purpose: 'uniform' } }),
    refusal: invalid({ query: { purpose: '' } }),
  })),
];

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
import { listSchoolPickupsSpec } from '@shop/contract/schools/list-school-pickups';
import { listSchoolRequirementsSpec } from '@shop/contract/schools/list-school-requirements';
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
  rejection,
  repeated,
  alwaysSucceeds,
  NO_INPUT,
  notFound,
  UNKNOWN_ID,
  UNKNOWN_SECRET,
} from './contract-case';
import type { CaseFixtures } from './case-fixtures';

const INQUIRY = { name: '山田 花子', email: 'hanako@example.jp', body: '在庫はありますか' };
const NAME = { text: '森野', script: 'kanji', font: 'kaisho', colour: 'navy', position: 'left-chest' };
const PDF = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF';
const upload = (content: string) => ({
  body: { dir: 'inquiries', file: new File([content], '図面.pdf', { type: 'application/pdf' }) },
});

const inquiry = async ({ api }: CaseFixtures, owner: Caller) => {
  const { body } = await api.call(createInquirySpec, { body: INQUIRY }, owner);
  return body.inquiry!.id;
};
const ownFile = async ({ api }: CaseFixtures, owner: Caller) => {
  const { body } = await api.callWith(uploadFileSpec, upload(PDF), owner);
  return { query: { url: body.url } };
};
const newCoupon = async (world: CaseFixtures) => ({ body: { coupon_id: (await world.coupon()).id } });
const bought = async (world: CaseFixtures, owner: Caller) => ({
  params: { id: (await world.order(owner)).cartToken },
});
/** The event of the payment service for a successful payment. */
const paymentEvent = async (world: CaseFixtures) => {
  const id = await world.cardOrder(CARDS.good);
  const [row] = await world.api.db
    .select()
    .from(paymentTransactions)
    .where(eq(paymentTransactions.orderId, id));
  const event = { event_id: `event-${id}`, reference: row!.reference, state: 'captured' };
  return { body: { ...event, signature: signPaymentEvent(PAYMENT_SECRET, event) } };
};
const printedCatalog = { body: { ...TOKYO_ADDRESS, email: 'hanako@example.jp', catalog_ids: [1] } };

/** Calls for inquiries, files and other services of the shop. */
export const SERVICE_CASES: readonly ContractCase[] = [
  {
    spec: createCatalogOrderSpec,
    input: () => printedCatalog,
    rejection: invalid({ body: { catalog_ids: [UNKNOWN_ID] } }),
  },
  { spec: listCouponsSpec, rejection: PAGE_TOO_LONG },
  { spec: listMyCouponsSpec, rejection: PAGE_TOO_LONG },
  { spec: takeCouponSpec, input: newCoupon, rejection: repeated('coupon.already_taken') },
  {
    spec: createEcommerceEventSpec,
    input: () => ({ body: { name: 'view_item', args: '{}' } }),
    rejection: invalid({ body: { args: 'no JSON' } }),
  },
  {
    spec: getEcommerceEventSpec,
    isCalledByOwner: true,
    input: bought,
    rejection: notFound('ecommerce_event.not_found', { params: { id: UNKNOWN_SECRET } }),
    ids: 'owned',
  },
  {
    spec: getFileContentsSpec,
    isCalledByOwner: true,
    input: ownFile,
    rejection: notFound('file.not_found', { query: { url: '/files/uploads/inquiries/none.pdf' } }),
    ids: 'owned',
  },
  {
    spec: uploadFileSpec,
    isCalledByOwner: true,
    input: () => upload(PDF),
    rejection: rejection('file.type_not_allowed', upload('<svg/>')),
  },
  {
    spec: createInquirySpec,
    isCalledByOwner: true,
    input: () => ({ body: INQUIRY }),
    rejection: invalid({ body: { body: '' } }),
  },
  {
    spec: getInquirySpec,
    input: async (world, owner) => ({ params: { id: await inquiry(world, owner) } }),
    rejection: notFound('inquiry.not_found', { params: { id: UNKNOWN_ID } }),
    ids: 'owned',
  },
  { spec: listInquiriesSpec, rejection: PAGE_TOO_LONG },
  {
    spec: replyInquirySpec,
    input: async (world, owner) => ({
      body: { inquiry_id: await inquiry(world, owner), body: '追加の質問です' },
    }),
    rejection: notFound('inquiry.not_found', { body: { inquiry_id: UNKNOWN_ID } }),
    ids: 'owned',
  },
  ...[getNameEmbroiderySpec, deleteNameEmbroiderySpec].map(alwaysSucceeds),
  {
    spec: updateNameEmbroiderySpec,
    input: () => ({ body: NAME }),
    rejection: invalid({ body: { text: '<b>' } }),
  },
  {
    spec: receivePaymentEventSpec,
    input: paymentEvent,
    rejection: { status: 403, code: 'auth.forbidden', change: { body: { signature: 'a'.repeat(64) } } },
  },
  { spec: getPointsSpec, rejection: NO_INPUT },
  { spec: listPointHistoriesSpec, rejection: PAGE_TOO_LONG },
  {
    spec: checkSchoolSpec,
    channel: 'school',
    input: ({ schoolProof }) => ({ body: schoolProof }),
    rejection: rejection('school.check_failed', { body: { password: 'wrong-word' } }),
  },
  { spec: listSchoolRequirementsSpec, channel: 'school', rejection: NO_INPUT },
  { spec: listSchoolPickupsSpec, channel: 'school', rejection: NO_INPUT },
  {
    spec: createMeasurementSpec,
    input: () => ({ query: {}, body: { measured_on: '2026-06-01', values: { height: 160 } } }),
    rejection: invalid({ body: { measured_on: '2026-02-30' } }),
  },
  ...[listMeasurementsSpec, deleteMeasurementsSpec].map((spec) => ({
    spec,
    input: () => ({ query: { purpose: 'uniform' } }),
    rejection: invalid({ query: { purpose: '' } }),
  })),
];

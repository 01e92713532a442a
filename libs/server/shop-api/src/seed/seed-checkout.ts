import { PREFECTURE_NAMES, type PrefectureName } from '@shop/contract/postal-codes/prefecture-names';
import { DELIVERIES } from '@shop/contract/shipping-leadtime/delivery';
import { choiceLists } from '@shop/validation/choices';
import type { Executor } from '../db/database';
import { shippingFeeRates, checkoutSettings, deliveryMethods, deliveryTimezones } from '../db/schema';
import { ORDINARY_DELIVERY } from '../shipping-leadtime/delivery-store';
import { factsOf } from './content/shop-facts';
import { seedPaymentMethods } from './seed-payment-methods';

/** The channel to be equipped. */
interface SeededChannel {
  readonly id: number;
  readonly key: string;
}

const WHOLESALE = 'corporate';
const CUT_OFF_HOUR = 15;
const PAYMENT_DUE_DAYS = 7;
/** What the order numbers of a shop begin with. They are unique, so a shop without a letter takes the id of its channel. */
const ORDER_NO_PREFIXES: Readonly<Record<string, string>> = {
  default: 'D',
  corporate: 'C',
  school: 'S',
  gift: 'G',
};

const BANK_ACCOUNT = {
  bankName: 'みどり銀行',
  branchName: '本店営業部',
  accountType: '普通',
  accountNumber: '1234567',
};

const NO_ACCOUNT = { bankName: '', branchName: '', accountType: '', accountNumber: '', accountHolder: '' };

/** Yen without tax and days on the road from the warehouse in Saitama, by region. */
const REGIONS: readonly { names: readonly PrefectureName[]; amount: number; days: number }[] = [
  { names: ['北海道'], amount: 1200, days: 2 },
  { names: ['沖縄県'], amount: 1800, days: 4 },
  { names: ['福岡県', '佐賀県', '長崎県', '熊本県', '大分県', '宮崎県', '鹿児島県'], amount: 1000, days: 2 },
  {
    names: ['鳥取県', '島根県', '岡山県', '広島県', '山口県', '徳島県', '香川県', '愛媛県', '高知県'],
    amount: 900,
    days: 2,
  },
  { names: ['青森県', '岩手県', '秋田県', '和歌山県'], amount: 800, days: 2 },
];
const NEAR = { amount: 600, days: 1 };

const TIMEZONES = [
  ['am', '午前中'],
  ['14-16', '14時〜16時'],
  ['16-18', '16時〜18時'],
  ['18-20', '18時〜20時'],
  ['19-21', '19時〜21時'],
] as const;

const ORDINARY = [
  { deliveryId: ORDINARY_DELIVERY, name: '通常配送', isShippingFree: false, isOpenDaysOnly: false },
];
const [HUB, STORE, CUSTOMER] = choiceLists.delivery;
const WHOLESALE_DELIVERIES = [
  {
    deliveryId: DELIVERIES.furnitureHub,
    name: HUB.label,
    isShippingFree: true,
    isOpenDaysOnly: true,
  },
  { deliveryId: DELIVERIES.directToStore, name: STORE.label, isShippingFree: false, isOpenDaysOnly: true },
  {
    deliveryId: DELIVERIES.directToCustomer,
    name: CUSTOMER.label,
    isShippingFree: false,
    isOpenDaysOnly: false,
  },
];

/**
 * Payments, shipping fees, delivery and the checkout settings of a new channel. Without the sample account nobody can pay
 * by transfer until the operator has named a real one.
 */
export async function seedCheckout(
  db: Executor,
  channel: SeededChannel,
  { withSampleAccount }: { readonly withSampleAccount: boolean },
): Promise<void> {
  const channelId = channel.id;
  const isWholesale = channel.key === WHOLESALE;
  await db.insert(checkoutSettings).values({
    channelId,
    freeShippingFrom: isWholesale ? 50_000 : 10_000,
    bankAccount: withSampleAccount
      ? { ...BANK_ACCOUNT, accountHolder: factsOf(channel.key).accountHolder }
      : NO_ACCOUNT,
    paymentDueDays: PAYMENT_DUE_DAYS,
    orderNoPrefix: ORDER_NO_PREFIXES[channel.key] ?? `X${channelId}-`,
    cutOffHour: CUT_OFF_HOUR,
  });
  await seedPaymentMethods(db, channel, { isDemonstration: withSampleAccount });
  await db.insert(shippingFeeRates).values(
    PREFECTURE_NAMES.map((prefecture) => {
      const { amount, days } = REGIONS.find(({ names }) => names.includes(prefecture)) ?? NEAR;
      return { channelId, prefecture, amount, days };
    }),
  );
  await db
    .insert(deliveryMethods)
    .values((isWholesale ? WHOLESALE_DELIVERIES : ORDINARY).map((method) => ({ channelId, ...method })));
  await db
    .insert(deliveryTimezones)
    .values(TIMEZONES.map(([key, label], position) => ({ channelId, key, label, position })));
}

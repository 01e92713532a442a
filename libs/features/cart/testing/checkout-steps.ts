import { CARDS } from '@shop/testing-api/card-numbers';
import type { CheckoutTab, PaymentMethod } from './checkout-tab';
import { PAYMENT_FAULTS } from './payment-faults';

const withCard = (number: string) => ({ action: 'pay', number, expiration: '203112', code: '123' });

/** The steps on the payment service's page, with the form that each sends. */
export const SERVICE_STEPS = {
  'page-pays': withCard(CARDS.good),
  'page-declines': withCard(CARDS.declined),
  'page-asks-holder': withCard(CARDS.confirmed),
  'holder-confirms': { action: 'confirm' },
  'page-cancels': { action: 'cancel' },
  'wallet-declines': { action: 'decline' },
} as const;

/** The steps on the pages of the shop. */
export const SHOP_STEPS = {
  'open-cart': (tab) => tab.open('cart'),
  'open-payment': (tab) => tab.open('payment'),
  'open-confirm': (tab) => tab.open('confirm'),
  'choose-card': (tab) => tab.choosePayment('card'),
  'choose-bank': (tab) => tab.choosePayment('bankTransfer'),
  'choose-wallet': (tab) => tab.choosePayment('qrWallet'),
  'choose-store': (tab) => tab.choosePayment('convenienceStore'),
  'choose-deferred': (tab) => tab.choosePayment('deferredService'),
  'choose-on-delivery': (tab) => tab.choosePayment('cashOnDelivery'),
  'raise-quantity': (tab) => tab.raiseQuantity(),
  'place-order': (tab) => tab.placeOrder(),
  'sign-out': (tab) => tab.services.session.logout(),
} as const satisfies Readonly<Record<string, (tab: CheckoutTab) => Promise<void>>>;

const OTHER_STEPS = [
  'place-order-with-good-card',
  'place-order-with-declined-card',
  'place-order-response-lost',
  'place-order-responses-lost',
  'store-takes-money',
  'store-refuses',
  'close-tab',
  'sign-in',
  'minute',
  'half-an-hour',
] as const;

const namesOf = <Name extends string>(steps: Readonly<Record<Name, unknown>>): readonly Name[] =>
  Object.keys(steps) as Name[];
/** Whether these steps have one of that name. */
export const isOneOf = <Name extends string>(
  steps: Readonly<Record<Name, unknown>>,
  name: string,
): name is Name => Object.hasOwn(steps, name);

export type CheckoutStep =
  | keyof typeof SERVICE_STEPS
  | keyof typeof SHOP_STEPS
  | keyof typeof PAYMENT_FAULTS
  | (typeof OTHER_STEPS)[number];

/**
 * Every step of the simulation: actions of the shopper and the payment service, network faults and the
 * passing of time.
 */
export const CHECKOUT_STEPS: readonly CheckoutStep[] = [
  ...namesOf(SERVICE_STEPS),
  ...namesOf(SHOP_STEPS),
  ...namesOf(PAYMENT_FAULTS),
  ...OTHER_STEPS,
];

/** The ways to pay that lead to the service's page, with what pays there. */
export const LEADS_OUT: Readonly<Partial<Record<PaymentMethod, keyof typeof SERVICE_STEPS>>> = {
  card: 'page-pays',
  qrWallet: 'holder-confirms',
};

/** The ways to pay that need no payment service. */
export const PAID_DIRECTLY: readonly PaymentMethod[] = ['bankTransfer', 'cashOnDelivery'];

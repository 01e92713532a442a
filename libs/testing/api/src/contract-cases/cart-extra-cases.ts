import { addCartAccessorySpec } from '@shop/contract/carts/add-cart-accessory';
import { addCartCouponSpec } from '@shop/contract/carts/add-cart-coupon';
import { addCartPackingSpec } from '@shop/contract/carts/add-cart-packing';
import { checkCartRecipientsSpec } from '@shop/contract/carts/check-cart-recipients';
import { deleteCartAccessoriesSpec } from '@shop/contract/carts/delete-cart-accessories';
import { deleteCartCouponSpec } from '@shop/contract/carts/delete-cart-coupon';
import { divideCartProductSpec } from '@shop/contract/carts/divide-cart-product';
import { importCartRecipientsSpec } from '@shop/contract/carts/import-cart-recipients';
import { modifyCartAccessoriesSpec } from '@shop/contract/carts/modify-cart-accessories';
import { modifyCartPackingSpec } from '@shop/contract/carts/modify-cart-packing';
import { previewCartPackingsSpec } from '@shop/contract/carts/preview-cart-packings';
import { setCartPointSpec } from '@shop/contract/carts/set-cart-point';
import { setCartReceiverSpec } from '@shop/contract/carts/set-cart-receiver';
import { productAccessories } from '@shop/shop-api/db/schema';
import type { Caller } from './callers';
import { type ContractCase, invalid, rejection, notFound, UNKNOWN_SECRET } from './contract-case';
import type { CaseFixtures } from './case-fixtures';

const GUESSED = notFound('cart.common.not_found', { body: { cart_token: UNKNOWN_SECRET } });

const tokenWith = (body: object) => async (world: CaseFixtures, owner: Caller) => ({
  body: { cart_token: (await world.cart(owner)).token, ...body },
});

/** A line that takes an accessory, at most one for a piece. */
const lineWithRule = async (world: CaseFixtures, owner: Caller) => {
  const { token: cart_token, data } = await world.cart(owner);
  const accessory = world.accessory(owner.channel);
  await world.api.db
    .insert(productAccessories)
    .values({
      productId: world.product(owner.channel).id,
      accessoryId: accessory.id,
      quantityRule: 'free',
      maxPerPiece: 2,
      position: 0,
    })
    .onConflictDoNothing();
  return { body: { cart_token, key: data.detail.products[0]!.key, product_key: accessory.key } };
};
const accessory = async (world: CaseFixtures, owner: Caller) => {
  const { body } = await lineWithRule(world, owner);
  const response = await world.api.call(addCartAccessorySpec, { body }, owner);
  const { accessories } = response.body.data.detail.products[0]!;
  return { cart_token: body.cart_token, key: accessories[0]!.key };
};
const packing = async (world: CaseFixtures, owner: Caller) => {
  const { token: cart_token, data } = await world.cart(owner);
  return {
    body: { cart_token, shipping_key: data.detail.shippings[0]!.key, packing_key: 'wrapping' },
  };
};
const previewedPackings = async (world: CaseFixtures, owner: Caller) => {
  const { cart_token, ...chosen } = (await packing(world, owner)).body;
  return { body: { cart_token, packings: [{ ...chosen, quantity: 1 }] } };
};
const parts = async (world: CaseFixtures, owner: Caller) => {
  const { token: cart_token, data } = await world.cart(owner);
  const { products, shippings } = data.detail;
  return {
    body: {
      cart_token,
      key: products[0]!.key,
      parts: [{ shipping_key: shippings[0]!.key, quantity: 1 }],
    },
  };
};

/** A file with one recipient, who gets a piece of the product in the cart. */
const recipients = async (world: CaseFixtures, owner: Caller) => {
  const { token: cart_token } = await world.cart(owner);
  const rows = [
    `姓,名,郵便番号,都道府県,市区町村,番地,電話番号,${world.product(owner.channel).code}`,
    '佐藤,次郎,530-0001,大阪府,大阪市北区,梅田1-1,06-1234-5678,1',
  ];
  const file = new File([rows.join('\r\n')], 'お届け先.csv', { type: 'text/csv' });
  return { body: { cart_token, file } };
};
const importedRecipients = async (world: CaseFixtures, owner: Caller) => {
  const { body } = await recipients(world, owner);
  return { body: { ...body, rows: 'all' } };
};
const withCoupon = async (world: CaseFixtures, owner: Caller) => ({
  body: { cart_token: (await world.cart(owner)).token, code: (await world.coupon()).code },
});

/** Calls for accessories, packings, coupons, points and the receiver of a gift. */
export const CART_EXTRA_CASES: readonly ContractCase[] = [
  { spec: addCartAccessorySpec, input: lineWithRule, rejection: GUESSED, ids: 'owned' },
  {
    spec: modifyCartAccessoriesSpec,
    input: async (world, owner) => {
      const { cart_token, key } = await accessory(world, owner);
      return { body: { cart_token, accessories: [{ key, quantity: 2 }] } };
    },
    rejection: GUESSED,
    ids: 'owned',
  },
  {
    spec: deleteCartAccessoriesSpec,
    input: async (world, owner) => {
      const { cart_token, key } = await accessory(world, owner);
      return { body: { cart_token, keys: [key] } };
    },
    rejection: GUESSED,
    ids: 'owned',
  },
  { spec: addCartPackingSpec, input: packing, rejection: GUESSED, ids: 'owned' },
  {
    spec: modifyCartPackingSpec,
    input: async (world, owner) => {
      const { token: cart_token, key } = await world.wrappedCart(owner);
      return { body: { cart_token, key, quantity: 1 } };
    },
    rejection: GUESSED,
    ids: 'owned',
  },
  { spec: previewCartPackingsSpec, input: previewedPackings, rejection: GUESSED, ids: 'owned' },
  { spec: addCartCouponSpec, input: withCoupon, rejection: GUESSED, ids: 'owned' },
  { spec: deleteCartCouponSpec, input: withCoupon, rejection: GUESSED, ids: 'owned' },
  { spec: setCartPointSpec, input: tokenWith({ point: 1 }), rejection: GUESSED, ids: 'owned' },
  { spec: divideCartProductSpec, input: parts, rejection: GUESSED, ids: 'owned' },
  { spec: checkCartRecipientsSpec, input: recipients, rejection: GUESSED, ids: 'owned' },
  { spec: importCartRecipientsSpec, input: importedRecipients, rejection: GUESSED, ids: 'owned' },
  {
    spec: setCartReceiverSpec,
    input: tokenWith({ receiver: { name: '鈴木 一郎' } }),
    rejection: GUESSED,
    ids: 'owned',
  },
];

/** Inputs that these calls reject besides a wrong token. */
export const CART_EXTRA_RULES: readonly ContractCase[] = [
  {
    spec: addCartAccessorySpec,
    input: lineWithRule,
    rejection: rejection('cart.accessories.product_not_bound', { body: { product_key: 'no-such-product' } }),
  },
  {
    spec: addCartCouponSpec,
    input: withCoupon,
    rejection: rejection('cart.coupon.not_found', { body: { code: 'NO-SUCH-COUPON' } }),
  },
  {
    spec: addCartPackingSpec,
    input: packing,
    rejection: rejection('cart.packings.not_found', { body: { packing_key: 'no-such-packing' } }),
  },
  {
    spec: previewCartPackingsSpec,
    input: previewedPackings,
    rejection: rejection('cart_detail.shipping_not_found', {
      body: { packings: [{ shipping_key: 'no-such-destination', packing_key: 'wrapping', quantity: 1 }] },
    }),
  },
  {
    spec: setCartPointSpec,
    input: tokenWith({ point: 1 }),
    rejection: rejection('cart.point.not_enough', { body: { point: 999_999 } }),
  },
  {
    spec: checkCartRecipientsSpec,
    input: recipients,
    rejection: rejection('user_address.import_malformed', {
      body: { file: new File(['"'], 'お届け先.csv', { type: 'text/csv' }) },
    }),
  },
  {
    spec: importCartRecipientsSpec,
    input: importedRecipients,
    rejection: invalid({ body: { rows: 'some' } }),
  },
  {
    spec: divideCartProductSpec,
    input: parts,
    rejection: rejection('cart.update_products.line_not_found', { body: { key: 'no-such-line' } }),
  },
];

import { CART_ERRORS } from '@shop/contract/carts/cart-errors';
import { notFound, refused } from '../http/api-failure';

/** The refusals that several cart calls share, each with its word to the shopper (core §8). */
export const cartFailures = {
  notFound: () => notFound(CART_ERRORS.notFound, 'カートが見つかりません'),
  expired: () =>
    refused(CART_ERRORS.expired, 'カートの有効期限が切れました。お手数ですが商品を入れ直してください'),
  alreadyDecided: () => refused(CART_ERRORS.alreadyDecided, 'このカートのご注文はすでに確定しています'),
  stopSelling: () => refused(CART_ERRORS.stopSelling, '現在販売を停止しております'),
  productNotFound: () => refused(CART_ERRORS.productNotFound, '商品が見つかりません'),
  lineProductNotFound: (name: string) =>
    refused(CART_ERRORS.lineProductNotFound, `「${name}」は取り扱いを終了しました`),
  notSale: (name: string) => refused(CART_ERRORS.notSale, `「${name}」は現在販売しておりません`),
  lineNotFound: () => refused(CART_ERRORS.lineNotFound, 'カートの商品が見つかりません'),
  tooMany: (name: string, max: number) =>
    refused(CART_ERRORS.tooMany, `「${name}」は一度に${max}点までご注文いただけます`),
  tooManyLines: (max: number) => refused(CART_ERRORS.tooMany, `カートに入れられる商品は${max}種類までです`),
  outOfStock: (name: string) =>
    refused(CART_ERRORS.outOfStock, `「${name}」の在庫が不足しています。数量をご確認ください`),
  empty: () => refused(CART_ERRORS.empty, 'カートに商品がありません'),
  addressMissing: () => refused(CART_ERRORS.addressMissing, 'お届け先を選択してください'),
  shippingNotFound: () => refused(CART_ERRORS.shippingNotFound, 'お届け先が見つかりません'),
  deliveryNotSelectable: (what: string) =>
    refused(CART_ERRORS.deliveryNotSelectable, `${what}を選び直してください`),
  deliveryDateImpossible: () =>
    refused(CART_ERRORS.deliveryDateImpossible, 'お届け希望日をお選びいただけません。別の日をお選びください'),
  paymentMissing: () => refused(CART_ERRORS.paymentMissing, 'お支払い方法を選択してください'),
  ordererMissing: () => refused(CART_ERRORS.ordererMissing, '注文者名とメールアドレスを入力してください'),
  totalChanged: () =>
    refused(
      CART_ERRORS.totalChanged,
      'お支払い金額が変わりました。内容をご確認のうえ、もう一度ご注文ください',
    ),
} as const;

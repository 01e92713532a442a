import { formatDayWithWeekday } from '@shop/format/format-day';
import { formatCount } from '@shop/format/format-yen';
import { CART_ERRORS } from '@shop/contract/carts/cart-errors';
import { type FieldErrors, notFound, rejected } from '../../http/http-error';
import { creditExceededMessage } from '../../companies/credit-exceeded-message';

const noneLeft = (name: string) =>
  rejected(CART_ERRORS.outOfStock, `「${name}」はただいま在庫がございません`);

/** The errors of cart calls, each with its message for the shopper (core §8). */
export const cartErrors = {
  notFound: () => notFound(CART_ERRORS.notFound, 'カートが見つかりません'),
  expired: () =>
    rejected(CART_ERRORS.expired, 'カートの有効期限が切れました。お手数ですが商品を入れ直してください'),
  alreadyDecided: () => rejected(CART_ERRORS.alreadyDecided, 'このカートのご注文はすでに確定しています'),
  stopSelling: () => rejected(CART_ERRORS.stopSelling, '現在販売を停止しております'),
  pagesMissing: (names: readonly string[]) =>
    rejected(
      CART_ERRORS.stopSelling,
      `ただいまご注文を承ることができません。${names.map((name) => `「${name}」`).join('')}のページを準備しております`,
    ),
  productNotFound: () => rejected(CART_ERRORS.productNotFound, '商品が見つかりません'),
  lineProductNotFound: (name: string) =>
    rejected(CART_ERRORS.lineProductNotFound, `「${name}」は取り扱いを終了しました`),
  notSale: (name: string) => rejected(CART_ERRORS.notSale, `「${name}」は現在販売しておりません`),
  lineNotFound: () => rejected(CART_ERRORS.lineNotFound, 'カートの商品が見つかりません'),
  tooMany: (name: string, max: number) =>
    rejected(CART_ERRORS.tooMany, `「${name}」は一度に${max}点までご注文いただけます`),
  tooManyLines: (max: number) => rejected(CART_ERRORS.tooMany, `カートに入れられる商品は${max}種類までです`),
  tooManySaved: (max: number) =>
    rejected(CART_ERRORS.tooMany, `「あとで買う」に入れられる商品は${max}種類までです`),
  tooManyOfSaved: (name: string, max: number) =>
    rejected(CART_ERRORS.tooMany, `「あとで買う」に入れられる「${name}」は${max}点までです`),
  noneLeft,
  /** `left`: the pieces in stock, from which other lines of the cart take too. */
  outOfStock: (name: string, left: number) =>
    left < 1
      ? noneLeft(name)
      : rejected(
          CART_ERRORS.outOfStock,
          `「${name}」の在庫が不足しています。在庫は${left}点です。数量をご確認ください`,
        ),
  /** Others have ordered it meanwhile. */
  soldMeanwhile: (name: string, left: number) =>
    rejected(
      CART_ERRORS.outOfStock,
      left === 0
        ? `「${name}」は、ほかのお客さまのご注文により売り切れました。`
        : `「${name}」の在庫が不足しています。ご注文いただけるのは残り${left}点です。`,
    ),
  lotSize: (name: string, lot: number) =>
    rejected(CART_ERRORS.lotSize, `「${name}」は${lot}点単位で承ります。数量を${lot}の倍数にしてください`),
  empty: () => rejected(CART_ERRORS.empty, 'カートに商品がありません'),
  addressMissing: () => rejected(CART_ERRORS.addressMissing, 'お届け先を選択してください'),
  destinationWithoutGoods: (number: number, recipient: string | null) =>
    rejected(
      CART_ERRORS.destinationWithoutGoods,
      `お届け先${number}${recipient === null ? '' : `（${recipient} 様）`}にお届けする商品がありません。数量を振り分けるか、このお届け先を削除してください`,
    ),
  shippingNotFound: () => rejected(CART_ERRORS.shippingNotFound, 'お届け先が見つかりません'),
  deliveryNotSelectable: (what: string) =>
    rejected(CART_ERRORS.deliveryNotSelectable, `${what}を選び直してください`),
  deliveryDateImpossible: () =>
    rejected(
      CART_ERRORS.deliveryDateImpossible,
      'お届け希望日をお選びいただけません。別の日をお選びください',
    ),
  pickupNotOffered: () =>
    rejected(
      CART_ERRORS.pickupNotOffered,
      '学校での受け取りをお選びいただけません。学校コードを確認してから、もう一度お試しください',
    ),
  pickupOver: (until: string) =>
    rejected(
      CART_ERRORS.pickupClosed,
      `ご注文の締切（${formatDayWithWeekday(until)}）を過ぎたため、学校での受け取りはお選びいただけません。お届け先を選び直してください`,
    ),
  pickupChanged: () =>
    rejected(CART_ERRORS.pickupClosed, '学校での受け取り日が変わりました。お届け先を選び直してください'),
  paymentMissing: () => rejected(CART_ERRORS.paymentMissing, 'お支払い方法を選択してください'),
  creditExceeded: (left: number) => rejected(CART_ERRORS.creditExceeded, creditExceededMessage(left)),
  approvalRequired: () =>
    rejected(CART_ERRORS.approvalRequired, 'このご注文には、承認者の承認が必要です。承認を依頼してください'),
  ordererMissing: () => rejected(CART_ERRORS.ordererMissing, '注文者名とメールアドレスを入力してください'),
  tooManyTransfers: (perDay: number) =>
    rejected(
      CART_ERRORS.tooManyTransfers,
      `同じメールアドレスでの、銀行振込・コンビニ決済・代金引換のご注文は、合わせて一日に${perDay}件まで承ります。別のお支払い方法をお選びいただくか、日をあらためてご注文ください`,
    ),
  tooManyForGuests: (name: string, max: number) =>
    rejected(
      CART_ERRORS.tooMany,
      `「${name}」は、会員でない方とメールアドレスの確認がお済みでない方は、一度に${formatCount(max)}点までご注文いただけます`,
    ),
  tooMuchForGuests: ({ pieces, yen }: { readonly pieces: number; readonly yen: number }) =>
    rejected(
      CART_ERRORS.tooMany,
      `会員でない方とメールアドレスの確認がお済みでない方は、一度に合計${formatCount(pieces)}点・${formatCount(yen)}円までご注文いただけます`,
    ),
  totalChanged: () =>
    rejected(
      CART_ERRORS.totalChanged,
      'お支払い金額が変わりました。内容をご確認のうえ、もう一度ご注文ください',
    ),
  changed: () =>
    rejected(CART_ERRORS.changed, 'ご注文の内容が変わりました。内容をご確認のうえ、もう一度ご注文ください'),
  paymentFailed: (reason: string) => rejected(CART_ERRORS.paymentFailed, reason),
  unitNotFound: () => rejected(CART_ERRORS.unitNotFound, '販売単位が見つかりません'),
  shippingNotMultiple: () =>
    rejected(CART_ERRORS.shippingNotMultiple, 'お届け先は1か所だけお選びいただけます'),
  tooManyShippings: (max: number) =>
    rejected(CART_ERRORS.shippingNotMultiple, `お届け先は${max}か所までお選びいただけます`),
  divideSum: (name: string, quantity: number) =>
    rejected(
      CART_ERRORS.divideSum,
      `「${name}」の数量の合計が${quantity}点になるよう、お届け先ごとに一度ずつ指定してください`,
    ),
  recipientsInvalid: (errors: FieldErrors) =>
    rejected(CART_ERRORS.recipientsInvalid, '取り込めない行があります。カートは変わっていません', errors),
  tooManyCoupons: (max: number) =>
    rejected(CART_ERRORS.couponTooMany, `クーポンは一度に${max}枚までご利用いただけます`),
  pointMembersOnly: () => rejected(CART_ERRORS.pointMembersOnly, 'ポイントはログインしてからご利用ください'),
  pointNotEnough: (balance: number) =>
    rejected(CART_ERRORS.pointNotEnough, `ご利用いただけるポイントは${formatCount(balance)}ポイントです`),
  packingNotFound: () => rejected(CART_ERRORS.packingNotFound, '包装・のしをお選び直しください'),
  packingNoshi: () => rejected(CART_ERRORS.packingNoshi, 'のしの表書きをお選び直しください'),
  packingMessage: () =>
    rejected(CART_ERRORS.packingMessage, 'メッセージカードのメッセージを入力してください'),
  packingQuantity: (max: number) =>
    rejected(CART_ERRORS.packingQuantity, `包装・のしはお届けする商品の数（${max}点）までです`),
  accessoryNotFound: () =>
    rejected(CART_ERRORS.accessoryNotFound, 'この商品にはお選びの付属品をお付けできません'),
  accessoryQuantity: (name: string, fitting: number) =>
    rejected(CART_ERRORS.accessoryQuantity, `「${name}」の数量は${fitting}点でお選びください`),
} as const;

export { userAddresses } from './addresses';
export { auditEntries } from './audit';
export type { AuditValues } from './audit';
export { bookmarks, productLikes } from './bookmarks';
export { packings, productAccessories, productUos, uosGroupPrices } from './cart-options';
export { cartLines, cartPackings, carts, cartShippings, cartTokens } from './carts';
export type { StoredAddress, StoredDecision, StoredReceiver } from './carts';
export { businessDates, channels, serverSecrets } from './channels';
export type { SettingValue } from './channels';
export { news } from './content';
export { cartCoupons, coupons, orderCoupons, userCoupons } from './coupons';
export { productRequests, productReviews, systemMessages } from './feedback';
export { loginHistories, productHistories } from './histories';
export { mails } from './mails';
export {
  orderHistories,
  orderItems,
  orderPackings,
  orderPayments,
  orders,
  orderShippingItems,
  orderShippings,
  orderTaxAmounts,
} from './orders';
export type { StoredDiscountPart, StoredImage } from './orders';
export { carriageRates, checkoutRules, deliveryMethods, deliveryTimezones, paymentMethods } from './payments';
export type { StoredBankAccount } from './payments';
export { pointEntries } from './points';
export {
  brands,
  categories,
  groupPrices,
  images,
  makers,
  productImages,
  productModelCategories,
  productModels,
  products,
  productSearchHistories,
} from './products';
export type { StoredImageSource, StoredOption } from './products';
export { socialGifts } from './social-gifts';
export { measurements, userCards, userMemorials } from './user-records';
export { userListItems, userLists } from './user-lists';
export { customerGroups, mailTokens, rateCounters, sessions, users, verificationAttempts } from './users';
export type { MailTokenPurpose } from './users';

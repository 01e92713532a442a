export { userAddresses } from './addresses';
export { auditEntries } from './audit';
export type { AuditValues } from './audit';
export { bookmarks, productLikes } from './bookmarks';
export { cartLines, carts, cartShippings, cartTokens } from './carts';
export type { StoredAddress, StoredDecision } from './carts';
export { businessDates, channels, serverSecrets } from './channels';
export type { SettingValue } from './channels';
export { news } from './content';
export { coupons, userCoupons } from './coupons';
export { productRequests, productReviews, systemMessages } from './feedback';
export { loginHistories, productHistories } from './histories';
export { mails } from './mails';
export {
  orderHistories,
  orderItems,
  orderPayments,
  orders,
  orderShippingItems,
  orderShippings,
  orderTaxAmounts,
} from './orders';
export type { StoredImage } from './orders';
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
export { measurements, userCards, userMemorials } from './user-records';
export { userListItems, userLists } from './user-lists';
export { customerGroups, mailTokens, rateCounters, sessions, users, verificationAttempts } from './users';
export type { MailTokenPurpose } from './users';

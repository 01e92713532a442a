export {
  CONSENT_GIVEN,
  CONSENT_REFUSED,
  cartTokenCookie,
  consentCookie,
  hiddenMessageCookie,
  paymentInProgressCookie,
} from './cookie-names';
export { type NamedStorage, browserStorage } from './browser-storage';
export { type Flash, type FlashType, addFlashAtom, advanceFlashAtom, flashAtom } from './flash';
export { followScreenClass } from './follow-screen-class';
export { followOnlineStatus } from './follow-online-status';
export { addLoadingTaskAtom, endLoadingTaskAtom, isLoadingAtom } from './loading-tasks';
export { ownPath } from './own-path';
export { deviceStorage, ownStorage, tabStorage } from './own-storage';
export { type ProductListQuery, paths } from './paths';
export { INVALID_CHANNEL_MESSAGE } from './invalid-channel-message';
export { recordApiError } from './record-api-error';
export { resetSiteAtom } from './reset-site';
export { type LoginProvider, type PublicSite, type SisterShop, publicSiteQuery } from './public-site-query';
export { type ScreenClass, screenClass } from './screen-class';
export { type Settings, type SettingsRecord, isSellingOn, readSettings } from './settings';
export {
  type BaseError,
  type Maintenance,
  baseErrorAtom,
  isInvalidChannelAtom,
  isOnlineAtom,
  maintenanceAtom,
  screenClassAtom,
} from './site-state';
export { type Address, toAddress } from './views/address';
export { type Picture, toPicture, toPictureOrNull } from './views/picture';
export { type TaxRateAmount, type Totals, type WireTotals, toTotals } from './views/totals';
export { SETTINGS_KEY, channelPrefixOf, currentSettings, settingsQuery } from './settings-query';
export { COLOR_SCHEME_KEY, type ColorScheme, colorSchemeQuery } from './color-scheme-query';
export { useSettings } from './use-settings';
export { errorMessage } from './failure/error-message';
export { useAttempt } from './failure/use-attempt';
export { loadWhenNear } from './load-when-near';
export { waitForSettings } from './wait-for-settings';
export { waitForTasks } from './wait-for-tasks';
export { waitForTitle } from './wait-for-title';
export { waitUntil } from './wait-until';

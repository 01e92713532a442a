/** The server's settings as flat keys. core §3 */
export type SettingsRecord = Readonly<Record<string, string | number | boolean | null>>;

/** The settings that the storefront reads, by name. */
export interface Settings {
  /** Picks the theme. */
  readonly namespace: string;
  /** Stands before the names of this shop's own cookies. */
  readonly channelPrefix: string;
  readonly siteName: string;
  readonly breakpointSm: number;
  readonly breakpointMd: number;
  readonly isStopSellingInUse: boolean;
  readonly isSelling: boolean;
  readonly isMultipleShippingAllowed: boolean;
  readonly isWithoutMembers: boolean;
  readonly isVerifyEmailAtFirstLogin: boolean;
  readonly gtmId: string | null;
  /** What is put into the cart is told by a toast. account §9 */
  readonly isCartToastOn: boolean;
}

/** Widths in CSS pixels where the server names none; phones up to the small, desktops above the medium one. */
export const DEFAULT_BREAKPOINT_SM_PX = 767;
export const DEFAULT_BREAKPOINT_MD_PX = 1023;

const text = (value: SettingsRecord[string] | undefined, fallback: string): string =>
  typeof value === 'string' && value !== '' ? value : fallback;

const positive = (value: SettingsRecord[string] | undefined, fallback: number): number => {
  const number = Number(value);
  return Number.isFinite(number) && number > 0 ? number : fallback;
};

/** Flags come as booleans, as 1 and 0, or as their texts. */
const flag = (value: SettingsRecord[string] | undefined): boolean =>
  value === true || value === 1 || value === '1' || value === 'true';

const TAG_MANAGER_ID = /^GTM-[A-Z0-9]{4,12}$/;

/** Only what is such an id: it becomes part of a script's address. */
const tagManagerId = (value: string): string | null => (TAG_MANAGER_ID.test(value) ? value : null);

/** Reads the flat keys. A key that is missing takes the value of a shop without the feature. */
export function readSettings(record: SettingsRecord): Settings {
  return {
    namespace: text(record['SITE.NAMESPACE'], ''),
    channelPrefix: text(record['SITE.CHANNEL_PREFIX'], ''),
    siteName: text(record['SITE.NAME'], ''),
    breakpointSm: positive(record['SITE.BREAKPOINT.SCREEN-SM'], DEFAULT_BREAKPOINT_SM_PX),
    breakpointMd: positive(record['SITE.BREAKPOINT.SCREEN-MD'], DEFAULT_BREAKPOINT_MD_PX),
    isStopSellingInUse: flag(record['PLUGIN.TEMPORARY_STOP_SELLING.IS_USE']),
    isSelling: flag(record['PLUGIN.TEMPORARY_STOP_SELLING.IS_SELLING']),
    isMultipleShippingAllowed: flag(record['ORDER.SHIPPING.IS_ALLOW_MULTIPLE']),
    isWithoutMembers: flag(record['SITE.IS_WITHOUT_MEMBERS']),
    isVerifyEmailAtFirstLogin: flag(record['PLUGIN.VERIFY_EMAIL_AT_FIRST_LOGIN.IS_USE']),
    isCartToastOn: flag(record['CART.POPUP.IS_TOAST'] ?? true),
    gtmId: tagManagerId(text(record['GTM.ID'], '')),
  };
}

/** Off only when the plugin is in use and its selling flag is false. core §4 */
export function isSellingOn(settings: Pick<Settings, 'isStopSellingInUse' | 'isSelling'>): boolean {
  return !(settings.isStopSellingInUse && !settings.isSelling);
}

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
  /** Days that the receiver of a social gift has to tell the address; 0: the shop offers none. */
  readonly socialGiftDays: number;
  /** What sending a gift costs wherever it goes, in yen as the shop states amounts; 0: nothing. */
  readonly socialGiftCarriage: number;
  readonly isWithoutMembers: boolean;
  readonly isVerifyEmailAtFirstLogin: boolean;
  readonly gtmId: string | null;
  /** A toast confirms that a product was added to the cart. account §9 */
  readonly isCartToastOn: boolean;
  /** What follows adding to the cart: `toast`, `drawer` or `dialog`. */
  readonly cartAddedView: string;
  /** Days after the arrival on which unused goods may be sent back; 0: the shop states none. */
  readonly returnDays: number;
  /** Whether goods can be ordered by their numbers at the order desk. */
  readonly hasOrderDesk: boolean;
  /** Amounts are stated with tax, as consumers read prices, or without, as companies do; what is paid is the same. */
  readonly sums: 'with-tax' | 'without-tax';
  /** How the shop presents itself; null: with the samples of its theme, as a demonstration does. */
  readonly identity: ShopIdentity | null;
}

/** What a shop says and shows of itself. Texts may be empty. */
export interface ShopIdentity {
  /** The lines of the sentence on the first picture of the home page. */
  readonly heroPhrase: readonly string[];
  readonly heroLead: string;
  /** The path of that picture; null: none. */
  readonly heroPicture: string | null;
  readonly heroPictureAlt: string;
  /** The path of the logo's picture; null: none. */
  readonly logo: string | null;
}

/** Breakpoints in CSS pixels for settings without any: phones up to the small one, desktops above the medium one. */
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

const OWN_PICTURE = /^\/files\/[a-z0-9][a-z0-9-]{0,100}\.(?:avif|webp)$/;

/** Returns the path only if it is one of a stored picture, because it becomes the source of an image. */
const picturePath = (value: SettingsRecord[string] | undefined): string | null =>
  typeof value === 'string' && OWN_PICTURE.test(value) ? value : null;

function readIdentity(record: SettingsRecord): ShopIdentity | null {
  const phrase = record['HOME.HERO.PHRASE'];
  if (typeof phrase !== 'string') return null;
  return {
    heroPhrase: phrase.split('\n').filter((line) => line !== ''),
    heroLead: text(record['HOME.HERO.LEAD'], ''),
    heroPicture: picturePath(record['HOME.HERO.PICTURE']),
    heroPictureAlt: text(record['HOME.HERO.PICTURE_ALT'], ''),
    logo: picturePath(record['SITE.LOGO.PICTURE']),
  };
}

const TAG_MANAGER_ID = /^GTM-[A-Z0-9]{4,12}$/;

/** Returns the id only if it has the format of one, because it becomes part of a script's URL. */
const tagManagerId = (value: string): string | null => (TAG_MANAGER_ID.test(value) ? value : null);

/** Reads the settings from flat keys. A missing key gets the value of a shop without the feature. */
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
    socialGiftDays: positive(record['ORDER.SOCIAL_GIFT.DAYS'], 0),
    socialGiftCarriage: positive(record['ORDER.SOCIAL_GIFT.CARRIAGE'], 0),
    isWithoutMembers: flag(record['SITE.IS_WITHOUT_MEMBERS']),
    isVerifyEmailAtFirstLogin: flag(record['PLUGIN.VERIFY_EMAIL_AT_FIRST_LOGIN.IS_USE']),
    isCartToastOn: flag(record['CART.POPUP.IS_TOAST'] ?? true),
    cartAddedView: text(record['CART.ADDED.VIEW'], 'toast'),
    returnDays: positive(record['ORDER.RETURN.DAYS'], 0),
    hasOrderDesk: flag(record['ORDER.DESK.IS_USE']),
    sums: record['PRICE.SUMS'] === 'without-tax' ? 'without-tax' : 'with-tax',
    gtmId: tagManagerId(text(record['GTM.ID'], '')),
    identity: readIdentity(record),
  };
}

/** False only when the plugin is in use and its selling flag is off. core §4 */
export function isSellingOn(settings: Pick<Settings, 'isStopSellingInUse' | 'isSelling'>): boolean {
  return !(settings.isStopSellingInUse && !settings.isSelling);
}

import type { RetentionRule } from '../../cleanup/retention-rule';
import type { IssuerRow } from '../../pdf-documents/issuer-store';
import type { SettingType } from './setting-type';

/** Columns of the channel that are settings of their own. */
export type ChannelColumn =
  'name' | 'description' | 'isMaintenance' | 'maintenanceTitle' | 'maintenanceMessage';

/** Columns of the checkout settings. */
export type CheckoutColumn =
  | 'freeShippingFrom'
  | 'paymentDueDays'
  | 'convenienceDueDays'
  | 'unpaidCancelDays'
  | 'unpaidRemindDays'
  | 'guestTransfersPerDay'
  | 'guestPiecesPerProduct'
  | 'cutOffHour'
  | 'orderMailTo';

/** Parts of the account that advance transfers go to. */
export type AccountPart = 'bankName' | 'branchName' | 'accountType' | 'accountNumber' | 'accountHolder';

/** Columns of the issuer of the shop's documents. */
export type IssuerColumn = Exclude<keyof IssuerRow, 'channelId'>;

/** A setting that operators may change. */
export interface Setting {
  readonly key: string;
  readonly type: SettingType;
  readonly place: SettingPlace;
  readonly ja: string;
  readonly en: string;
}

/** Where a setting is stored. */
export type SettingPlace =
  | { readonly kind: 'front' }
  | { readonly kind: 'channel'; readonly column: ChannelColumn }
  | { readonly kind: 'checkout'; readonly column: CheckoutColumn }
  | { readonly kind: 'account'; readonly part: AccountPart }
  | { readonly kind: 'retention'; readonly rule: RetentionRule }
  | { readonly kind: 'issuer'; readonly column: IssuerColumn }
  | { readonly kind: 'payment'; readonly paymentId: number };

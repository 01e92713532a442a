import { and, eq } from 'drizzle-orm';
import type { Channel } from '../../channels/channel';
import { retentionDays } from '../../cleanup/retention-days';
import type { Executor } from '../../db/database';
import {
  channels,
  checkoutSettings,
  documentIssuers,
  paymentMethods,
  type SettingValue,
} from '../../db/schema';
import { isWholeAccount } from '../../payments/is-whole-account';
import { isPaidByTransfer } from '../../payments/paid-by-transfer';
import { loadIssuer, newIssuer } from '../../pdf-documents/issuer-store';
import { frontSettings } from '../../site/front-settings';
import { OperatorError } from '../command/operator-error';
import type { Setting } from './setting';

const ofPayment = (channel: Channel, paymentId: number) =>
  and(eq(paymentMethods.channelId, channel.id), eq(paymentMethods.paymentId, paymentId));

async function rulesOf(db: Executor, channel: Channel) {
  const [settings] = await db
    .select()
    .from(checkoutSettings)
    .where(eq(checkoutSettings.channelId, channel.id));
  if (settings !== undefined) return settings;
  throw new OperatorError(
    `${channel.key} に注文の設定がありません`,
    `${channel.key} has no checkout settings`,
  );
}

async function isPaymentUsable(db: Executor, channel: Channel, paymentId: number): Promise<boolean> {
  const [method] = await db.select().from(paymentMethods).where(ofPayment(channel, paymentId));
  return method?.isUsable ?? false;
}

/** Stores whether a payment method is offered; throws where the shop does not have that method at all. */
async function storePayment(tx: Executor, channel: Channel, paymentId: number, isUsable: boolean) {
  const stored = await tx
    .update(paymentMethods)
    .set({ isUsable })
    .where(ofPayment(channel, paymentId))
    .returning({ paymentId: paymentMethods.paymentId });
  if (stored.length > 0) return;
  throw new OperatorError(
    `${channel.key} にこの支払い方法はありません`,
    `${channel.key} does not have this payment method`,
  );
}

/** What is paid by transfer, in advance or by invoice, cannot be offered before the bank account is set. */
async function requireAccount(db: Executor, channel: Channel): Promise<void> {
  const { bankAccount } = await rulesOf(db, channel);
  if (isWholeAccount(bankAccount)) return;
  throw new OperatorError(
    '先にお振込先（ORDER.BANK.NAME、BRANCH、TYPE、NUMBER、HOLDER）を設定してください。',
    'Name the account first: ORDER.BANK.NAME, BRANCH, TYPE, NUMBER and HOLDER.',
  );
}

/** Loads the current value of a setting. */
export async function loadSetting(
  db: Executor,
  channel: Channel,
  { key, place }: Setting,
): Promise<SettingValue> {
  switch (place.kind) {
    case 'front':
      return frontSettings(channel)[key] ?? null;
    case 'channel':
      return channel[place.column];
    case 'checkout':
      return (await rulesOf(db, channel))[place.column];
    case 'account':
      return (await rulesOf(db, channel)).bankAccount[place.part];
    case 'retention':
      return retentionDays(channel.retention, place.rule);
    case 'issuer':
      return (await loadIssuer(db, channel))[place.column];
    case 'payment':
      return isPaymentUsable(db, channel, place.paymentId);
  }
}

/** Stores a setting whose value has been checked; the caller has locked the channel. */
export async function storeSetting(
  tx: Executor,
  channel: Channel,
  { key, place }: Setting,
  value: SettingValue,
): Promise<void> {
  const ofChannel = eq(channels.id, channel.id);
  const ofRules = eq(checkoutSettings.channelId, channel.id);
  switch (place.kind) {
    case 'front':
      await tx
        .update(channels)
        .set({ settings: { ...channel.settings, [key]: value } })
        .where(ofChannel);
      return;
    case 'retention':
      await tx
        .update(channels)
        .set({ retention: { ...channel.retention, [place.rule.key]: Number(value) } })
        .where(ofChannel);
      return;
    case 'channel':
      await tx
        .update(channels)
        .set({ [place.column]: value })
        .where(ofChannel);
      return;
    case 'checkout':
      await tx
        .update(checkoutSettings)
        .set({ [place.column]: value })
        .where(ofRules);
      return;
    case 'account': {
      const { bankAccount } = await rulesOf(tx, channel);
      await tx
        .update(checkoutSettings)
        .set({ bankAccount: { ...bankAccount, [place.part]: String(value) } })
        .where(ofRules);
      return;
    }
    case 'issuer': {
      const set = { [place.column]: value };
      await tx
        .insert(documentIssuers)
        .values({ ...newIssuer(channel), ...set })
        .onConflictDoUpdate({ target: documentIssuers.channelId, set });
      return;
    }
    case 'payment':
      if (value === true && isPaidByTransfer(place.paymentId)) await requireAccount(tx, channel);
      await storePayment(tx, channel, place.paymentId, value === true);
  }
}

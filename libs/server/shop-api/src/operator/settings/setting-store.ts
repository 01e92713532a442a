import { and, eq } from 'drizzle-orm';
import type { Channel } from '../../channels/channel';
import type { Executor } from '../../db/database';
import { channels, checkoutRules, documentIssuers, paymentMethods, type SettingValue } from '../../db/schema';
import { loadIssuer, newIssuer } from '../../documents/issuer-store';
import { frontSettings } from '../../site/front-settings';
import { OperatorError } from '../command/operator-error';
import type { Setting } from './setting';

const ofPayment = (channel: Channel, paymentId: number) =>
  and(eq(paymentMethods.channelId, channel.id), eq(paymentMethods.paymentId, paymentId));

async function rulesOf(db: Executor, channel: Channel) {
  const [rules] = await db.select().from(checkoutRules).where(eq(checkoutRules.channelId, channel.id));
  if (rules !== undefined) return rules;
  throw new OperatorError(`${channel.key} に注文の設定がありません`, `${channel.key} has no checkout rules`);
}

async function isPaymentUsable(db: Executor, channel: Channel, paymentId: number): Promise<boolean> {
  const [method] = await db.select().from(paymentMethods).where(ofPayment(channel, paymentId));
  return method?.isUsable ?? false;
}

/** Bank transfer cannot be offered before the bank account is set. */
async function requireAccount(db: Executor, channel: Channel): Promise<void> {
  const { bankAccount } = await rulesOf(db, channel);
  if (Object.values(bankAccount).every((part) => part !== '')) return;
  throw new OperatorError(
    '先にお振込先（ORDER.BANK.NAME、BRANCH、TYPE、NUMBER、HOLDER）を設定してください。',
    'Name the account first: ORDER.BANK.NAME, BRANCH, TYPE, NUMBER and HOLDER.',
  );
}

/** What a setting is now. */
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
    case 'rule':
      return (await rulesOf(db, channel))[place.column];
    case 'account':
      return (await rulesOf(db, channel)).bankAccount[place.part];
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
  const ofRules = eq(checkoutRules.channelId, channel.id);
  switch (place.kind) {
    case 'front':
      await tx
        .update(channels)
        .set({ settings: { ...channel.settings, [key]: value } })
        .where(ofChannel);
      return;
    case 'channel':
      await tx
        .update(channels)
        .set({ [place.column]: value })
        .where(ofChannel);
      return;
    case 'rule':
      await tx
        .update(checkoutRules)
        .set({ [place.column]: value })
        .where(ofRules);
      return;
    case 'account': {
      const { bankAccount } = await rulesOf(tx, channel);
      await tx
        .update(checkoutRules)
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
      if (value === true) await requireAccount(tx, channel);
      await tx
        .update(paymentMethods)
        .set({ isUsable: value === true })
        .where(ofPayment(channel, place.paymentId));
  }
}

import { PAYMENTS } from '@shop/contract/payments/payment-method';
import { and, eq } from 'drizzle-orm';
import type { Channel } from '../../channels/channel';
import type { Executor } from '../../db/database';
import { checkoutSettings, paymentMethods } from '../../db/schema';
import { isWholeAccount } from '../../payments/is-whole-account';
import { loadIssuer } from '../../pdf-documents/issuer-store';
import type { UnmetRequirement } from './find-unmet-requirements';

/**
 * What the documents of a shop lack; it takes orders all the same. Without a registration number receipts and invoices are
 * no qualified ones, and say so; without an account there is no invoice.
 */
export async function findDocumentGaps(db: Executor, channel: Channel): Promise<readonly UnmetRequirement[]> {
  const gaps: UnmetRequirement[] = [];
  const { registrationNumber, address } = await loadIssuer(db, channel);
  if (registrationNumber === '')
    gaps.push({
      ja: '登録番号がないため、領収書と請求書は適格請求書になりません（INVOICE.REGISTRATION_NUMBER）',
      en: 'receipts and invoices are no qualified ones without INVOICE.REGISTRATION_NUMBER',
    });
  if (address === '')
    gaps.push({
      ja: '書類に載せる発行者の住所がありません（INVOICE.ISSUER.ADDRESS）',
      en: 'documents lack the address of their issuer (INVOICE.ISSUER.ADDRESS)',
    });
  if ((await offersInvoices(db, channel)) && !(await hasAccount(db, channel)))
    gaps.push({
      ja: 'お振込先がないため、請求書を発行できません（ORDER.BANK.*）',
      en: 'no invoice can be issued without an account (ORDER.BANK.*)',
    });
  return gaps;
}

async function offersInvoices(db: Executor, { id }: Channel): Promise<boolean> {
  const offered = and(
    eq(paymentMethods.channelId, id),
    eq(paymentMethods.paymentId, PAYMENTS.deferredInvoice),
    eq(paymentMethods.isUsable, true),
  );
  return (await db.$count(paymentMethods, offered)) > 0;
}

async function hasAccount(db: Executor, { id }: Channel): Promise<boolean> {
  const [settings] = await db
    .select({ account: checkoutSettings.bankAccount })
    .from(checkoutSettings)
    .where(eq(checkoutSettings.channelId, id));
  return settings !== undefined && isWholeAccount(settings.account);
}

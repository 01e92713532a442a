import type { Executor } from '../../db/database';
import { formatPostalCode } from '../../pdf-documents/document-formats';
import { loadIssuer } from '../../pdf-documents/issuer-store';
import { RETURN_KIND_NAMES } from '@shop/contract/returns/return-kind';
import { isShopAtFault } from '../../returns/is-shop-at-fault';
import type { ChangedReturn } from '../../returns/apply-return-step';
import { wrongUsage } from '../command/operator-error';
import { formatPhoneNumber } from '@shop/format/format-phone-number';

/**
 * How goods are sent back, where the operator writes nothing of it: to the issuer of the shop's documents, at the cost of
 * whoever answers for the reason. Throws an `OperatorError` where that has no address.
 */
export async function returnInstructions(
  tx: Executor,
  { channel, detail: { request } }: ChangedReturn,
): Promise<string> {
  const { name, postalCode, address, phoneNumber } = await loadIssuer(tx, channel);
  if (address === '')
    throw wrongUsage(
      '返送先の住所（INVOICE.ISSUER.ADDRESS）が未設定です。--instructions で返送の方法をお知らせください',
      'There is no address to send goods to (INVOICE.ISSUER.ADDRESS): say how by --instructions',
    );
  return [
    `返送先：${formatPostalCode(postalCode)} ${address} ${name}${phoneNumber === '' ? '' : `（電話番号：${formatPhoneNumber(phoneNumber)}）`}`,
    `${RETURN_KIND_NAMES[request.kind]}の受付番号（${request.number}）を書いた紙を、商品に添えてください。`,
    isShopAtFault(request.reason)
      ? '送料は当店が負担いたします。着払いでお送りください。'
      : '返送の送料はお客様のご負担となります。元払いでお送りください。',
  ].join('\n');
}

const YEN = new Intl.NumberFormat('ja-JP');

/** Up to four characters between an amount and the word that says it has its tax: `（税込）`, `税込 `. */
const BETWEEN = '[^\\d円]{0,4}';

/** Whether a text has this amount in yen and says beside it that the tax is in it. */
export function saysWithTax(text: string, yen: number): boolean {
  const amount = `(?<![\\d,])[¥￥]?${YEN.format(yen)}円?`;
  return new RegExp(`税込${BETWEEN}${amount}(?![\\d,])|${amount}(?![\\d,])${BETWEEN}税込`).test(text);
}

/** The amount as it has to be read: `2,640円（税込）`. */
export const withTaxText = (yen: number): string => `${YEN.format(yen)}円（税込）`;

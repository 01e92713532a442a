/** Where hyphens stand by the first digits: the ways that nearly everybody writes them. Longer area codes vary: see below. */
const WAYS: readonly { readonly of: RegExp; readonly as: string }[] = [
  // Free of charge for who calls: no mobile number goes on with a zero.
  { of: /^(0800)(\d{3})(\d{4})$/, as: '$1-$2-$3' },
  // Mobile phones, and telephones over the internet (050).
  { of: /^(0[5-9]0)(\d{4})(\d{4})$/, as: '$1-$2-$3' },
  // Free of charge too; 0570 is ナビダイヤル.
  { of: /^(0120|0570)(\d{3})(\d{3})$/, as: '$1-$2-$3' },
  // Tokyo and Osaka.
  { of: /^(0[36])(\d{4})(\d{4})$/, as: '$1-$2-$3' },
];

/**
 * A Japanese telephone number as it is read: `03-1234-5678`, `090-1234-5678`, however it was typed. Where the length of the
 * area code is not known from its first digits, and outside Japan, the number stays as it was typed.
 */
export function formatPhoneNumber(typed: string): string {
  const digits = typed.normalize('NFKC').replace(/[\s()\u2010-\u2015\u2212-]/g, '');
  const way = WAYS.find(({ of }) => of.test(digits));
  return way === undefined ? typed : digits.replace(way.of, way.as);
}

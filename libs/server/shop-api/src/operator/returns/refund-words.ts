import { formatYen } from '@shop/format/format-yen';

/** The refund of a return in words: it is always made by hand. */
export const refundWords = (refund: number | null): string =>
  refund === null ? '返金前' : `返金 ${formatYen(refund)}${refund === 0 ? '' : '（手作業）'}`;

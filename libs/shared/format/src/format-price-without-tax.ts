import { formatYen } from './format-yen';

/** A price for companies: `12,300円（税抜）`. */
export const formatPriceWithoutTax = (yen: number): string => `${formatYen(yen)}（税抜）`;

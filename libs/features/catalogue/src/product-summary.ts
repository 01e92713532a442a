import { isHtml } from '@shop/format/is-html';
import { plainTextOfHtml } from './plain-text-of-html';
import type { ProductView } from './product-view';

/** What stands for a product where there is no room for its description: the catch copy, or the description as plain text. */
export const productSummary = ({
  catchCopy,
  description,
}: Pick<ProductView, 'catchCopy' | 'description'>): string =>
  catchCopy || (isHtml(description) ? plainTextOfHtml(description) : description);

import { normaliseSearchText } from '../../products/normalise-search-text';

/** What a product is found by: its name, reading, codes, maker, brand and categories. */
export const productSearchText = (texts: readonly string[]): string => normaliseSearchText(texts.join(' '));

import { fillTerms, namesTerm, namesTerms } from './fill-terms';
import { readShopTerms, type TermsContext } from './read-shop-terms';
import { SHIPPING_TIMES } from './term-texts';

/** Texts of the shop's editors with the terms of sale that they name; they are still to be made harmless. */
export async function fillTexts(context: TermsContext, texts: readonly string[]): Promise<readonly string[]> {
  if (!texts.some(namesTerms)) return texts;
  const isWithShippingDays = texts.some((html) => namesTerm(html, SHIPPING_TIMES));
  const terms = await readShopTerms(context, { isWithShippingDays });
  return texts.map((html) => fillTerms(html, terms));
}

/** One text with the terms of sale that it names; it is still to be made harmless. */
export const fillText = async (context: TermsContext, text: string): Promise<string> =>
  (await fillTexts(context, [text]))[0] ?? '';

import type { ShopTerms } from './read-shop-terms';
import { TERM_TEXTS } from './term-texts';

/** `{{name}}`, alone in its paragraph (as Markdown writes a line of its own) or anywhere else. */
const PLACEHOLDER = /<p>\s*\{\{\s*([^{}]*?)\s*\}\}\s*<\/p>|\{\{\s*([^{}]*?)\s*\}\}/g;

const namesIn = (html: string): readonly string[] =>
  [...html.matchAll(PLACEHOLDER)].map(([, alone, within]) => alone ?? within ?? '');

/** Whether a text names this term of sale. */
export const namesTerm = (html: string, name: string): boolean => namesIn(html).includes(name);

/** Whether a text names a term of sale. */
export const namesTerms = (html: string): boolean => namesIn(html).some((name) => TERM_TEXTS.has(name));

/** What is between `{{` and `}}` and would reach the shoppers as it is, each once. */
export const findUnfilledTerms = (
  html: string,
  { isFilled }: { readonly isFilled: boolean },
): readonly string[] => [...new Set(namesIn(html).filter((name) => !isFilled || !TERM_TEXTS.has(name)))];

/** An editor's HTML with the terms of sale in place of their names. Other braces stay as they are. */
export const fillTerms = (html: string, terms: ShopTerms): string =>
  html.replace(PLACEHOLDER, (whole: string, alone: string | undefined, within: string | undefined) => {
    const term = TERM_TEXTS.get(alone ?? within ?? '');
    if (term === undefined) return whole;
    const text = term.write(terms);
    // A list or a table takes the place of the paragraph that it is in, and so does nothing at all.
    if (alone === undefined || term.kind === 'block' || text === '') return text;
    return `<p>${text}</p>`;
  });

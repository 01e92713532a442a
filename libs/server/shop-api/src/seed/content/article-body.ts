import type { NamedGood } from '../named-goods';
import { paragraphsAsHtml } from './paragraphs-as-html';

/** The text of an article and, below it, the ways to the products that it is about. */
export const articleBody = (text: readonly string[], goods: readonly NamedGood[]): string => {
  const links = goods.map(({ key, name }) => `<li><a href="/product/${key}">${name}</a></li>`).join('');
  return `${paragraphsAsHtml(text)}${links === '' ? '' : `<h2>この記事の商品</h2><ul>${links}</ul>`}`;
};

import type { NamedGood } from '../named-goods';
import { paragraphsAsHtml } from './paragraphs-as-html';

/** The text of an article and, below it, the ways to the products that it is about. */
export const articleBody = (text: readonly string[], goods: readonly NamedGood[]): string => {
  const links = goods.map(({ key, name }) => `<a href="/product/${key}">${name}</a>`).join('、');
  return `${paragraphsAsHtml(text)}${links === '' ? '' : `<p>ご紹介した商品：${links}</p>`}`;
};

import type { SeedAisle, SeedKind, SeedLine, ShopSeed } from '../shop-seed';
import { AISLE_TEXTS, fitting } from './aisle-texts';
import { CARE_TEXTS } from './care-texts';
import { corporateFacts } from './corporate-facts';
import { defaultFacts } from './default-facts';
import { giftFacts } from './gift-facts';
import { lineText } from './line-kinds';
import type { KindFacts } from './kind-facts';
import { schoolFacts } from './school-facts';

const FACTS: Readonly<Record<string, Readonly<Record<string, KindFacts>>>> = {
  default: defaultFacts,
  corporate: corporateFacts,
  school: schoolFacts,
  gift: giftFacts,
};

/** What is described, and the place of the product in its shop, by which texts alternate. */
export interface DescribedProduct {
  readonly shop: Pick<ShopSeed, 'key'>;
  readonly aisle: Pick<SeedAisle, 'key'>;
  readonly kind: SeedKind;
  readonly line: SeedLine;
  readonly index: number;
}

const row = (term: string, text: string) => `<tr><th scope="row">${term}</th><td>${text}</td></tr>`;

/** Puts the name of a thing into a text. */
export const fillName = (text: string, name: string): string => text.replaceAll('N', name);

/**
 * A product's description as HTML: what it is, what it is good for, material, size and care. A shop
 * that was generated has no facts yet and gets the texts alone.
 */
export function describeProduct({ shop, aisle, kind, line, index }: DescribedProduct): string {
  const uses = fitting(AISLE_TEXTS[aisle.key]?.uses ?? [], kind.key);
  const use = uses[index % Math.max(1, uses.length)];
  const facts = FACTS[shop.key]?.[kind.key];
  const paragraphs = [
    `${kind.text}${lineText(line, kind)}`,
    ...(use === undefined ? [] : [fillName(use.says, kind.name)]),
  ];
  const text = paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('');
  if (facts === undefined) return text;
  const [material, size, care] = facts;
  const rows = row('素材', material) + row('サイズ', size) + row('お手入れ', CARE_TEXTS[care]);
  return `${text}<h3>素材・サイズ・お手入れ</h3><table><tbody>${rows}</tbody></table>`;
}

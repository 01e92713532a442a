import { TERM_TEXTS } from '../../shop-terms/term-texts';
import { bilingual } from './content-issue';
import { lineAt } from './line-at';

/** The folders whose texts name terms of sale (`body: 'terms'` of their kinds). */
const FILLED = 'pages, faq, free-areas';

/** The line of a text, from 1, where `{{name}}` stands first; null where it is written otherwise. */
export function lineOfTerm(body: string, name: string): number | null {
  const at = [...body.matchAll(/\{\{\s*([^{}]*?)\s*\}\}/g)].find(([, term]) => term === name)?.index;
  return at === undefined ? null : lineAt(body, at);
}

/** Why `{{name}}` would reach the shoppers as it is; `isFilled`: terms of sale are filled in here. */
export function unfilledTermReason(name: string, { isFilled }: { readonly isFilled: boolean }): string {
  const term = `{{${name}}}`;
  if (isFilled) {
    const known = [...TERM_TEXTS.keys()].join(', ');
    return bilingual(
      `差し込みの名前が違います: ${term}（使えるもの: ${known}）`,
      `nothing takes the place of ${term}; there are: ${known}`,
    );
  }
  return bilingual(
    `ここでは使えない差し込みです: ${term}（使えるフォルダー: ${FILLED}）`,
    `nothing takes the place of ${term} here, but in ${FILLED}`,
  );
}

import type { RemovedHtml } from '../../html/sanitise-html';
import { bilingual } from './content-issue';
import { lineAt } from './line-at';

/** How what is removed is written in Markdown or HTML. */
function patternOf({ kind, what }: RemovedHtml): RegExp {
  const name = what.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  switch (kind) {
    case 'element':
      return what === 'h1' ? /^ {0,3}#[ \t]|<h1\b/im : new RegExp(`<${name}\\b`, 'i');
    case 'attribute':
      return new RegExp(`<[^>]*\\b${name}\\b`, 'i');
    case 'link':
    case 'picture':
      return new RegExp(name, 'i');
  }
}

/** The line of a text, from 1, where something that is removed stands first; `null` where it is written otherwise. */
export function lineOfRemoved(body: string, removed: RemovedHtml): number | null {
  const at = body.search(patternOf(removed));
  return at < 0 ? null : lineAt(body, at);
}

/** What an editor is told about it, in both languages. */
export function removedReason({ kind, what }: RemovedHtml): string {
  switch (kind) {
    case 'element':
      return what === 'h1'
        ? bilingual(
            '見出しは ## から始めてください（# は題名です）',
            'headings begin with ##; # is the title',
          )
        : bilingual(`使えない要素です: <${what}>`, `the element <${what}> is not allowed`);
    case 'attribute':
      return bilingual(`使えない属性です: ${what}`, `the attribute ${what} is not allowed`);
    case 'link':
      return bilingual(
        `リンクは / か https:// で始めてください: ${what}`,
        `a link begins with / or https://: ${what}`,
      );
    case 'picture':
      return bilingual(`使えない画像です: ${what}`, `the picture cannot be used: ${what}`);
  }
}

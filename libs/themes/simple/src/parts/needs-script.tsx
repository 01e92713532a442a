import { useWords } from '@shop/theming/use-words';
import { Notice } from '@shop/ui-kit/notice';
import { needsScriptWords } from './needs-script-words';

/** Says above a form, or a part of a page that the browser loads, what it needs where the browser runs no scripts. */
export function NeedsScript({ explanation }: { readonly explanation?: string }) {
  const words = useWords(needsScriptWords);
  return (
    <noscript>
      <Notice kind="warning">{explanation ?? words.explanation}</Notice>
    </noscript>
  );
}

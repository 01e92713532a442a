import { useWords } from '@shop/theming/use-words';
import { Notice } from '@shop/ui-kit/notice';
import { needsScriptWords } from './needs-script-words';

/** Says above a form what it needs, where the browser runs no scripts. */
export function NeedsScript() {
  const words = useWords(needsScriptWords);
  return (
    <noscript>
      <Notice kind="warning">{words.explanation}</Notice>
    </noscript>
  );
}

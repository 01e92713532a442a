import { useAsksForPage } from '@shop/site/form/use-asks-for-page';
import { useUnsavedGuard } from '@shop/site/form/use-unsaved-guard';
import { useWords } from '@shop/theming/use-words';
import { ConfirmDialog } from '@shop/ui-kit/confirm-dialog';
import { leaveQuestionWords } from './leave-question-words';

interface LeaveQuestionProps {
  readonly hasUnsaved: () => boolean;
}

/** Asks before a page is left with something written and not sent, once, however many forms the page has. */
export function LeaveQuestion({ hasUnsaved }: LeaveQuestionProps) {
  const { asks, hasAnyUnsaved } = useAsksForPage(hasUnsaved);
  return asks ? <Question hasUnsaved={hasAnyUnsaved} /> : null;
}

function Question({ hasUnsaved }: LeaveQuestionProps) {
  const words = useWords(leaveQuestionWords);
  const { isBlocked, leave, stay } = useUnsavedGuard(hasUnsaved);
  if (!isBlocked) return null;
  return (
    <ConfirmDialog
      title={words.heading}
      message={words.consequence}
      confirmLabel={words.leave}
      cancelLabel={words.stay}
      onConfirm={leave}
      onCancel={stay}
    />
  );
}

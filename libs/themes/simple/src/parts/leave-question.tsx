import { useUnsavedGuard } from '@shop/site/form/use-unsaved-guard';
import { useWords } from '@shop/theming/use-words';
import { ConfirmDialog } from '@shop/ui-kit/confirm-dialog';
import { leaveQuestionWords } from './leave-question-words';

/** Asks before a page is left with something written and not sent. */
export function LeaveQuestion({ hasUnsaved }: { readonly hasUnsaved: () => boolean }) {
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

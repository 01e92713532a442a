import { useUnsavedGuard } from '@shop/site/form/use-unsaved-guard';
import { ConfirmDialog } from '@shop/ui-kit/confirm-dialog';

/** Asks before a page is left with something written and not sent. */
export function LeaveQuestion({ hasUnsaved }: { readonly hasUnsaved: () => boolean }) {
  const { isAsking, leave, stay } = useUnsavedGuard(hasUnsaved);
  if (!isAsking) return null;
  return (
    <ConfirmDialog
      title="入力中の内容があります"
      message="このページを離れると、入力した内容は失われます。"
      confirmLabel="ページを離れる"
      cancelLabel="入力を続ける"
      onConfirm={leave}
      onCancel={stay}
    />
  );
}

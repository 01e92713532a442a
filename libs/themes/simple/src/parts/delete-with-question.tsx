import { useWords } from '@shop/theming/use-words';
import { Button } from '@shop/ui-kit/button';
import { ConfirmDialog } from '@shop/ui-kit/confirm-dialog';
import { showToast } from '@shop/ui-kit/toast/show-toast';
import { type ReactNode, useState } from 'react';
import { deleteWithQuestionWords } from './delete-with-question-words';
import { useMemberAction } from './use-member-action';

interface DeleteWithQuestionProps {
  readonly question: string;
  readonly consequence: string;
  /** What the toast says afterwards. */
  readonly done: string;
  /** Rejects with the error that the toast shows. */
  readonly remove: () => Promise<unknown>;
  /** The button has gone with what it deleted: moves the focus. */
  readonly onDone: () => void;
  /** The button's words; 削除する where there are none. */
  readonly label?: string;
  /** What is deleted, for screen readers. */
  readonly children?: ReactNode;
}

/** A button that deletes once the member has said yes. */
export function DeleteWithQuestion(props: DeleteWithQuestionProps) {
  const { question, consequence, done, remove, onDone, label, children } = props;
  const words = useWords(deleteWithQuestionWords);
  const { isBusy, act } = useMemberAction();
  const [isAsked, setIsAsked] = useState(false);
  const confirm = () => {
    setIsAsked(false);
    act(async () => {
      await remove();
      void showToast('success', done);
      onDone();
    });
  };
  return (
    <>
      <Button variant="quiet" isBusy={isBusy} onClick={() => setIsAsked(true)}>
        {label ?? words.remove}
        {children}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={question}
          message={consequence}
          confirmLabel={label ?? words.remove}
          cancelLabel={words.cancel}
          onConfirm={confirm}
          onCancel={() => setIsAsked(false)}
        />
      )}
    </>
  );
}

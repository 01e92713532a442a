import type { CartLine } from '@shop/feature-cart/cart-view';
import type { CartCommand } from '@shop/feature-cart/run-command';
import { useUndoOfLine } from '@shop/feature-cart/use-undo-of-line';
import { useSubmission } from '@shop/site/errors/use-submission';
import { useWords } from '@shop/theming/use-words';
import { Button } from '@shop/ui-kit/button';
import { Notice } from '@shop/ui-kit/notice';
import { useEffect, useRef } from 'react';
import styles from './cart-page.module.css';
import { cartWords } from './cart-words';

/** Something that was done to a line, and what undoes it; null: nothing does. */
export interface DoneToLine {
  readonly message: string;
  readonly undo: CartCommand | null;
  /** The line that is to go where it went before. */
  readonly line?: CartLine;
}

interface UndoNoticeProps {
  readonly done: DoneToLine;
  readonly onUndone: () => void;
}

/**
 * Says what was done to a line, and undoes it on request. It takes the focus, because the button that had it is gone with
 * its line.
 */
export function UndoNotice({ done, onUndone }: UndoNoticeProps) {
  const words = useWords(cartWords);
  const undoOfLine = useUndoOfLine();
  const { isBusy, errorText, submit } = useSubmission();
  const notice = useRef<HTMLDivElement>(null);
  const { message, undo, line } = done;
  useEffect(() => notice.current?.focus(), [done]);
  return (
    <div className={styles.removed}>
      <Notice kind={errorText === null ? 'info' : 'error'} ref={notice}>
        <div className={styles.offer}>
          <span>{errorText ?? message}</span>
          {undo !== null && (
            <Button
              variant="quiet"
              isBusy={isBusy}
              onClick={() =>
                void submit(async () => {
                  await undoOfLine(undo, line ?? null);
                  onUndone();
                })
              }
            >
              {words.restore}
            </Button>
          )}
        </div>
      </Notice>
    </div>
  );
}

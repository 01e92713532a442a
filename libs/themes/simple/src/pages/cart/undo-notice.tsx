import type { CartCommand } from '@shop/feature-cart/run-command';
import { useCartCommand } from '@shop/feature-cart/use-cart-command';
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
  const run = useCartCommand();
  const { isBusy, errorText, submit } = useSubmission();
  const notice = useRef<HTMLDivElement>(null);
  const { message, undo } = done;
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
                  await run(undo);
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

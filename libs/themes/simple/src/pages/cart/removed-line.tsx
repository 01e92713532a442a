import type { CartLine } from '@shop/feature-cart/cart-view';
import { restoreLine } from '@shop/feature-cart/commands/restore-line';
import { useCartCommand } from '@shop/feature-cart/use-cart-command';
import { useSubmission } from '@shop/site/errors/use-submission';
import { useWords } from '@shop/theming/use-words';
import { Button } from '@shop/ui-kit/button';
import { Notice } from '@shop/ui-kit/notice';
import { useEffect, useRef } from 'react';
import styles from './cart-page.module.css';
import { cartWords } from './cart-words';

interface RemovedLineProps {
  readonly line: CartLine;
  readonly onRestored: () => void;
}

/**
 * Says which product was removed, and puts it back on request. It takes the focus, because the button that had it is gone
 * with its line.
 */
export function RemovedLine({ line, onRestored }: RemovedLineProps) {
  const words = useWords(cartWords);
  const run = useCartCommand();
  const { isBusy, errorText, submit } = useSubmission();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), [line]);
  const restore = async () => {
    await run(restoreLine(line));
    onRestored();
  };
  return (
    <div className={styles.removed}>
      <Notice kind={errorText === null ? 'info' : 'error'} ref={notice}>
        <div className={styles.offer}>
          <span>{errorText ?? words.removed(line.name)}</span>
          <Button variant="quiet" isBusy={isBusy} onClick={() => void submit(restore)}>
            {words.restore}
          </Button>
        </div>
      </Notice>
    </div>
  );
}

import { type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { classNames } from '../class-names';
import { Button } from '../button/button';
import styles from './dialog.module.css';

interface DialogProps {
  readonly title: string;
  readonly closeLabel: string;
  /** From the side of the screen, over its whole height. */
  readonly isDrawer?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A window over the page, with a heading and what it says. Render it only while it is open. The button, Escape and a
 * press beside it close it; the focus returns to where it was.
 */
export function Dialog({ title, closeLabel, isDrawer = false, onClose, children }: DialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const onPress = useEffectEvent(({ target }: MouseEvent) => {
    if (target === dialog.current) onClose();
  });
  // A layout effect, because a dialog returns the focus only while it still stands in the document.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    element?.addEventListener('click', onPress);
    return () => {
      element?.removeEventListener('click', onPress);
      element?.close();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={classNames(styles.dialog, isDrawer && styles.drawer)}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.content}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {children}
        <Button variant="secondary" onClick={onClose}>
          {closeLabel}
        </Button>
      </div>
    </dialog>
  );
}

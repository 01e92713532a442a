import { Button } from '@shop/ui-kit/button';
import { type ReactNode, useId } from 'react';
import styles from './product-save-buttons.module.css';
import type { SaveKind } from './sign-in-question/sign-in-question';
import { useSignInQuestion } from './sign-in-question/use-sign-in-question';

interface QuietSaveButtonProps {
  readonly kind: SaveKind;
  readonly product: { readonly id: number; readonly name: string };
  /** What it is for. */
  readonly note: string;
  /** Rejects with the error that the toast shows. */
  readonly onPress: () => Promise<unknown>;
  readonly children: ReactNode;
}

/** Another thing that a member can do with a product, less prominent than keeping it, with a word on what it is for. */
export function QuietSaveButton({ kind, product, note, onPress, children }: QuietSaveButtonProps) {
  const id = useId();
  const { isBusy, act, question } = useSignInQuestion(kind, product);
  return (
    <li>
      <Button variant="quiet" isBusy={isBusy} aria-describedby={id} onClick={() => act(onPress)}>
        {children}
      </Button>
      <span id={id} className={styles.note}>
        {note}
      </span>
      {question}
    </li>
  );
}

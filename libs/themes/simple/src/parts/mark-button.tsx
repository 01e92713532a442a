import { Button } from '@shop/ui-kit/button';
import type { ReactNode } from 'react';
import { Icon } from './icon';
import styles from './mark-button.module.css';
import { useMemberAction } from './use-member-action';

interface MarkButtonProps {
  readonly icon: 'bookmark' | 'heart' | 'thumb';
  readonly isOn: boolean;
  /** Sets or takes back the mark; rejects with what the toast says. */
  readonly onPress: () => Promise<unknown>;
  /** Told as pressed or not, where the words stay the same. */
  readonly isToggle?: boolean;
  readonly children: ReactNode;
}

/** A mark of a member on a product: its sign is filled while it is set. */
export function MarkButton({ icon, isOn, onPress, isToggle = false, children }: MarkButtonProps) {
  const { isBusy, act } = useMemberAction();
  return (
    <span className={icon === 'heart' ? styles.heart : styles.mark} data-on={isOn}>
      <Button
        variant="secondary"
        isBusy={isBusy}
        {...(isToggle && { 'aria-pressed': isOn })}
        onClick={() => act(onPress)}
      >
        <Icon name={icon} />
        {children}
      </Button>
    </span>
  );
}

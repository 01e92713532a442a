import { Button } from '@shop/ui-kit/button';
import type { ReactNode } from 'react';
import { Icon } from './icon';
import styles from './save-toggle-button.module.css';
import { useMemberAction } from './use-member-action';

interface SaveToggleButtonProps {
  readonly icon: 'bookmark' | 'heart' | 'thumb';
  readonly isOn: boolean;
  /** Saves the product or removes it again; rejects with the error that the toast shows. */
  readonly onPress: () => Promise<unknown>;
  /** Told as pressed or not, where the words stay the same. */
  readonly isToggle?: boolean;
  readonly children: ReactNode;
}

/** A button by which a member saves a product; its icon is filled while the product is saved. */
export function SaveToggleButton({ icon, isOn, onPress, isToggle = false, children }: SaveToggleButtonProps) {
  const { isBusy, act } = useMemberAction();
  return (
    <span className={icon === 'heart' ? styles.heart : styles.icon} data-on={isOn}>
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

import { Button } from '@shop/ui-kit/button';
import type { ReactNode } from 'react';
import { classNames } from '@shop/ui-kit/class-names';
import { Icon } from '../icon';
import heart from './heart.module.css';
import styles from './heart-button.module.css';

interface HeartButtonProps {
  /** The product is a favourite: the heart is filled. */
  readonly isOn: boolean;
  readonly isBusy: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** A button with a heart and words beside it. */
export function HeartButton({ isOn, isBusy, onPress, children }: HeartButtonProps) {
  return (
    <span className={classNames(heart.heart, styles.button)} data-on={isOn}>
      <Button variant="secondary" isBusy={isBusy} onClick={onPress}>
        <Icon name="heart" />
        {children}
      </Button>
    </span>
  );
}

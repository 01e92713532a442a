import { Unbroken } from '@shop/ui-kit/unbroken';
import styles from './foot-bar.module.css';

interface FootBarTotalProps {
  /** 合計（税込） */
  readonly label: string;
  /** The formatted sum, or that it is being computed. */
  readonly amount: string;
}

/** What everything costs, for the bar at the foot of the screen. */
export const FootBarTotal = ({ label, amount }: FootBarTotalProps) => (
  <>
    <span className={styles.label}>{label}</span>
    <b>
      <Unbroken>{amount}</Unbroken>
    </b>
  </>
);

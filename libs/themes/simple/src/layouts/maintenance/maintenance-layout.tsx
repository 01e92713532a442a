import type { LayoutProps } from '@shop/theming/page-props';
import '../base.css';
import styles from '../plain/plain-frame.module.css';

/** The shop is closed: no way leads anywhere else. core §2 */
export default function MaintenanceLayout({ children }: LayoutProps) {
  return (
    <main id="main" className={styles.main} tabIndex={-1}>
      {children}
    </main>
  );
}

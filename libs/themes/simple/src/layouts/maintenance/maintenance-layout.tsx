import type { LayoutProps } from '@shop/theming/page-props';
import '../base.css';
import styles from '../plain/plain-frame.module.css';

/** The layout while the shop is closed: it has no links. core §2 */
export default function MaintenanceLayout({ children }: LayoutProps) {
  return (
    <main id="main" className={styles.main} tabIndex={-1}>
      {children}
    </main>
  );
}

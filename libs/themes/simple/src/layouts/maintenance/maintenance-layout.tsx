import type { LayoutProps } from '@shop/theming/page-props';
import '../base.css';
import styles from '../plain/plain-frame.module.css';
import { ShopName } from '../plain/shop-name';

/** The layout while the shop is closed: its name, and no links. core §2 */
export default function MaintenanceLayout({ children }: LayoutProps) {
  return (
    <>
      <header className={styles.header}>
        <p className={styles.name}>
          <ShopName fallback="" />
        </p>
      </header>
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
    </>
  );
}

import type { LayoutProps } from '@shop/theming/page-props';
import '../base.css';
import styles from '../plain/plain-frame.module.css';

/** The server does not know this shop: there is nothing that a link could lead to. core §2 */
export default function InvalidChannelLayout({ children }: LayoutProps) {
  return (
    <main id="main" className={styles.main} tabIndex={-1}>
      {children}
    </main>
  );
}

import { hasTokenAtom } from '@shop/session/session-atoms';
import { OrderDeskLink } from '@shop/theme-simple/parts/order-desk-link';
import { useWords } from '@shop/theming/use-words';
import { useAtomValue } from 'jotai/react';
import styles from './corporate-notice.module.css';
import { corporateNoticeWords } from './corporate-notice-words';

/** Above the head of every page: whom the shop is for, and for buyers who are signed in the way to the order desk. */
export default function CorporateNotice() {
  const words = useWords(corporateNoticeWords);
  const hasToken = useAtomValue(hasTokenAtom);
  return (
    <p className={styles.notice}>
      {words.forBusinesses}
      {hasToken ? (
        <OrderDeskLink className={styles.link}>{words.orderDesk}</OrderDeskLink>
      ) : (
        words.pricesAfterLogin
      )}
    </p>
  );
}

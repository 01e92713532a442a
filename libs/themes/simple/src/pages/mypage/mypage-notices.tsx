import { useWords } from '@shop/theming/use-words';
import { Unbroken } from '@shop/ui-kit/unbroken';
import { Link } from 'react-router-dom';
import styles from './mypage-notices.module.css';
import { mypageNoticesWords } from './mypage-notices-words';
import { UnpaidNotice } from './unpaid-notice';
import type { MypageNoticesView } from './use-mypage-notices';

interface MypageNoticesProps {
  /** Of `useMypageNotices`. */
  readonly notices: Pick<MypageNoticesView, 'unpaid' | 'lines'>;
}

/** What matters to the member now, each with its page. */
export function MypageNotices({ notices: { unpaid, lines } }: MypageNoticesProps) {
  const words = useWords(mypageNoticesWords);
  if (unpaid.length + lines.length === 0) return null;
  return (
    <section aria-labelledby="mypage-notices" className={styles.notices}>
      <h2 id="mypage-notices" className={styles.title}>
        {words.heading}
      </h2>
      <ul className={styles.list}>
        {unpaid.map((order) => (
          <li key={order.id} className={styles.line} data-kind="due">
            <UnpaidNotice order={order} />
          </li>
        ))}
        {lines.map(({ to, text }) => (
          <li key={text} className={styles.line}>
            <Link to={to}>
              <Unbroken>{text}</Unbroken>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

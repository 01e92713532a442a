import type { InquiryView } from '@shop/feature-content/inquiries/inquiry-query';
import { formatDateTime } from '@shop/format/format-date';
import { useWords } from '@shop/theming/use-words';
import { Panel } from '@shop/ui-kit/panel';
import list from '../../parts/history-list.module.css';
import styles from './inquiry-detail-page.module.css';
import { inquiryDetailWords } from './inquiry-detail-words';

/** What the member asked and all that followed, oldest first. */
export function InquiryTalk({ inquiry }: { readonly inquiry: InquiryView }) {
  const words = useWords(inquiryDetailWords);
  const asked = { id: 0, isFromShop: false, body: inquiry.body, createdAt: inquiry.createdAt };
  return (
    <Panel title={words.talk}>
      <ol className={styles.talk}>
        {[asked, ...inquiry.comments].map((one) => (
          <li key={one.id} className={styles.words} data-from={one.isFromShop ? 'shop' : 'member'}>
            <p className={list.meta}>
              <span className={styles.who}>{one.isFromShop ? words.fromShop : words.fromYou}</span>
              <time dateTime={one.createdAt}>{formatDateTime(one.createdAt)}</time>
            </p>
            <p className={list.text}>{one.body}</p>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

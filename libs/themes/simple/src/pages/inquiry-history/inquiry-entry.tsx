import type { InquirySummaryView } from '@shop/feature-content/inquiries/inquiries-query';
import { formatDate } from '@shop/format/format-day';
import { useWords } from '@shop/theming/use-words';
import { Link } from 'react-router-dom';
import list from '../../parts/history-list.module.css';
import styles from './inquiry-history-page.module.css';
import { inquiryHistoryWords } from './inquiry-history-words';

interface InquiryEntryProps {
  readonly inquiry: InquirySummaryView;
  readonly to: string;
}

/** One inquiry of the list: number, kind, state, and how it begins. */
export function InquiryEntry({ inquiry, to }: InquiryEntryProps) {
  const words = useWords(inquiryHistoryWords);
  return (
    <>
      <h2 className={list.title}>
        <Link to={to}>{words.number(inquiry.number)}</Link>
      </h2>
      <p className={list.meta}>
        <span className={list.flag} data-kind={inquiry.status === 'answered' ? 'done' : undefined}>
          {inquiry.statusName}
        </span>
        {inquiry.categoryName !== null && <span>{inquiry.categoryName}</span>}
      </p>
      <p className={styles.excerpt}>{inquiry.body}</p>
      <p className={list.meta}>
        <time dateTime={inquiry.createdAt}>{words.asked(formatDate(inquiry.createdAt))}</time>
        <time dateTime={inquiry.updatedAt}>{words.changed(formatDate(inquiry.updatedAt))}</time>
      </p>
    </>
  );
}

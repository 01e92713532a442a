import type { InquiryView } from '@shop/feature-content/inquiries/inquiry-query';
import { formatDateTime } from '@shop/format/format-date';
import { formatCount } from '@shop/format/format-yen';
import { useWords } from '@shop/theming/use-words';
import { DefinitionList } from '@shop/ui-kit/definition-list';
import styles from './inquiry-detail-page.module.css';
import { inquiryDetailWords } from './inquiry-detail-words';

const KILOBYTE = 1024;

/** What an inquiry is called, who sent it, and what was sent along. */
export function InquiryFacts({ inquiry }: { readonly inquiry: InquiryView }) {
  const words = useWords(inquiryDetailWords);
  const files = (
    <ul className={styles.files}>
      {inquiry.files.map(({ id, name, size }) => (
        <li key={id}>{words.file(name, formatCount(Math.max(1, Math.round(size / KILOBYTE))))}</li>
      ))}
    </ul>
  );
  return (
    <DefinitionList
      items={[
        { term: words.number, description: inquiry.number },
        { term: words.status, description: inquiry.statusName },
        { term: words.category, description: inquiry.categoryName ?? words.noCategory },
        { term: words.asked, description: formatDateTime(inquiry.createdAt) },
        { term: words.name, description: inquiry.name },
        { term: words.email, description: inquiry.email },
        ...(inquiry.phone === '' ? [] : [{ term: words.phone, description: inquiry.phone }]),
        ...(inquiry.files.length === 0 ? [] : [{ term: words.files, description: files }]),
      ]}
    />
  );
}

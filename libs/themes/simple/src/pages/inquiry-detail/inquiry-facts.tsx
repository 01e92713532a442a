import type { InquiryView } from '@shop/feature-content/inquiries/inquiry-query';
import { formatDateTime } from '@shop/format/format-date';
import { formatPhoneNumber } from '@shop/format/format-phone-number';
import { useWords } from '@shop/theming/use-words';
import { DefinitionList } from '@shop/ui-kit/definition-list';
import { inquiryDetailWords } from './inquiry-detail-words';
import { InquiryFiles } from './inquiry-files';

/** What an inquiry is called, who sent it, and what was sent along. */
export function InquiryFacts({ inquiry }: { readonly inquiry: InquiryView }) {
  const words = useWords(inquiryDetailWords);
  return (
    <DefinitionList
      items={[
        { term: words.number, description: inquiry.number },
        { term: words.status, description: inquiry.statusName },
        { term: words.category, description: inquiry.categoryName ?? words.noCategory },
        { term: words.asked, description: formatDateTime(inquiry.createdAt) },
        { term: words.name, description: inquiry.name },
        { term: words.email, description: inquiry.email },
        ...(inquiry.phone === ''
          ? []
          : [{ term: words.phone, description: formatPhoneNumber(inquiry.phone) }]),
        ...(inquiry.files.length === 0
          ? []
          : [{ term: words.files, description: <InquiryFiles files={inquiry.files} /> }]),
      ]}
    />
  );
}

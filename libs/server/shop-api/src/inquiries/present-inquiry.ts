import { type Inquiry, INQUIRY_STATUS_NAMES, type InquirySummary } from '@shop/contract/inquiries/inquiry';
import type { InquiryDetail, InquiryOverview } from './inquiry-store';

/** An inquiry as lists show it. */
export const presentInquirySummary = ({ inquiry, category }: InquiryOverview): InquirySummary => ({
  id: inquiry.id,
  number: inquiry.number,
  category,
  body: inquiry.body,
  status: inquiry.status,
  status_name: INQUIRY_STATUS_NAMES[inquiry.status],
  created_at: inquiry.createdAt.toISOString(),
  updated_at: inquiry.updatedAt.toISOString(),
});

/** A whole inquiry as the contract shows it. */
export const presentInquiry = (detail: InquiryDetail): Inquiry => ({
  ...presentInquirySummary(detail),
  company_name: detail.inquiry.companyName,
  name: detail.inquiry.name,
  name_kana: detail.inquiry.nameKana,
  email: detail.inquiry.email,
  phone: detail.inquiry.phone,
  files: detail.files.map(({ id, originalName, size, path }) => ({
    id,
    name: originalName,
    size,
    url: `/files/${path}`,
  })),
  comments: detail.comments.map(({ id, author, body, createdAt }) => ({
    id,
    is_from_shop: author === 'shop',
    body,
    created_at: createdAt.toISOString(),
  })),
});

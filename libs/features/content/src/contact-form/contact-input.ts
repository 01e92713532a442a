import type { InquiryInput } from '@shop/contract/inquiries/inquiry';
import type { Attachment, ContactValues } from './contact-draft';

/** The form's values and files as the wire takes them. */
export const toInquiryInput = (values: ContactValues, files: readonly Attachment[]): InquiryInput => ({
  category_id: values.category === '' ? null : Number(values.category),
  company_name: '',
  name: values.name,
  name_kana: values.nameKana,
  email: values.email,
  phone: values.phone,
  body: values.body,
  file_urls: files.map(({ url }) => url),
});

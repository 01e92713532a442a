import { INQUIRY_ERRORS } from '@shop/contract/inquiries/inquiry';
import { notFound } from '../http/http-error';

/** The same answer for unknown and foreign inquiries. */
export const inquiryNotFound = () => notFound(INQUIRY_ERRORS.notFound, 'お問い合わせが見つかりません');

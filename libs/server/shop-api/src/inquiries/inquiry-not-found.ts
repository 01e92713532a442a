import { INQUIRY_ERRORS } from '@shop/contract/inquiries/inquiry';
import { notFound } from '../http/http-error';

/** 404 for an inquiry that does not exist or belongs to another member: the caller cannot tell which. */
export const inquiryNotFound = () => notFound(INQUIRY_ERRORS.notFound, 'お問い合わせが見つかりません');

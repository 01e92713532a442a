import { MEMO_ERRORS } from '@shop/contract/memos/memo';
import { notFound } from '../http/http-error';

/** 404 for an order without a memo, or another member's. */
export const memoNotFound = () => notFound(MEMO_ERRORS.notFound, 'メモが見つかりません');

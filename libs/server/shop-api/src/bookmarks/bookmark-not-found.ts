import { BOOKMARK_ERRORS } from '@shop/contract/bookmarks/bookmark-errors';
import { notFound } from '../http/http-error';

/** 404 for a bookmark that does not exist or belongs to another member: the caller cannot tell which. */
export const bookmarkNotFound = () => notFound(BOOKMARK_ERRORS.notFound, 'ブックマークが見つかりません');

import { EMPTY_PAGINATION } from './empty-pagination';
import { readPagination } from './pagination';

it('[const-page-default-current] [const-page-default-last] a list that names no pages is one page, the first', () => {
  expect(readPagination(new Headers({ 'x-total': '0' }))).toMatchObject({ last: 1, current: 1 });
  const pagination = readPagination(new Headers());
  expect(pagination ?? EMPTY_PAGINATION).toEqual({ total: 0, per: 10, last: 1, current: 1 });
});

import { isNarrowed, readInquirySearch } from './read-inquiry-search';

it.each([
  ['', { page: 1 }, false],
  ['word=%20%E8%BF%94%E5%93%81%20&page=2', { word: '返品', page: 2 }, true],
  ['status=waiting', { status: 'waiting', page: 1 }, true],
  ['status=unknown&category=0&page=x', { page: 1 }, false],
  ['category=3', { category: 3, page: 1 }, true],
  ['category=1.5', { page: 1 }, false],
  ['word=&status=&category=', { page: 1 }, false],
])('the query %s is the search %j', (query, search, narrowed) => {
  const read = readInquirySearch(new URLSearchParams(query));
  expect(read).toEqual(search);
  expect(isNarrowed(read)).toBe(narrowed);
});

it('a word is cut to what the call takes', () => {
  expect(readInquirySearch(new URLSearchParams({ word: 'a'.repeat(101) })).word).toHaveLength(100);
});

import { matchesEtag } from './matches-etag';

it.each([
  ['the same tag', '"a"', '"a"', true],
  ['one of several', '"b", "a"', '"a"', true],
  ['its weak form', 'W/"a"', '"a"', true],
  ['another tag', '"b"', '"a"', false],
  ['no header', null, '"a"', false],
  ['a response without a tag', '"a"', null, false],
])('%s', (_case, ifNoneMatch, etag, expected) => {
  expect(matchesEtag(ifNoneMatch, etag)).toBe(expected);
});

/** @jest-environment node */
import { encodeBody } from './encode-body';

const file = new File(['a'], 'アドレス帳.csv');

it('[header-multipart] a body with a file in it travels as a form with its other parts', () => {
  const form = encodeBody({ file, dir: 'a', count: 2 });
  if (!(form instanceof FormData)) throw new TypeError('It is no form');
  const sent = form.get('file');
  expect([sent instanceof File && sent.name, form.get('dir'), form.get('count')]).toEqual([
    'アドレス帳.csv',
    'a',
    '2',
  ]);
});

it.each([
  [{ name: '机' }, '{"name":"机"}'],
  [[1, 2], '[1,2]'],
  [null, 'null'],
  ['text', '"text"'],
])('%j travels as JSON', (body, text) => {
  expect(encodeBody(body)).toBe(text);
});

it('a form stays as it is', () => {
  const form = new FormData();
  expect(encodeBody(form)).toBe(form);
});

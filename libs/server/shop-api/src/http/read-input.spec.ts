import type { EndpointSpec } from '@shop/contract/endpoint';
import * as v from 'valibot';
import { HttpError } from './http-error';
import { readInput } from './read-input';

const Word = v.pipe(v.string(), v.nonEmpty(), v.maxLength(5));
const fields = (count: number, begins: string) =>
  v.object(Object.fromEntries(Array.from({ length: count }, (_, index) => [`${begins}${index}`, Word])));
const SPEC: EndpointSpec = {
  endpoint: { method: 'POST', path: '/x/{p0}', auth: 'none', responseType: 'empty' },
  schemas: { params: fields(2, 'p'), query: fields(2, 'q'), body: fields(30, 'b') },
  summary: '試験',
  errors: [],
};

/** The messages by field with which it is rejected. */
function errorsOf(raw: { params?: unknown; query?: unknown; body?: unknown }) {
  try {
    readInput(SPEC, { params: {}, query: {}, body: {}, ...raw });
  } catch (error) {
    if (error instanceof HttpError) return error.details.errors ?? {};
    throw error;
  }
  throw new Error('It was not rejected');
}

it('reports the issues of every part, twenty at most', () => {
  const errors = errorsOf({ params: { p0: 'a', p1: 'abcdef' } });
  expect(Object.entries(errors).slice(0, 4)).toEqual([
    ['p1', ['5文字以内で入力してください']],
    ['q0', ['入力してください']],
    ['q1', ['入力してください']],
    ['b0', ['入力してください']],
  ]);
  expect(Object.values(errors).flat()).toHaveLength(20);
});

it.each(['__proto__', 'constructor', 'b0'])('names the field %s that cannot be stored', (name) => {
  const errors = errorsOf({ body: JSON.parse(`{"${name}":"\\u0000"}`) as unknown });
  expect(Object.entries(errors).at(-1)).toEqual([name, ['使用できない文字が含まれています']]);
});

it('rejects a card number anywhere, whatever else is invalid', () => {
  expect(errorsOf({ query: { q0: '' }, body: { other: [{ note: '4242 4242 4242 4242' }] } })).toEqual({
    'other.0.note': ['カード番号は入力できません'],
  });
});

import { readForm } from './read-form';

const BOUNDARY = 'form-boundary-of-thirty-letters';
const TYPE = `multipart/form-data; boundary=${BOUNDARY}`;
const field = (name: string, value: string, more = '') =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;
const END = `--${BOUNDARY}--\r\n`;
const FILE = field('file', 'a,b\r\n1,2', '; filename="住所.csv"\r\nContent-Type: text/csv');
const bytes = (text: string) => new Uint8Array(new TextEncoder().encode(text));

it('reads fields and files', async () => {
  const form = await readForm(TYPE, bytes(field('dir', 'inquiries') + FILE + END));
  expect(form).toMatchObject({ dir: 'inquiries' });
  const file = form?.['file'];
  expect(file instanceof File && [file.name, file.type, await file.text()]).toEqual([
    '住所.csv',
    'text/csv',
    'a,b\r\n1,2',
  ]);
});

it('reads forms that the platform’s FormData writes', async () => {
  const written = new FormData();
  written.set('dir', 'inquiries');
  written.set('file', new File(['x'], '写真.png', { type: 'image/png' }));
  const request = new Request('http://x', { method: 'POST', body: written });
  const form = await readForm(
    request.headers.get('content-type') ?? '',
    new Uint8Array(await request.arrayBuffer()),
  );
  expect(form).toMatchObject({ dir: 'inquiries', file: { name: '写真.png', type: 'image/png' } });
});

it.each([
  ['of a repeated field, the last', field('dir', 'a') + field('dir', 'b') + END, { dir: 'b' }],
  ['a hostile name as a name', field('__proto__', 'a') + END, JSON.parse('{"__proto__":"a"}') as unknown],
])('reads %s', async (_name, text, expected) => {
  expect(await readForm(TYPE, bytes(text))).toEqual(expected);
});

it.each([
  ['without a boundary', 'multipart/form-data', FILE + END],
  ['that never ends', TYPE, FILE],
  ['that is none', TYPE, 'a=1&b=2'],
  ['with more fields than any call takes', TYPE, field('a', '1').repeat(9) + END],
  ['with a longer field than any call takes', TYPE, field('a', 'a'.repeat(10_000)) + END],
  ['with a longer name than any call has', TYPE, field('a'.repeat(10_000), '1') + END],
])('rejects a form %s', async (_name, type, text) => {
  expect(await readForm(type, bytes(text))).toBeNull();
});

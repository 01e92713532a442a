import * as v from 'valibot';
import { dropTabDrafts } from './kept-drafts';
import { tabDraft } from './tab-draft';

const Note = v.object({ text: v.string() });
const draft = () => tabDraft(sessionStorage, 'note', Note);
const NOTE = { text: '書きかけ' };

afterEach(() => sessionStorage.clear());

it.each([
  ['7', '7', NOTE],
  [null, null, NOTE],
  ['7', '8', null],
  ['7', null, null],
  [null, '7', null],
])('what %s has written, %s reads as %j', (writer, reader, read) => {
  draft().save(writer, NOTE);
  expect(draft().read(reader)).toEqual(read);
});

it('is dropped by its owner alone', () => {
  draft().save('7', NOTE);
  draft().drop('8');
  expect(draft().read('7')).toEqual(NOTE);
  draft().drop('7');
  expect([draft().read('7'), sessionStorage.length]).toEqual([null, 0]);
});

it('goes with all the others of the tab, whoever wrote them, and nothing else does', () => {
  sessionStorage.setItem('return_to', '/cart');
  draft().save('7', NOTE);
  tabDraft(sessionStorage, 'other', Note).save(null, NOTE);
  dropTabDrafts(sessionStorage);
  expect(Object.keys(sessionStorage)).toEqual(['return_to']);
});

it.each([
  '',
  '{',
  'null',
  '[1]',
  '{"owner":"7"}',
  '{"owner":"7","draft":{"text":1}}',
  '{"draft":{"text":"a"}}',
])('passes over what is no draft: %s', (kept) => {
  sessionStorage.setItem('note', kept);
  expect(draft().read('7')).toBeNull();
});

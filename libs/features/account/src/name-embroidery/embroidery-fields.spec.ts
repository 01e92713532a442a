import { NameEmbroideryInput } from '@shop/contract/name-embroideries/name-embroidery';
import { formSchema } from '@shop/site/form/form-schema';
import * as v from 'valibot';
import { emptyEmbroidery, embroideryChecks, embroideryRules } from './embroidery-fields';

const NAME = { ...emptyEmbroidery, text: '森野' };
const schema = formSchema(embroideryRules, embroideryChecks);
const WRONG_SCRIPT = '選択した文字の種類（漢字、かな・カナ、ローマ字）で入力してください';
const TOO_LONG = '漢字は6文字、かな・カナは8文字、ローマ字は14文字まで刺繍できます';

it.each<[string, object, string | null]>([
  ['kanji', {}, null],
  ['six kanji', { text: '漢字漢字漢字' }, null],
  ['seven kanji', { text: '漢字漢字漢字漢' }, TOO_LONG],
  ['kana as kanji', { text: 'もりの' }, WRONG_SCRIPT],
  ['kana', { text: 'もりの', script: 'kana' }, null],
  ['nine kana', { text: 'あいうえおかきくけ', script: 'kana' }, TOO_LONG],
  ['Roman letters by hand', { text: 'Morino', script: 'roman', font: 'script' }, null],
  ['fifteen Roman letters', { text: 'abcdefghijklmno', script: 'roman' }, TOO_LONG],
  ['kanji in the hand of Roman letters', { font: 'script' }, '筆記体はローマ字だけにお選びいただけます'],
  ['nothing', { text: ' ' }, '刺繍する文字を入力してください'],
])('[gap-name-embroidery] %s: the form says what the API says', (_case, change, message) => {
  const values = { ...NAME, ...change };
  expect(v.safeParse(schema, values).issues?.[0].message ?? null).toBe(message);
  expect(v.safeParse(NameEmbroideryInput, values).issues?.[0].message ?? null).toBe(message);
});

it('letters and spaces in full width are meant as those in half width', () => {
  const { output } = v.safeParse(schema, { ...NAME, text: 'Ｍ．　Ｍｏｒｉｎｏ', script: 'roman' });
  expect(output).toMatchObject({ text: 'M. Morino' });
});

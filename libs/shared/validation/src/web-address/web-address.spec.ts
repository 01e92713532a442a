import { noWebAddress } from './web-address';

it.each([
  '',
  'お誕生日おめでとう',
  'Happy birthday!\n10時:/',
  'Happy birthday.Love, K.T./M.T.',
  'wwwww',
  'メール a@example.jp',
])('passes %j', (text) => {
  expect(noWebAddress.passes(text)).toBe(true);
});

it.each([
  '当選です https://evil.example/',
  'HTTP evil',
  'ｈｔｔｐｓ：／／evil.example',
  'www.evil.example',
  'ＷＷＷ．evil.example',
  'ftp://evil.example',
  'evil.example/x',
  '当選ｅｖｉｌ．ｊｐ／ｘ',
])('refuses %j', (text) => {
  expect(noWebAddress.passes(text)).toBe(false);
});

it('names the field', () => {
  expect(noWebAddress.message('メッセージ')).toBe('メッセージにウェブサイトのアドレスは入力できません');
});

import * as v from 'valibot';
import { contactRules } from './contact-rules';

const ordinary = contactRules({ isNameKanaRequired: true, addressFormat: 'standard' });
const corporate = contactRules({ isNameKanaRequired: false, addressFormat: 'standard' });
const school = contactRules({ isNameKanaRequired: true, addressFormat: 'full-width' });

it('[valid-corporate-kana-optional] the kana is required unless the shop is a corporate one', () => {
  expect(v.safeParse(ordinary.nameKana.schema, '').issues?.[0].message).toBe(
    'お名前（カナ）を入力してください',
  );
  expect(v.safeParse(corporate.nameKana.schema, '').success).toBe(true);
  expect(v.safeParse(corporate.nameKana.schema, '山田').issues?.[0].message).toBe(
    'お名前（カナ）は全角カタカナで入力してください',
  );
});

it.each([
  ['is trimmed and keeps its lines', '  届きません。\r\n\r\n<b>至急</b>🙂 ', '届きません。\n\n<b>至急</b>🙂'],
  ['may have 4,000 characters', 'a'.repeat(4000), 'a'.repeat(4000)],
  ['is composed', 'か\u3099', 'が'],
])('[valid-contact-body-free] any text is accepted as an inquiry: it %s', (_name, text, kept) => {
  expect(v.parse(ordinary.body.schema, text)).toBe(kept);
});

it.each([
  ['no text', '', 'お問い合わせ内容を入力してください'],
  ['4,001 characters', 'a'.repeat(4001), 'お問い合わせ内容は4000文字以内で入力してください'],
])('rejects %s', (_name, text, message) => {
  expect(v.safeParse(ordinary.body.schema, text).issues?.[0].message).toBe(message);
});

it.each([
  ['a name', 'name', 'ﾔﾏﾀﾞ 太郎', 'ヤマダ　太郎'],
  ['a telephone number', 'phone', '090-1234-5678', '09012345678'],
] as const)(
  '[valid-tenant-names, valid-tenant-phone] %s is brought into the format of the school shop',
  (_what, field, typed, kept) => {
    expect(v.parse(school[field].schema, typed)).toBe(kept);
  },
);

it.each([
  [
    'a telephone number of twelve digits',
    'phone',
    '090123456789',
    '電話番号はハイフンなしの半角数字11桁以内で入力してください',
  ],
] as const)('the school shop rejects %s', (_what, field, typed, message) => {
  expect(v.safeParse(school[field].schema, typed).issues?.[0].message).toBe(message);
});

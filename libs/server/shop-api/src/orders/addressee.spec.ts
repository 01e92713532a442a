import { addresseeLines } from './addressee';

it.each([
  ['a consumer', '', '', '佐藤 健', ['佐藤 健 様']],
  ['nobody yet', '', '', '', ['お客様']],
  ['a department without a company', '', '購買部', '佐藤 健', ['佐藤 健 様']],
  ['a person of a company', '株式会社さとう商店', '', '佐藤 健', ['株式会社さとう商店', '佐藤 健 様']],
  [
    'a person of a department',
    '株式会社さとう商店',
    '購買部',
    '佐藤 健',
    ['株式会社さとう商店', '購買部', '佐藤 健 様'],
  ],
  ['a company', '株式会社さとう商店', '', '', ['株式会社さとう商店 御中']],
  ['a department', '株式会社さとう商店', '購買部', '', ['株式会社さとう商店', '購買部 御中']],
])('%s is addressed properly', (_who, companyName, department, name, lines) => {
  expect(addresseeLines({ companyName, department, name })).toEqual(lines);
});

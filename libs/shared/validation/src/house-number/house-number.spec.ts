import { validationMessages } from '../messages';
import { hasHouseNumber } from './house-number';

it.each([
  ['', true],
  ['1-1', true],
  ['丸の内１丁目９－１', true],
  ['六本木六丁目十番一号', true],
  ['大手町三－二', true],
  ['字沖ノ島無番地', true],
  ['大字山田番外地', true],
  ['丸の内', false],
  ['六本木', false],
  ['三田', false],
  ['千代田', false],
  ['字宮ノ前', false],
  ['大手町三ノ二', true],
  ['大字山田百二番ロ', true],
  ['一番町', false],
  ['三番丁', false],
  ['三ノ輪', false],
  ['一之江', false],
  ['二の丸', false],
])('%j: %s', (text, expected) => {
  expect(hasHouseNumber(text)).toBe(expected);
});

it('says what is missing', () => {
  expect(validationMessages.houseNumber('番地')).toBe(
    '番地は数字まで入力してください。　例：丸の内1-9-1（番地のない場合は「無番地」）',
  );
});

import { fillPlace, type Place } from './fill-place';

const place = (prefecture: string, city: string, address1: string): Place => ({ prefecture, city, address1 });
const FOUND = place('東京都', '千代田区', '丸の内');

it.each([
  ['empty fields take it', place('', '', ''), {}, FOUND],
  ['what is written stays', place('', '港区', ''), {}, place('東京都', '港区', '丸の内')],
  [
    'what the last fill left is replaced',
    place('大阪府', '大阪市北区', '梅田1-1'),
    place('大阪府', '大阪市北区', '梅田'),
    place('東京都', '千代田区', '梅田1-1'),
  ],
])('%s', (_what, current, before, expected) => {
  expect(fillPlace(current, FOUND, before)).toEqual(expected);
});

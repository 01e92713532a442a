import { CARRIERS } from '@shop/contract/orders/carrier';
import { carrierOf } from './carrier-names';

it.each<[string, string | undefined]>([
  ...Object.entries(CARRIERS).flatMap(([key, { name }]): [string, string][] => [
    [key, key],
    // What `orders show` prints.
    [name, key],
  ]),
  ['クロネコヤマト', 'yamato'],
  ['ヤマト', 'yamato'],
  ['ﾔﾏﾄ運輸㈱', 'yamato'],
  ['ヤマト運輸 株式会社', 'yamato'],
  ['宅急便', 'yamato'],
  ['ＹＡＭＡＴＯ', 'yamato'],
  ['佐川', 'sagawa'],
  ['Sagawa', 'sagawa'],
  ['ゆうパック', 'japanpost'],
  ['郵便局', 'japanpost'],
  ['pigeon', undefined],
  ['constructor', undefined],
  ['', undefined],
])('“%s” is the carrier %s', (name, key) => {
  expect(carrierOf(name)).toBe(key);
});

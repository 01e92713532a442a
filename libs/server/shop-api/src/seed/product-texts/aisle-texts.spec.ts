import { planCatalogue } from '../plan-catalogue';
import { SHOP_SEEDS } from '../shops/all-shops';
import { AISLE_TEXTS, fitting } from './aisle-texts';

const aisles = SHOP_SEEDS.flatMap(({ aisles: all }) => all).filter(({ key }) => key in AISLE_TEXTS);

it.each(aisles.map(({ key, kinds }) => [key, kinds] as const))(
  'the aisle %s has a use and remarks for each of its kinds, and names no others',
  (key, kinds) => {
    const { uses, remarks } = AISLE_TEXTS[key]!;
    const keys = kinds.map((kind) => kind.key);
    for (const { of } of [...uses, ...remarks]) expect(keys).toEqual(expect.arrayContaining([...(of ?? [])]));
    for (const kind of keys)
      expect([kind, fitting(uses, kind).length > 0, fitting(remarks, kind).length > 1]).toEqual([
        kind,
        true,
        true,
      ]);
  },
);

/** What is said, and of which kinds alone it can be true. */
it.each<[string, RegExp, readonly string[]]>([
  [
    'washing makes soft',
    /洗うほどに|十回ほど洗いましたが/,
    ['bath-towel', 'face-towel', 'blanket', 'scarf', 'cap', 'tote'],
  ],
  ['wood darkens', /木の色は/, ['table-lamp', 'floor-lamp', 'stool', 'chair', 'shelf', 'clock']],
  ['cloth of soft yarn', /起毛の織り|甘く撚った糸/, ['bath-towel', 'face-towel', 'blanket', 'scarf']],
  ['glazes on pottery', /釉薬/, ['mug', 'teacup', 'plate', 'rice-bowl', 'canister', 'vase']],
  ['quiet doors', /静かな扉|扉や引き出し/, ['locker', 'slim-locker', 'cabinet', 'wagon']],
  ['a lamp to read by', /夜に本を読む/, ['table-lamp', 'floor-lamp']],
  [
    'sewn seats',
    /座面の高さと沈み込み|座面が低すぎず/,
    ['two-seat-sofa', 'single-sofa', 'bench', 'lobby-stool'],
  ],
  ['sleeves', /袖は少し長め/, ['blazer', 'coat', 'shirt', 'vest']],
  ['hems', /裾上げ/, ['skirt', 'slacks']],
  ['stems in water', /茎を包んで/, ['bouquet', 'mini-bouquet']],
  ['a catalogue to apply from', /申し込みの期限|ページをめくり/, ['catalog', 'gourmet-catalog']],
])('only what it is true of is said: %s', (_what, said, kinds) => {
  const models = SHOP_SEEDS.flatMap((shop) => planCatalogue(shop)).filter(
    ({ description, reviews }) => said.test(description) || reviews.some(({ body }) => said.test(body)),
  );
  expect(models.length).toBeGreaterThan(0);
  expect(models.filter(({ kindKey }) => !kinds.includes(kindKey)).map(({ name }) => name)).toEqual([]);
});

import { checkInvariants } from '@shop/testing-api/check-invariants';
import { openImportShop } from '@shop/testing-api/open-import-shop';

const HEAD = 'code,name,price,variant_code,variant_key,option1_name,option1_value';
const CUP = ['CUP,湯のみ,100,N-1,cup-white,色,白', 'CUP,湯のみ,100,N-2,cup-black,色,黒'];
const JAR = 'JAR,つぼ,100,N-3,jar,,';

let shop: Awaited<ReturnType<typeof openImportShop>>;
const run = (...words: Parameters<typeof shop.run>) => shop.run(...words);

beforeAll(async () => {
  shop = await openImportShop();
  expect(await run([HEAD, ...CUP, JAR])).toMatchObject({ code: 0 });
});
afterEach(() => checkInvariants(shop.api.db));
afterAll(() => shop.close());

it.each([
  [
    'a new product',
    'POT,鍋,100,N-1,pot,,',
    '2行目（code POT）「variant_code」: 商品番号 N-1 は、ほかの商品（code CUP）',
  ],
  [
    'a new product whose number is made',
    'N-3,鍋,100,,,,',
    '2行目（code N-3）「variant_code」: 商品番号 N-3 は、ほかの商品（code JAR）',
  ],
  ['a product of the shop', 'JAR,つぼ,100,N-2,jar,,', '2行目（code JAR）「variant_code」: 商品番号 N-2 は'],
  [
    'another variant of the product',
    'CUP,湯のみ,100,N-1,cup-red,色,赤',
    '2行目（code CUP）「variant_code」: 商品番号 N-1 は',
  ],
])('a number that the shop has for another one is an error: %s', async (_name, row, said) => {
  const { code, out } = await run([HEAD, row, 'FINE,皿,100,N-9,fine,,'], '--dry-run');
  expect([code, out]).toEqual([1, expect.stringContaining(said)]);
  expect(out.split('\n').filter((line) => line.includes('行目'))).toHaveLength(1);
});

it.each([
  [
    'numbers that change places',
    ['CUP,湯のみ,100,N-2,cup-white,色,白', 'CUP,湯のみ,100,N-1,cup-black,色,黒'],
  ],
  [
    'numbers that change places between products',
    ['CUP,湯のみ,100,N-3,cup-white,色,白', 'JAR,つぼ,100,N-1,jar,,'],
  ],
  ['a number that becomes free', ['JAR,つぼ,100,N-4,jar,,', 'POT,鍋,100,N-3,pot,,']],
  ['the same numbers again', [...CUP, JAR]],
])('is none for %s', async (_name, rows) => {
  expect(await run([HEAD, ...rows], '--dry-run')).toMatchObject({ code: 0 });
});

it('nor in a file without numbers, whose products keep theirs', async () => {
  const { code, out } = await run(['code,name,price', 'JAR,つぼ,100'], '--dry-run');
  expect([code, out]).toEqual([0, expect.stringContaining('変更なし 1 件')]);
});

it('errors of keys and numbers, in the file and in the shop, stand among those of the rows', async () => {
  const { code, out, err } = await run([
    HEAD,
    'POT,鍋,100,N-1,pot,,',
    'FINE,皿,100,N-9,fine,,',
    'PAN,鍋,高い,N-8,jar,,',
    'LID,ふた,100,N-9,lid,,',
    ',匙,100,N-7,spoon,,',
    'FORK,,100,N-2,fork,,',
  ]);
  const said = out
    .split('\n')
    .flatMap((line) => /^(\d+行目（code \w+）「[^」]+」|\d+行目「[^」]+」)/.exec(line)?.[1] ?? []);
  expect([code, said, err]).toEqual([
    1,
    [
      '2行目（code POT）「variant_code」',
      '4行目（code PAN）「price」',
      '4行目（code PAN）「variant_key」',
      '5行目（code LID）「商品番号」',
      '6行目「code」',
      '7行目（code FORK）「name」',
      '7行目（code FORK）「variant_code」',
    ],
    expect.stringContaining('誤りが 7 件あるため、何も取り込みませんでした'),
  ]);
});

it('what the database cannot hold is an error like any other', async () => {
  // Behind the beginning, by which the encoding is told: there a zero means UTF-16.
  const fine = Array.from({ length: 60 }, (_, at) => `FINE-${at},皿,100,F-${at},fine-${at},,`);
  const { code, out } = await run([HEAD, ...fine, 'NUL,\0,100,N\0,nul,,', 'POT,鍋,100,N-1,pot,,']);
  expect([code, out.match(/^\d+行目/gm)]).toEqual([1, ['62行目', '62行目', '63行目']]);
});

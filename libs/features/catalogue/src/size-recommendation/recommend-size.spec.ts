import type { MeasuredPart } from '@shop/contract/timeseries/measurement';
import { schoolSizeTables } from '@shop/shop-api/seed/size-tables/school-size-tables';
import fc from 'fast-check';
import { toBodyTable } from './body-table';
import { type BodyMeasures, recommendSize } from './recommend-size';

const tableOf = (...keys: string[]) => {
  const views = schoolSizeTables
    .filter(({ key }) => keys.includes(key))
    .map(({ bodyParts, ...table }) => ({
      ...table,
      bodyParts: table.columns.map((column) => bodyParts[column] ?? null),
    }));
  return toBodyTable(views)!;
};
const BLAZER = tableOf('blazer');
/** Two builds for each height. */
const BUILDS = toBodyTable([
  {
    ...{ key: 'builds', name: '体型別', unit: 'cm', note: '' },
    columns: ['身長', '胸囲', '着丈'],
    bodyParts: ['height', 'chest', null],
    rows: [
      { size: '160A', values: ['155〜160', '80〜84', '65'] },
      { size: '165A', values: ['160〜165', '84〜88', '67'] },
      { size: '160B', values: ['155〜160', '90〜94', '65'] },
      { size: '165B', values: ['160〜165', '94〜98', '67'] },
    ],
  },
])!;

it.each<[string, typeof BLAZER, BodyMeasures, string, string, readonly MeasuredPart[]]>([
  ['both parts fit one size', BLAZER, { height: 158.5, chest: 82 }, '160A', 'only', []],
  [
    'at the border of two in both parts: the larger',
    BLAZER,
    { height: 160, chest: 84 },
    '165A',
    'largest',
    [],
  ],
  ['at the border in one part, the other decides', BLAZER, { height: 160, chest: 82 }, '160A', 'only', []],
  ['a part alone at the border', BLAZER, { height: 160 }, '165A', 'largest', []],
  ['the height leads to a larger size', BLAZER, { height: 163, chest: 82 }, '165A', 'not-tight', ['height']],
  ['the chest leads to a larger size', BLAZER, { height: 158, chest: 90 }, '170A', 'not-tight', ['chest']],
  [
    'a part that is smaller than all sizes',
    BLAZER,
    { height: 148, chest: 68 },
    '150A',
    'not-tight',
    ['height'],
  ],
  ['ranges that overlap: the larger', tableOf('skirt'), { waist: 61 }, '63cm', 'largest', []],
  ['between two sizes: the larger', tableOf('shoes'), { foot: 22.3 }, '23.0cm', 'not-tight', ['foot']],
  ['sizes of wide ranges', tableOf('knit'), { height: 158.5, chest: 80 }, 'M', 'only', []],
  [
    'two garments of a set',
    tableOf('gym-shirt', 'gym-pants'),
    { height: 158, chest: 82, waist: 72 },
    '165A',
    'not-tight',
    ['waist'],
  ],
  ['two builds: the one that fits both', BUILDS, { height: 158, chest: 92 }, '160B', 'only', []],
])('%s', (_case, table, values, size, rule, deciding) => {
  expect(recommendSize(table, values)).toMatchObject({ kind: 'size', size, rule, deciding });
});

it.each<[string, typeof BLAZER, BodyMeasures, string]>([
  ['larger than all sizes in one part', BLAZER, { height: 158, chest: 99 }, 'none'],
  ['smaller than all sizes in every part', BLAZER, { height: 120, chest: 60 }, 'none'],
  ['no size is for this build', BUILDS, { height: 168, chest: 82 }, 'none'],
  ['nothing that counts was measured', BLAZER, { foot: 24.5, waist: 64 }, 'unmeasured'],
])('%s: no size', (_case, table, values, kind) => {
  expect(recommendSize(table, values).kind).toBe(kind);
});

it('says of each part which sizes fit it, and which parts were not measured', () => {
  expect(recommendSize(BLAZER, { height: 163 })).toEqual({
    kind: 'size',
    size: '165A',
    rule: 'only',
    reasons: [
      {
        ...{ name: '身長', part: 'height', value: 163, place: 'fits' },
        fits: [{ size: '165A', range: '160〜165' }],
      },
    ],
    deciding: [],
    larger: ['170A', '175A'],
    missing: ['chest'],
  });
});

it('what a garment measures is never taken for the body', () => {
  expect(BLAZER.columns.map(({ name }) => name)).toEqual(['身長', '胸囲']);
  expect(tableOf('shirt').columns.map(({ name }) => name)).toEqual(['身長']);
  // The height of the set's two tables is one column.
  expect(tableOf('gym-shirt', 'gym-pants').columns.map(({ part }) => part)).toEqual([
    'height',
    'chest',
    'waist',
  ]);
  expect(toBodyTable([])).toBeNull();
});

const PARTS = ['height', 'chest', 'waist'] as const;
const cell = fc.oneof(
  fc
    .tuple(fc.integer({ min: 40, max: 90 }), fc.integer({ min: 0, max: 12 }))
    .map(([from, span]) => `${from}〜${from + span}`),
  fc.integer({ min: 40, max: 90 }).map((to) => `〜${to}`),
  fc.integer({ min: 40, max: 90 }).map((from) => `${from}〜`),
  fc.constant('—'),
);
const value = fc.option(fc.integer({ min: 35, max: 105 }), { nil: undefined });
const cases = fc.record({
  rows: fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 8 }),
  values: fc.record({ height: value, chest: value, waist: value }),
});

it('never recommends a size that leaves out the deciding measure while another takes it in, nor one that is too tight', () => {
  fc.assert(
    fc.property(cases, ({ rows, values }) => {
      const table = toBodyTable([
        {
          ...{ key: 'any', name: '表', unit: 'cm', note: '', columns: [...PARTS], bodyParts: PARTS },
          rows: rows.map((row, at) => ({ size: `S${at}`, values: row })),
        },
      ]);
      if (table === null) return;
      const found = recommendSize(table, values);
      if (found.kind !== 'size') return;
      const own = table.sizes.find(({ size }) => size === found.size)!;
      for (const reason of found.reasons) {
        const at = table.columns.findIndex(({ part }) => part === reason.part);
        const to = own.ranges[at]?.to ?? null;
        expect(to === null || reason.value <= to).toBe(true);
        const takesIn = reason.fits.some(({ size }) => size === found.size);
        if (found.rule !== 'not-tight' || found.deciding.includes(reason.part))
          expect(takesIn || reason.fits.length === 0).toBe(true);
      }
    }),
    { numRuns: 2_000 },
  );
});

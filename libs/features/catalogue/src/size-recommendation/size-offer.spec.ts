import { sizeOffer } from './size-offer';

const SIZES = ['150A', '155A', '160A', 'M'];
/** `*` marks the variant in view, `-` one that is out of stock. */
const productOf = (values: readonly string[], labels: readonly string[]) => ({
  ...{ key: 'own', isAvailable: true },
  options: values.map((value) => ({ name: '種類', value })),
  variants: labels.map((mark) => {
    const label = mark.replace(/[*-]$/, '');
    return {
      ...{ key: label, label, thumbnail: null },
      isCurrent: mark.endsWith('*'),
      isAvailable: !mark.endsWith('-'),
    };
  }),
});
const available = (size: string, productKey: string) => ({
  kind: 'available',
  offered: { size, productKey },
});

it.each([
  ['the size alone', ['150A'], ['150A*', '155A'], available('155A', '155A')],
  ['the same colour', ['紺', '150A'], ['白／155A', '紺／150A*', '紺／155A'], available('155A', '紺／155A')],
  ['the size first', ['150A', '紺'], ['155A／白', '155A／紺'], available('155A', '155A／紺')],
  ['it is in view', ['155A'], ['150A', '155A*'], { kind: 'chosen' }],
  ['the only variant', ['155A'], [], { kind: 'chosen' }],
  ['not sold in this colour', ['紺', '150A'], ['白／155A', '紺／150A*'], { kind: 'not-sold', next: null }],
  [
    'out of stock, and the next one is not',
    ['150A'],
    ['150A*', '155A-', '160A'],
    { kind: 'out-of-stock', next: { size: '160A', productKey: '160A' } },
  ],
  [
    'all larger ones are out of stock',
    ['150A'],
    ['150A', '155A-', '160A-'],
    { kind: 'out-of-stock', next: null },
  ],
  ['no option is a size of the table', ['紺'], ['紺*', '白'], { kind: 'no-choice' }],
  ['no options at all', [], [], { kind: 'no-choice' }],
])('%s', (_case, values, labels, expected) => {
  const recommended = { size: '155A', larger: ['160A'] };
  expect(sizeOffer(productOf(values, labels), SIZES, recommended)).toEqual(expected);
});

import { stepsAround } from './price-steps';

it.each([
  [{}, {}],
  [{ price_min: 0 }, {}],
  [{ price_min: 99 }, {}],
  [{ price_min: 100 }, { price_min: 100 }],
  [{ price_min: 1_234 }, { price_min: 1_000 }],
  [{ price_min: 1_999 }, { price_min: 1_000 }],
  [{ price_min: 2_000 }, { price_min: 2_000 }],
  [{ price_max: 0 }, { price_max: 99 }],
  [{ price_max: 4_999 }, { price_max: 4_999 }],
  [{ price_max: 5_000 }, { price_max: 6_999 }],
  [
    { price_min: 1_500, price_max: 2_345 },
    { price_min: 1_000, price_max: 2_999 },
  ],
  [
    { price_min: 5_000, price_max: 4_000 },
    { price_min: 5_000, price_max: 4_999 },
  ],
  [{ price_min: 800_000, price_max: 9_999_999 }, { price_min: 700_000 }],
])('%j lies in the steps %j', (bounds, expected) => {
  const { price_min, price_max } = stepsAround(bounds);
  expect({ price_min, price_max }).toEqual({ price_min: undefined, price_max: undefined, ...expected });
});

import * as v from 'valibot';
import { MAX_QUANTITY } from './max-quantity';

const MESSAGE = `数量は1から${MAX_QUANTITY}までの整数で入力してください`;

/** How many pieces: a whole number from 1 to 999; texts are rejected. */
export const Quantity = v.pipe(
  v.number(MESSAGE),
  v.integer(MESSAGE),
  v.minValue(1, MESSAGE),
  v.maxValue(MAX_QUANTITY, MESSAGE),
);

import * as v from 'valibot';
import { REDUCED_TAX_RATE, STANDARD_TAX_RATE } from './tax-rates';

/** Integer yen, never negative. */
export const Yen = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** Percent of consumption tax: 10, or 8 for food (軽減税率). */
export const TaxRate = v.picklist([STANDARD_TAX_RATE, REDUCED_TAX_RATE]);

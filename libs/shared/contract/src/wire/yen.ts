import * as v from 'valibot';

/** Integer yen, never negative. */
export const Yen = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** Percent of consumption tax: 10, or 8 for food (軽減税率). */
export const TaxRate = v.picklist([10, 8]);

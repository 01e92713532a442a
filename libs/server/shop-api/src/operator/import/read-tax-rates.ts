import { and, asc, eq, gt, ne } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { pauseAfterBatch } from '../../db/pause-after-batch';
import { productModels } from '../../db/schema';
import type { TaxRate } from '../../pricing/tax-by-rate';

/** The size of a batch: small, so that no shopper waits long. */
const BATCH = 2_000;

/** The tax rates of a shop's products by their codes, where they are another than `usual`. */
export async function readTaxRates(
  db: Database,
  channelId: number,
  usual: TaxRate,
): Promise<ReadonlyMap<string, TaxRate>> {
  const rates = new Map<string, TaxRate>();
  const batchAfter = (code: string) =>
    db
      .select({ code: productModels.code, taxRate: productModels.taxRate })
      .from(productModels)
      .where(
        and(
          ...[eq(productModels.channelId, channelId), gt(productModels.code, code)],
          ne(productModels.taxRate, usual),
        ),
      )
      .orderBy(asc(productModels.code))
      .limit(BATCH);
  let last = '';
  for (;;) {
    const from = last;
    const rows = await pauseAfterBatch(async () => await batchAfter(from));
    for (const { code, taxRate } of rows) rates.set(code, taxRate);
    last = rows.at(-1)?.code ?? last;
    if (rows.length < BATCH) return rates;
  }
}

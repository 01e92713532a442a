import type { AfterResponse } from '@shop/shop-api/http/after-response';

/** What a stopping shop closes. */
interface ClosingShop {
  /** Stops a background job, once its round has ended. */
  readonly jobs: readonly (() => Promise<void>)[];
  readonly afterResponse: Pick<AfterResponse, 'settle'>;
  readonly changeFeed: { end(): void };
  readonly opened: { close(): Promise<void> };
}

/** Closes the database once nothing needs it: what responses and jobs have begun has so long to end, in ms. */
export async function closeServingShop(
  { jobs, afterResponse, changeFeed, opened }: ClosingShop,
  limitMs: number,
): Promise<void> {
  await Promise.all(jobs.map((stop) => stop()));
  await afterResponse.settle(limitMs);
  changeFeed.end();
  await opened.close();
}

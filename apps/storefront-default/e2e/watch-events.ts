import type { Page } from 'playwright-core';

const EVENTS = '/api/v1/ecommerce_events';

/** What a tab has told the shop's statistics. */
export interface SentEvents {
  readonly names: string[];
  readonly entries: string[];
  /** How many calls the API got. */
  calls: number;
}

/** The events of a tab from now on: what its documents push to the data layer, and how many calls the API gets. */
export async function watchEvents(page: Page): Promise<SentEvents> {
  const sent: SentEvents = { names: [], entries: [], calls: 0 };
  await page.exposeFunction('tellTest', (entry: string) => {
    const name = /"event":"([a-z_]+)"/.exec(entry)?.[1];
    sent.entries.push(entry);
    if (name !== undefined) sent.names.push(name);
  });
  await page.addInitScript(() => {
    const layer: unknown[] = [];
    const push = layer.push.bind(layer);
    layer.push = (...entries) => {
      const tell: unknown = Reflect.get(window, 'tellTest');
      if (typeof tell === 'function')
        for (const entry of entries) Reflect.apply(tell, window, [JSON.stringify(entry)]);
      return push(...entries);
    };
    Reflect.set(window, 'dataLayer', layer);
  });
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === EVENTS) sent.calls += 1;
  });
  return sent;
}

import { waitUntil } from './wait-until';

/** core §9, which does not name the interval. */
const TITLE_WAIT = { maxMs: 1_000, stepMs: 50 };

/**
 * Resolves with the title of the page that is opening: the first that is not `previous`, or the current one after 1 s.
 * core §9
 */
export async function waitForTitle(
  previous: string,
  page: Pick<Document, 'title'> = document,
): Promise<string> {
  return (await waitUntil(() => (page.title === previous ? null : page.title), TITLE_WAIT)) ?? page.title;
}

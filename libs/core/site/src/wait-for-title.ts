import { waitUntil } from './wait-until';

/** core §9; the step is not said. */
const TITLE_WAIT = { maxMs: 1_000, stepMs: 50 };

/** The title of the page that is opening: the first that is not `previous`, or what stands there after 1 s. core §9 */
export async function waitForTitle(
  previous: string,
  page: Pick<Document, 'title'> = document,
): Promise<string> {
  return (await waitUntil(() => (page.title === previous ? null : page.title), TITLE_WAIT)) ?? page.title;
}

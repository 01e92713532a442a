import { createIsbotFromList, list } from 'isbot';

/** Browsers of tests are headless and have to be served like those of shoppers. */
const HEADLESS_BROWSER = 'headless';

/** Tells by its user agent whether a client is a crawler, which needs the whole document before it reads any of it. */
export const isCrawler = createIsbotFromList(list.filter((pattern) => pattern !== HEADLESS_BROWSER));

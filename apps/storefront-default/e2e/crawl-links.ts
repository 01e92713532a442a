/** Of URLs that differ by the values of their query alone, so many are opened. */
const MAX_PER_QUERY = 4;
const MAX_REDIRECTS = 5;

interface Step {
  readonly url: URL;
  /** The page that the link is on. */
  readonly from: string;
  readonly depth: number;
}

/** What a crawl found. */
export interface Crawl {
  /** How many URLs were opened. */
  readonly visited: number;
  /** Links that lead nowhere, each with its page and what is wrong. */
  readonly broken: readonly string[];
}

/** Opens a URL and follows its redirects; `null` for one that leads to another site. */
async function open(url: URL): Promise<{ readonly response: Response; readonly url: URL } | null> {
  let current = url;
  for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
    const response = await fetch(current, { redirect: 'manual' });
    const location = response.headers.get('location');
    if (location === null) return { response, url: current };
    current = new URL(location, current);
    if (current.origin !== url.origin) return null;
  }
  throw new Error(`${url.href} redirects more than ${MAX_REDIRECTS} times`);
}

/** The links, pictures and files that a page names. */
const namedBy = (page: Document): readonly string[] => [
  ...[...page.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? ''),
  ...[...page.querySelectorAll('img[src]')].map((image) => image.getAttribute('src') ?? ''),
  ...[...page.querySelectorAll('link[href]')].map((link) => link.getAttribute('href') ?? ''),
];

/** Opens every page of a shop that is at most `depth` links away from its home, and every file that these name. */
export async function crawlLinks(origin: string, depth: number): Promise<Crawl> {
  const seen = new Set<string>();
  const perQuery = new Map<string, number>();
  const broken: string[] = [];
  const queue: Step[] = [{ url: new URL('/', origin), from: 'the start', depth: 0 }];

  const isNew = (url: URL) => {
    if (url.origin !== origin || seen.has(url.pathname + url.search)) return false;
    seen.add(url.pathname + url.search);
    const kind = `${url.pathname}?${[...new Set(url.searchParams.keys())].sort().join('&')}`;
    const opened = perQuery.get(kind) ?? 0;
    perQuery.set(kind, opened + 1);
    return opened < MAX_PER_QUERY;
  };

  async function visit({ url, from, depth: reached }: Step): Promise<void> {
    const target = await open(url);
    if (target === null) return;
    const { response } = target;
    const body = await response.text();
    if (response.status !== 200) broken.push(`${url.pathname}${url.search} on ${from}: ${response.status}`);
    if (response.status !== 200 || !(response.headers.get('content-type') ?? '').startsWith('text/html'))
      return;
    const page = new DOMParser().parseFromString(body, 'text/html');
    const here = target.url.pathname + target.url.search;
    if (reached === depth) return;
    for (const href of namedBy(page)) {
      const link = new URL(href, target.url);
      if (
        link.hash !== '' &&
        link.pathname + link.search === here &&
        page.getElementById(decodeURIComponent(link.hash.slice(1))) === null
      )
        broken.push(`${href} on ${here}: nothing on the page has this id`);
      if (isNew(link)) queue.push({ url: link, from: here, depth: reached + 1 });
    }
  }

  let visited = 0;
  for (let step = queue.shift(); step !== undefined; step = queue.shift()) {
    await visit(step);
    visited += 1;
  }
  return { visited, broken };
}

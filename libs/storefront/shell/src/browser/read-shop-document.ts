import type { ThemeBreakpoints } from '@shop/theming/theme';
import type { DocumentSession, ShopDocument } from '../document/shop-document';
import { PART_META } from '../document/theme-part-host';

/** What the server has written into the HTML for the browser's start. */
export interface RenderedDocument {
  readonly shop: ShopDocument;
  readonly namespace: string;
  /** What the names of the shop's cookies and storage begin with. */
  readonly channelPrefix: string;
  /** The URL of the API where it is not the shop's own. */
  readonly apiBase: string | null;
  /** The shop's breakpoints where they differ from the theme's. */
  readonly breakpoints: ThemeBreakpoints | null;
  /** The theme's parts that are in the page. */
  readonly parts: readonly string[];
  /** The nonce of a personal document; `null` where scripts are allowed by hashes. */
  readonly nonce: string | null;
  /** The custom properties that apply to the page. */
  readonly tokensCss: string;
  readonly themeColor: string;
}

const sessionOf = (value: string | undefined): DocumentSession =>
  value === 'valid' || value === 'expired' ? value : 'absent';

function readBreakpoints(value: string | undefined): ThemeBreakpoints | null {
  const [small, medium] = (value ?? '').split(' ').map(Number);
  return small === undefined || medium === undefined ? null : { small, medium };
}

/** Reads it from the document. */
export function readShopDocument(document: Document): RenderedDocument {
  const { dataset } = document.documentElement;
  return {
    shop: {
      channel: dataset['shopChannel'] ?? '',
      origin: dataset['shopOrigin'] ?? '',
      session: sessionOf(dataset['shopSession']),
    },
    namespace: dataset['shopNamespace'] ?? '',
    channelPrefix: dataset['shopPrefix'] ?? '',
    apiBase: dataset['shopApi'] ?? null,
    breakpoints: readBreakpoints(dataset['shopBreakpoints']),
    nonce: document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? null,
    themeColor: document.querySelector('meta[name="theme-color"]')?.getAttribute('content') ?? '',
    tokensCss: document.querySelector('style[data-shop-tokens]')?.textContent ?? '',
    parts: [...document.querySelectorAll(`meta[name="${PART_META}"]`)].flatMap((meta) => {
      const name = meta.getAttribute('content');
      return name === null ? [] : [name];
    }),
  };
}

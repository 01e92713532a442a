const LOOPBACK_NAMES: ReadonlySet<string> = new Set(['127.0.0.1', '[::1]', 'localhost']);

const urlOf = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null);

/**
 * Whether pages of this origin may take tokens of cards: those of a shop. One at NAME.localhost:PORT is reached under the
 * machine's other loopback names too.
 */
export function isShopPage(origin: string, shopOrigins: readonly string[]): boolean {
  if (shopOrigins.includes(origin)) return true;
  const page = urlOf(origin);
  if (page?.origin !== origin || !LOOPBACK_NAMES.has(page.hostname)) return false;
  return shopOrigins.some((one) => {
    const shop = urlOf(one);
    return (
      shop !== null &&
      shop.hostname.endsWith('.localhost') &&
      shop.port === page.port &&
      shop.protocol === page.protocol
    );
  });
}

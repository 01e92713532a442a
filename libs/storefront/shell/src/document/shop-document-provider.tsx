import { type ReactNode, createContext, use } from 'react';
import type { ShopDocument } from './shop-document';

const DocumentContext = createContext<ShopDocument | null>(null);

/** Tells the page which document it is in. */
export function ShopDocumentProvider({
  value,
  children,
}: {
  readonly value: ShopDocument;
  readonly children: ReactNode;
}) {
  return <DocumentContext value={value}>{children}</DocumentContext>;
}

/** The document of the page. Throws outside a ShopDocumentProvider. */
export function useShopDocument(): ShopDocument {
  const value = use(DocumentContext);
  if (value === null) throw new Error('useShopDocument needs a ShopDocumentProvider above it.');
  return value;
}

import type { SavedProduct } from '@shop/feature-catalogue/saved-products/saved-products-query';

/** How a saved list removes a product and takes it back; both reject with the error that the toast shows. */
export interface SavedCommands {
  readonly remove: (entry: SavedProduct) => Promise<void>;
  /** Resolves to the entry as it is saved then. */
  readonly putBack: (entry: SavedProduct) => Promise<SavedProduct>;
}

import type { PublicPage } from '../documents/public-page';
import type { CachedPageBody } from './cached-page-body';

/** A public page as it is cached: rendered and hashed once, compressed once in each encoding. */
export interface CachedPage extends PublicPage {
  readonly body: CachedPageBody;
}

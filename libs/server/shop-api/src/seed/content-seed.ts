import type { PictureSet } from './pictures/picture-set';
import type { ShopContent } from './content/shop-content';

/** The context of the content seeders. */
export interface ContentSeed {
  readonly channelId: number;
  readonly shopKey: string;
  readonly content: ShopContent;
  readonly ago: (days: number) => Date;
  /** Models in the order in which they were planned. */
  readonly modelIds: readonly number[];
  /** A picture of the channel, another for each number. */
  readonly imageId: (number: number) => number;
  readonly pictures: PictureSet;
  /** Hashes by the password of a protected tag. */
  readonly tagHashes: ReadonlyMap<string, string>;
}

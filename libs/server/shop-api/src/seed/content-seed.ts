import type { PictureSet } from './pictures/picture-set';
import type { NamedGood } from './named-goods';
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
  /** The products that a text names. */
  readonly findGoods: (names: readonly string[]) => readonly NamedGood[];
  readonly pictures: PictureSet;
  /** Hashes by the password of a protected tag. */
  readonly tagHashes: ReadonlyMap<string, string>;
}

/** What is seeded before it is known which products everybody may see. */
export type TagSeed = Omit<ContentSeed, 'findGoods'>;

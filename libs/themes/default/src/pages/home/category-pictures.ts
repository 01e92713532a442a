import type { defaultHomeWords } from './default-home-words';
import fabric from './pictures/fabric.svg';
import food from './pictures/food.svg';
import kitchen from './pictures/kitchen.svg';
import living from './pictures/living.svg';
import other from './pictures/other.svg';

/** What stands on the tile of a category. */
export interface CategoryPicture {
  readonly src: string;
  /** The key of its line of text. */
  readonly copy: Extract<keyof typeof defaultHomeWords.words, `${string}Copy`>;
}

const PICTURES: Readonly<Record<string, CategoryPicture>> = {
  kitchen: { src: kitchen, copy: 'kitchenCopy' },
  living: { src: living, copy: 'livingCopy' },
  fabric: { src: fabric, copy: 'fabricCopy' },
  food: { src: food, copy: 'foodCopy' },
};
const OTHER: CategoryPicture = { src: other, copy: 'otherCopy' };

/** The picture and the line of a category of the first level; one that has none of its own gets the general ones. */
export function categoryPicture(key: string): CategoryPicture {
  return PICTURES[key] ?? OTHER;
}

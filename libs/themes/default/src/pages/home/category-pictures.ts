import fabric from './pictures/fabric.svg';
import food from './pictures/food.svg';
import kitchen from './pictures/kitchen.svg';
import living from './pictures/living.svg';
import other from './pictures/other.svg';

/** What stands on the tile of a category. */
export interface CategoryPicture {
  readonly src: string;
  readonly copy: string;
}

const PICTURES: Readonly<Record<string, CategoryPicture>> = {
  kitchen: { src: kitchen, copy: '手になじむ、毎日の器と道具' },
  living: { src: living, copy: '部屋に灯りと、座る場所を' },
  fabric: { src: fabric, copy: '洗うほど、やわらかくなる布' },
  food: { src: food, copy: '産地から届く、お茶とごはん' },
};
const OTHER: CategoryPicture = { src: other, copy: 'くらしを整える品々' };

/** The drawing and the words of a category of the first level; one that has none of its own gets the general ones. */
export function categoryPicture(key: string): CategoryPicture {
  return PICTURES[key] ?? OTHER;
}

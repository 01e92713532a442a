import { FABRIC } from './fabric';
import { FOOD } from './food';
import { GIFT } from './gift';
import { INTERIOR } from './interior';
import { OFFICE } from './office';
import { PEOPLE } from './people';
import { TABLEWARE } from './tableware';
import { UNIFORM } from './uniform';

/** Every thing that can be drawn, by name. */
export const DRAWINGS = {
  ...TABLEWARE,
  ...INTERIOR,
  ...FABRIC,
  ...FOOD,
  ...OFFICE,
  ...UNIFORM,
  ...GIFT,
  ...PEOPLE,
};

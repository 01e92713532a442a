import { iconDrawings } from './icon-drawings';
import { LineIcon } from './line-icon';

interface IconProps {
  readonly name: keyof typeof iconDrawings;
}

/** One of the icons of the whole shop, beside a text of the same meaning. */
export const Icon = ({ name }: IconProps) => <LineIcon drawing={iconDrawings[name]} />;

import * as v from 'valibot';
import { Image } from '../images/image';
import { Id } from '../wire/id';
import { Link } from '../wire/link';

/** A picture that leads somewhere. Only shown ones are ever sent. */
export const Banner = v.object({
  id: Id,
  /** Where on the site it is shown, e.g. `home-main`. */
  area: v.string(),
  title: v.string(),
  text: v.string(),
  link_url: v.nullable(Link),
  image: Image,
  /** The name of its file for `GET /v1/banners/{id}/download`, without an ending; null: it is not offered as a file. */
  download_name: v.nullable(v.string()),
  is_show: v.literal(true),
});
export type Banner = v.InferOutput<typeof Banner>;

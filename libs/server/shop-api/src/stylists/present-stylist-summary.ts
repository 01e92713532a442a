import type { images, stylists } from '../db/schema';
import { presentImage } from '../images/present-image';

/** A stylist as lists show one: without the looks. */
export const presentStylistSummary = ({
  stylist,
  image,
}: {
  readonly stylist: typeof stylists.$inferSelect;
  readonly image: typeof images.$inferSelect | null;
}) => ({
  id: stylist.id,
  key: stylist.key,
  name: stylist.name,
  name_kana: stylist.nameKana,
  role: stylist.role,
  image: presentImage(image),
});

import { presentImage } from '../images/present-image';
import type { LandingPageRow } from './landing-page-store';

/** A landing page as lists show it: without its body. */
export const presentLandingPageSummary = ({ page, image }: LandingPageRow) => ({
  slug: page.slug,
  title: page.title,
  description: page.description,
  image: presentImage(image),
  updated_at: page.updatedAt.toISOString(),
});

import { definePart } from '@shop/theming/theme-place';
import { LinkButton, type LinkButtonProps } from '@shop/ui-kit/link-button';

/** The link to where a page leads next, which looks like the primary button. Replaceable under `primary-link`. */
export const PrimaryLink = definePart<'primary-link', Omit<LinkButtonProps, 'variant'>>(
  'primary-link',
  LinkButton,
);

import { definePart } from '@shop/theming/theme-place';
import { Button, type ButtonProps } from '@shop/ui-kit/button';

/** The button of a page's main action. Replaceable under `primary-button`. */
export const PrimaryButton = definePart<'primary-button', Omit<ButtonProps, 'variant'>>(
  'primary-button',
  Button,
);

import type { LayoutProps } from '@shop/theming/page-props';
import { PlainFrame } from '../plain/plain-frame';

/** For pages that nothing should lead away from, errors among them. */
export default function SimpleLayout({ children }: LayoutProps) {
  return <PlainFrame>{children}</PlainFrame>;
}

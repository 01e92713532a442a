import type { LayoutProps } from '@shop/theming/page-props';
import { PlainFrame } from '../plain/plain-frame';

/** For pages that nothing should lead away from, errors among them. */
export default function SimpleLayout(props: LayoutProps) {
  return <PlainFrame {...props} />;
}

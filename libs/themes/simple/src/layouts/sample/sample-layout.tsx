import type { LayoutProps } from '@shop/theming/page-props';
import { PlainFrame } from '../plain/plain-frame';

/** A bare page for trying things out. */
export default function SampleLayout({ children }: LayoutProps) {
  return <PlainFrame>{children}</PlainFrame>;
}

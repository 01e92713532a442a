import { useWaits } from '@shop/theming/use-waits';
import type { BlockProps } from './block-props';
import { MoreKind } from './more-kind';

/** A block of the kinds that stand further down on most homes. */
export default function MoreBlock(props: BlockProps) {
  const waits = useWaits();
  return (
    <div data-waits={waits}>
      <MoreKind {...props} />
    </div>
  );
}

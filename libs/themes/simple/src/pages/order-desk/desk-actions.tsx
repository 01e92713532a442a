import { useWords } from '@shop/theming/use-words';
import { Button } from '@shop/ui-kit/button';
import actionStyles from '../../parts/form-actions.module.css';
import { PrimaryButton } from '../../parts/primary-button';
import { orderDeskWords } from './order-desk-words';

interface DeskActionsProps {
  /** The checked rows, and those of them with faults. */
  readonly count: number;
  readonly faultyCount: number;
  readonly isBusy: boolean;
  readonly onAdd: (isGoodOnly: boolean) => void;
}

/** First the check; then the way into the cart, with faults only for the rows without any. */
export function DeskActions({ count, faultyCount, isBusy, onAdd }: DeskActionsProps) {
  const words = useWords(orderDeskWords);
  const good = count - faultyCount;
  const isComplete = count > 0 && faultyCount === 0;
  const Check = isComplete ? Button : PrimaryButton;
  return (
    <div className={actionStyles.actions}>
      {isComplete && (
        <PrimaryButton isBusy={isBusy} onClick={() => onAdd(false)}>
          {words.addAll(count)}
        </PrimaryButton>
      )}
      <Check type="submit" isBusy={isBusy} {...(isComplete ? { variant: 'secondary' as const } : {})}>
        {words.check}
      </Check>
      {faultyCount > 0 && good > 0 && (
        <Button variant="secondary" isBusy={isBusy} onClick={() => onAdd(true)}>
          {words.addGood(good)}
        </Button>
      )}
    </div>
  );
}

import type { useDeliveryForm } from '@shop/feature-cart/delivery/use-delivery-form';
import { useWords } from '@shop/theming/use-words';
import { TextAreaField } from '@shop/ui-kit/text-area-field';
import { cartShippingDetailWords } from './cart-shipping-detail-words';

const REMARKS_MAX_LENGTH = 1000;
const REMARKS_ROWS = 3;

interface RemarksFieldProps {
  readonly delivery: Pick<ReturnType<typeof useDeliveryForm>, 'remarks' | 'setRemarks'>;
}

/** What else the shopper asks for. */
export function RemarksField({ delivery }: RemarksFieldProps) {
  const words = useWords(cartShippingDetailWords);
  return (
    <TextAreaField
      id="remarks"
      label={words.remarks}
      hint={words.remarksHint}
      rows={REMARKS_ROWS}
      maxLength={REMARKS_MAX_LENGTH}
      value={delivery.remarks}
      onChange={(event) => delivery.setRemarks(event.currentTarget.value)}
    />
  );
}

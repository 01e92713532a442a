import { RETURN_REMARK_MAX } from '@shop/contract/returns/return-rules';
import type { OrderView } from '@shop/feature-orders/order-view';
import { EXCHANGE, quantityField, sizeField } from '@shop/feature-orders/returns/return-fields';
import type { ReturnsView } from '@shop/feature-orders/returns/returns-view';
import { useReturnForm } from '@shop/feature-orders/returns/use-return-form';
import { formatDateWithWeekday } from '@shop/format/format-date';
import { accountPaths } from '@shop/site/paths/account-paths';
import { useWords } from '@shop/theming/use-words';
import { LinkButton } from '@shop/ui-kit/link-button';
import { LiveMessage } from '@shop/ui-kit/live-message';
import { Notice } from '@shop/ui-kit/notice';
import { RadioField } from '@shop/ui-kit/radio-field';
import { SelectField } from '@shop/ui-kit/select-field';
import { TextAreaField } from '@shop/ui-kit/text-area-field';
import { showToast } from '@shop/ui-kit/toast/show-toast';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import styles from '../../parts/form-layout.module.css';
import actionStyles from '../../parts/form-actions.module.css';
import { LeaveQuestion } from '../../parts/leave-question';
import { PrimaryButton } from '../../parts/primary-button';
import { orderReturnWords } from './order-return-words';
import { ReturnConditions } from './return-conditions';
import { ReturnLines } from './return-lines';

interface ReturnFormProps {
  readonly order: OrderView;
  readonly returns: ReturnsView;
}

/** The request itself; once it is sent the order shows it. Order and returns stay the same while it is open. */
export function ReturnForm({ order, returns }: ReturnFormProps) {
  const words = useWords(orderReturnWords);
  const navigate = useNavigate();
  const lines = useMemo(
    () =>
      order.lines.flatMap((line) => {
        const returnable = returns.returnable[line.id] ?? 0;
        const exchanges = returns.exchanges[line.id] ?? [];
        return returnable === 0 ? [] : [{ line, returnable, exchanges }];
      }),
    [order, returns],
  );
  const { reasons, isExchangeOffered } = returns;
  const source = { orderId: order.id, lines, reasons, isExchangeOffered };
  const form = useReturnForm(source, async (sent) => {
    void showToast('success', sent === EXCHANGE ? words.sentExchange : words.sent);
    await navigate(accountPaths.order(order.id));
  });
  const { field, isExchange } = form;
  // Read before all others: the first mistake is focused in the order in which fields are read.
  const kind = isExchangeOffered ? field('kind') : null;
  const fields = lines.map((one) => ({
    ...one,
    field: field(quantityField(one.line.id)),
    size: isExchange && one.exchanges.length > 0 ? field(sizeField(one.line.id)) : null,
  }));
  return (
    <form {...form.formProps} method="post" aria-label={words.form} className={styles.fields}>
      <LeaveQuestion hasUnsaved={form.hasUnsaved} />
      <LiveMessage>{form.announcement}</LiveMessage>
      <p>{words.lead}</p>
      {kind !== null && (
        <RadioField
          {...kind}
          hint={words.kindHint}
          options={[
            { value: 'refund', label: words.refund },
            { value: EXCHANGE, label: words.exchange },
          ]}
        />
      )}
      <ReturnLines lines={fields} isExchange={isExchange} />
      <SelectField {...field('reason')} hint={words.reasonHint}>
        <option value="">{words.chooseReason}</option>
        {reasons.map(({ key, name, until }) => (
          <option key={key} value={key}>
            {words.reasonUntil(name, formatDateWithWeekday(until))}
          </option>
        ))}
      </SelectField>
      <TextAreaField {...field('remark')} rows={4} maxLength={RETURN_REMARK_MAX} hint={words.remarkHint} />
      <ReturnConditions field={field} />
      {form.formError !== null && <Notice kind="error">{form.formError}</Notice>}
      <div className={actionStyles.actions}>
        <PrimaryButton type="submit" isBusy={form.isSubmitting}>
          {isExchange ? words.sendExchange : words.send}
        </PrimaryButton>
        <LinkButton to={accountPaths.order(order.id)} variant="secondary">
          {words.back}
        </LinkButton>
      </div>
    </form>
  );
}

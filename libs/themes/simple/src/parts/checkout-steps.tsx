import { StepIndicator } from '@shop/ui-kit/step-indicator';

/** The steps of an order by their short names. */
const STEPS = ['お届け先', '配送・日時', 'お支払い', '確認', '完了'] as const;

/** One of the steps. */
export type CheckoutStep = (typeof STEPS)[number];

/** How far the order has come. */
export function CheckoutSteps({ step }: { readonly step: CheckoutStep }) {
  return <StepIndicator label="ご購入の手順" steps={STEPS} current={STEPS.indexOf(step)} />;
}

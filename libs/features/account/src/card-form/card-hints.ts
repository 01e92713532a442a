import { textRule } from '@shop/site/form/text-rule';
import { fieldLabels } from '@shop/validation/labels/field-labels';

/**
 * What stands in the empty fields of a card: hints at the form, no rules. account §5
 *
 * @awaitsPage The pages of the member's cards are not built yet.
 */
export const cardHints = {
  /** 14 digits; real cards have up to 19. */
  ccNumber: '12345678901234',
  /** Year and month. */
  ccExpiration: '203012',
  securityCode: '123',
} as const;

/**
 * What a member calls a card: anything, or nothing. account §5
 *
 * @awaitsPage The pages of the member's cards are not built yet.
 */
export const cardNameRule = textRule(fieldLabels.card.ccName, { isRequired: false });

import { textRule } from '@shop/site/form/text-rule';
import { fieldLabels } from '@shop/validation/labels/field-labels';
import { nameChecks } from '@shop/validation/name';

const MAX_LENGTH = 50;

/** What a member calls a card, or nothing. account §5 */
export const cardNameRule = textRule(fieldLabels.card.ccName, {
  isRequired: false,
  maxLength: MAX_LENGTH,
  check: nameChecks,
});

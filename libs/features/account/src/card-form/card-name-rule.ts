import { textRule } from '@shop/site/form/text-rule';
import { fieldLabels } from '@shop/validation/labels/field-labels';

const MAX_LENGTH = 50;

/** What a member calls a card: anything, or nothing. account §5 */
export const cardNameRule = textRule(fieldLabels.card.ccName, { isRequired: false, maxLength: MAX_LENGTH });

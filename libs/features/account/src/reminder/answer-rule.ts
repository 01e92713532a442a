import { textRule } from '@shop/site/form/text-rule';

const ANSWER_MAX_LENGTH = 100;

/** The rule of the answer to the security question; none is needed where no question is set. account §4 */
export const answerRule = (hasQuestion: boolean) =>
  textRule('秘密の質問の答え', { isRequired: hasQuestion, maxLength: ANSWER_MAX_LENGTH });

import type { ShopField } from '@shop/site/form/use-shop-form';
import { useWords } from '@shop/theming/use-words';
import { DefinitionList } from '@shop/ui-kit/definition-list';
import { TextField } from '@shop/ui-kit/text-field';
import { reminderLinkWords } from './reminder-link-words';

interface SecurityAnswerFieldProps {
  readonly question: string;
  readonly field: ShopField;
}

/** The security question that a member has set, and its answer. account §4 */
export function SecurityAnswerField({ question, field }: SecurityAnswerFieldProps) {
  const words = useWords(reminderLinkWords);
  return (
    <>
      <DefinitionList items={[{ term: words.question, description: question }]} />
      <TextField {...field} autoComplete="off" />
    </>
  );
}

import { fillTexts } from '../shop-terms/fill-texts';
import type { TermsContext } from '../shop-terms/read-shop-terms';
import type { QaRow } from './qa-store';

/** Questions whose answers say the terms of sale that they name. */
export async function fillAnswers(context: TermsContext, rows: readonly QaRow[]): Promise<QaRow[]> {
  const answers = await fillTexts(
    context,
    rows.map(({ qa }) => qa.answer),
  );
  return rows.map(({ qa, category }, at) => ({ qa: { ...qa, answer: answers[at] ?? qa.answer }, category }));
}

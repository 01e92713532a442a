import * as v from 'valibot';
import { HtmlText } from '../wire/html-text';
import { Id } from '../wire/id';

/** A question with its answer. */
export const Qa = v.object({
  id: Id,
  category: v.object({ id: Id, key: v.string(), name: v.string() }),
  question: v.string(),
  answer: HtmlText,
});
export type Qa = v.InferOutput<typeof Qa>;

/** A kind of question. */
export interface QaCategory {
  readonly id: number;
  readonly key: string;
  readonly name: string;
  readonly parent_id: number | null;
  /** Shown questions in it and below it. */
  readonly qa_count: number;
  /** Its own questions, where the nested form is requested; empty otherwise. */
  readonly qas: readonly Qa[];
  readonly children: readonly QaCategory[];
}
export const QaCategory: v.GenericSchema<QaCategory> = v.object({
  id: Id,
  key: v.string(),
  name: v.string(),
  parent_id: v.nullable(Id),
  qa_count: v.number(),
  qas: v.array(Qa),
  children: v.array(v.lazy(() => QaCategory)),
});

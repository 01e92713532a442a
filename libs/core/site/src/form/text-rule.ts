import { validationMessages } from '@shop/validation/messages';
import { characterCount } from '@shop/validation/text/character-count';
import { normaliseLine } from '@shop/validation/text/normalise-line';
import * as v from 'valibot';
import type { FieldRule } from './field-rule';

/** An additional check of a field with its message. */
export interface FieldCheck {
  readonly passes: (text: string) => boolean;
  /** What to say of a text that does not pass. */
  readonly message: (label: string, text: string) => string;
}

interface TextRuleOptions {
  readonly isRequired?: boolean;
  /** In characters; one outside the basic plane is one. */
  readonly maxLength?: number;
  /** Chosen from a list rather than written: only the words differ. */
  readonly isChoice?: boolean;
  readonly normalise?: (text: string) => string;
  /** One check or several; the message is that of the first that does not pass. */
  readonly check?: FieldCheck | readonly FieldCheck[];
}

/** The maximum length of a field that sets none. */
const DEFAULT_MAX_LENGTH = 100;

/** The rule of a single-line text. The text is normalised before it is checked. */
export function textRule(label: string, options: TextRuleOptions = {}): FieldRule {
  const { isRequired = true, maxLength = DEFAULT_MAX_LENGTH, isChoice = false, check = [] } = options;
  const normalise = options.normalise ?? normaliseLine;
  const checks = [check].flat();
  const failed = (text: string) => checks.find(({ passes }) => !passes(text));
  const missing = isChoice ? validationMessages.chosen(label) : validationMessages.required(label);
  return {
    label,
    isRequired,
    normalise,
    schema: v.pipe(
      v.string(),
      v.transform(normalise),
      v.check((text) => !isRequired || text !== '', missing),
      v.check((text) => characterCount(text) <= maxLength, validationMessages.maxLength(label, maxLength)),
      v.check(
        (text) => failed(text) === undefined,
        ({ input }) => failed(input)?.message(label, input) ?? '',
      ),
    ),
  };
}

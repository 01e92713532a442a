import {
  EMBROIDERY_MESSAGES,
  EMBROIDERY_SCRIPTS,
  type NameEmbroidery,
  type NameEmbroideryInput,
  normaliseEmbroidery,
} from '@shop/contract/name-embroideries/name-embroidery';
import type { FormCheck } from '@shop/site/form/form-checks';
import { textRule } from '@shop/site/form/text-rule';
import { normaliseLine } from '@shop/validation/text/normalise-line';
import { characterCount } from '@shop/validation/text/character-count';
import { embroideryChoices, toChoice } from './embroidery-choices';

const MAX_LENGTH = 30;

/** The fields of an embroidery. gap-name-embroidery */
export const embroideryRules = {
  text: textRule('刺繍する文字', {
    maxLength: MAX_LENGTH,
    // Letters and spaces in full width are meant as those in half width.
    normalise: (text) => normaliseEmbroidery(normaliseLine(text.normalize('NFKC'))),
  }),
  script: textRule('文字の種類', { isChoice: true }),
  font: textRule('書体', { isChoice: true }),
  colour: textRule('糸の色', { isChoice: true }),
  position: textRule('刺繍の位置', { isChoice: true }),
};

/** The name of a field of an embroidery, in forms and in the API. */
export type EmbroideryField = keyof typeof embroideryRules;
/** What is in an embroidery's form. */
export type EmbroideryValues = Readonly<Record<EmbroideryField, string>>;

const scriptOf = (values: EmbroideryValues) => {
  const script = toChoice(embroideryChoices.script, values.script);
  return script === null ? null : EMBROIDERY_SCRIPTS[script];
};

/** What the API says about letters and script, before it is asked. */
export const embroideryChecks: readonly FormCheck<EmbroideryField>[] = [
  {
    errorField: 'text',
    passes: (values) => scriptOf(values)?.pattern.test(values.text) ?? true,
    message: EMBROIDERY_MESSAGES.wrongScript,
  },
  {
    errorField: 'text',
    passes: (values) => characterCount(values.text) <= (scriptOf(values)?.max ?? MAX_LENGTH),
    message: EMBROIDERY_MESSAGES.tooLong,
  },
  {
    errorField: 'font',
    passes: ({ font, script }) => font !== 'script' || script === 'roman',
    message: EMBROIDERY_MESSAGES.fontForRoman,
  },
];

/** The form of a first embroidery: the usual choices are made. */
export const emptyEmbroidery: EmbroideryValues = {
  text: '',
  script: 'kanji',
  font: 'kaisho',
  colour: 'navy',
  position: 'left-chest',
};

/** An embroidery as pages and forms show it. */
export const toEmbroideryValues = ({
  text,
  script,
  font,
  colour,
  position,
}: NameEmbroidery): EmbroideryValues => ({ text, script, font, colour, position });

/** The form's values as the wire takes them; `null` while something is not chosen. */
export function toEmbroideryInput(values: EmbroideryValues): NameEmbroideryInput | null {
  const script = toChoice(embroideryChoices.script, values.script);
  const font = toChoice(embroideryChoices.font, values.font);
  const colour = toChoice(embroideryChoices.colour, values.colour);
  const position = toChoice(embroideryChoices.position, values.position);
  if (script === null || font === null || colour === null || position === null) return null;
  return { text: values.text, script, font, colour, position };
}

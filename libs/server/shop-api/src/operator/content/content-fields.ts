import * as v from 'valibot';
import { bilingual } from './content-issue';
import { safeLink } from '../../html/safe-link';
import { MINUTE_MS } from '../../durations';

const TOKYO = '+09:00';
const TITLE_MAX = 200;
const DESCRIPTION_MAX = 1_000;
const LINK_MAX = 2_000;
const LOCAL_TIME = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}))?$/;
const WITH_OFFSET = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})$/;
const ORDER_MAX = 1_000_000;

const required = bilingual('必要な項目です', 'required');

/** One line of text. */
export const lineOf = (longest: number, shortest = 0) =>
  v.pipe(
    v.string(bilingual('文字列で書いてください', 'must be text')),
    v.minLength(shortest, required),
    v.maxLength(longest, bilingual(`${longest} 文字までです`, `at most ${longest} characters`)),
    v.regex(
      /^\P{Cc}*$/u,
      bilingual('改行や制御文字は使えません', 'must be one line without control characters'),
    ),
  );

/** A heading that must be there. */
export const Title = lineOf(TITLE_MAX, 1);
/** A line that may be left out. */
export const Description = v.optional(lineOf(DESCRIPTION_MAX), '');
/** Text that may have several lines. */
export const textOf = (longest: number) =>
  v.pipe(
    v.string(bilingual('文字列で書いてください', 'must be text')),
    v.maxLength(longest, bilingual(`${longest} 文字までです`, `at most ${longest} characters`)),
    v.regex(/^[^\0]*$/, bilingual('使えない文字があります', 'holds a character that cannot be stored')),
  );

/** Whether something holds; left out it is `otherwise`. */
export const flag = (otherwise: boolean) =>
  v.optional(v.boolean(bilingual('true か false です', 'must be true or false')), otherwise);

/** The place among its neighbours, the lowest first. */
export const Order = v.optional(
  v.pipe(
    v.number(bilingual('整数で書いてください', 'must be a whole number')),
    v.integer(bilingual('整数で書いてください', 'must be a whole number')),
    v.minValue(-ORDER_MAX, bilingual('小さすぎます', 'too small')),
    v.maxValue(ORDER_MAX, bilingual('大きすぎます', 'too large')),
  ),
  0,
);

/** A link to an own path or to an https URL; null: none. */
export const LinkText = v.optional(
  v.nullable(
    v.pipe(
      lineOf(LINK_MAX, 1),
      v.check(
        (link) => safeLink(link) !== null,
        bilingual('リンクは / か https:// で始めてください', 'a link begins with / or https://'),
      ),
    ),
  ),
  null,
);

/** The fields of a front matter; others are an issue, as is one that is missing. */
export const fieldsOf = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject(entries, ({ expected }) => {
    if (expected === 'never') return bilingual('知らない項目です', 'unknown field');
    return expected === 'Object' ? bilingual('front matter が空です', 'the front matter is empty') : required;
  });

const instantOf = (text: string): number => {
  const [, day, time = '00:00'] = LOCAL_TIME.exec(text) ?? [];
  if (day !== undefined) {
    const at = Date.parse(`${day}T${time}:00${TOKYO}`);
    // 2026-02-30 is no day, though a date could be made of it.
    return formatMoment(new Date(at)).startsWith(day) ? at : Number.NaN;
  }
  return WITH_OFFSET.test(text) ? Date.parse(text) : Number.NaN;
};

/** A moment: a day or a minute in Japan (`2026-05-01`, `2026-05-01 10:00`), or ISO 8601 with an offset. */
export const Moment = v.pipe(
  v.string(bilingual('日時は "2026-05-01 10:00" の形です', 'a time looks like "2026-05-01 10:00"')),
  v.check(
    (text) => !Number.isNaN(instantOf(text)),
    bilingual(
      '日時は "2026-05-01 10:00"（日本時間）の形です',
      'a time looks like "2026-05-01 10:00", in Japan',
    ),
  ),
  v.transform((text) => new Date(instantOf(text))),
);

/** The beginning or end of a period; null: open. */
export const OpenMoment = v.optional(v.nullable(Moment), null);

const PARTS = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Tokyo',
  dateStyle: 'short',
  timeStyle: 'short',
});

const WITH_MILLISECONDS = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Tokyo',
  ...{ year: 'numeric', month: '2-digit', day: '2-digit' },
  ...{ hour: '2-digit', minute: '2-digit', second: '2-digit', fractionalSecondDigits: 3 },
});

/** A moment in Japan as `Moment` reads it: to the minute, or exactly where it has seconds. */
export function formatMoment(at: Date): string {
  if (Number.isNaN(at.getTime())) return '';
  return at.getTime() % MINUTE_MS === 0 ? PARTS.format(at) : exactMoment(at);
}

/** `2026-05-01T10:00:30.500+09:00` */
const exactMoment = (at: Date): string =>
  `${WITH_MILLISECONDS.format(at).replace(' ', 'T').replace(',', '.')}${TOKYO}`;

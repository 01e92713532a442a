/** The body of an error response. */
export interface ApiErrorBody {
  readonly code: string;
  readonly message: string;
  /** Japanese messages by wire field name. */
  readonly errors: Readonly<Record<string, readonly string[]>>;
  /** Only a 503 carries one. */
  readonly title: string | null;
  /** The shop's tag manager: only a 503 of a maintenance carries one. core §3 */
  readonly gtmId?: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const fieldErrors = (value: unknown): Record<string, string[]> => {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).map(([field, messages]) => [
      field,
      (Array.isArray(messages) ? messages : [messages]).filter((message) => typeof message === 'string'),
    ]),
  );
};

/** Reads an error response leniently: a proxy's HTML page gives an empty code and message. */
export function readErrorBody(raw: string): ApiErrorBody {
  let parsed: unknown;
  try {
    parsed = JSON.parse(raw);
  } catch {
    parsed = null;
  }
  const body = isRecord(parsed) ? parsed : {};
  return {
    code: text(body.code),
    message: text(body.message),
    errors: fieldErrors(body.errors),
    title: text(body.title) || null,
    ...(text(body.gtm_id) !== '' && { gtmId: text(body.gtm_id) }),
  };
}

const ALIAS = /^\{([^{}]+)\}$/;

/** The path that an alias names: `color.primary` of `{color.primary}`; null for any other value. */
export const readAlias = (value: unknown): string | null =>
  typeof value === 'string' ? (ALIAS.exec(value)?.[1] ?? null) : null;

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? Object.getOwnPropertyDescriptor(value, name)?.value
    : undefined;

/** The value that a `$value` stands for, through all aliases; undefined where one leads nowhere or in a circle. */
export function resolveAlias(json: unknown, value: unknown, passed: readonly string[] = []): unknown {
  const path = readAlias(value);
  if (path === null) return value;
  if (passed.includes(path)) return undefined;
  const token = path.split('.').reduce(memberOf, json);
  const next = memberOf(token, '$value');
  return next === undefined ? undefined : resolveAlias(json, next, [...passed, path]);
}

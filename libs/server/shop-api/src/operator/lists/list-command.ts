import { type OperatorCommand, shopCommand } from '../command/operator-command';
import { type ListDefinition, MAX_LIMIT } from './list-definition';
import { csvLines, jsonLines, type ListFormat, readFormat } from './list-format';
import { listOptions } from './list-options';
import { readListQuery } from './read-list-query';

/**
 * A command that lists rows: filtered by shop, day and state, as text, JSON or CSV. A list that is cut says so, and how
 * to get the rest, on standard error, so that what a program reads holds nothing else.
 */
export function listCommand<Row, State extends string = never, Day extends string = never>(
  list: ListDefinition<Row, State, Day>,
): OperatorCommand {
  const { name, ja, en } = list;
  return shopCommand({
    name,
    words: [],
    options: listOptions(list),
    ja,
    en,
    async run({ db, clock, shopOrigins, print, note }, args) {
      const format = readFormat(args.optional('format') ?? list.defaultFormat ?? 'text');
      const query = await readListQuery(db, list, args);
      // One more than is shown says whether there are more.
      const found = await list.read(db, { ...query, limit: query.limit + 1 }, clock.now(), shopOrigins);
      const rows = found.slice(0, query.limit);
      for (const line of linesOf(list, rows, format)) print(line);
      if (found.length > query.limit) note(cutNotice(query));
    },
  });
}

function linesOf<Row, State extends string, Day extends string>(
  { columns, lineOf, none }: ListDefinition<Row, State, Day>,
  rows: readonly Row[],
  format: ListFormat,
): readonly string[] {
  if (format === 'json') return jsonLines(rows, columns);
  if (format === 'csv') return csvLines(rows, columns);
  return rows.length === 0 ? [none] : rows.map(lineOf);
}

const cutNotice = ({ limit, offset }: { readonly limit: number; readonly offset: number }): string =>
  `ほかにもあります。続きは --offset ${offset + limit}、一度に見る行数は --limit N（${MAX_LIMIT} まで）。 There are more: --offset ${offset + limit} shows the rest, --limit N more at once.`;

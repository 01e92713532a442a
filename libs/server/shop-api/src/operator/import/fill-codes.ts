import type { StreamedRecord } from '../../csv/stream-csv';

/**
 * A record whose product has a code of the program that wrote the file alone (`spare`): that one stands in the column of codes
 * too, where it is blank or missing. Every other record stays as it is.
 */
export function fillCodes(record: StreamedRecord, code: string, spare: string | undefined): StreamedRecord {
  if (spare === undefined || !record.headings.includes(spare)) return record;
  const headings = record.headings.includes(code) ? record.headings : [...record.headings, code];
  if ((record.values.get(code) ?? '').trim() !== '') return { ...record, headings };
  return { ...record, headings, values: new Map(record.values).set(code, record.values.get(spare) ?? '') };
}

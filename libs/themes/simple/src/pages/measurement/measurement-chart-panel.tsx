import { measuredParts } from '@shop/feature-account/measurements/measured-parts';
import type { MeasurementView } from '@shop/feature-account/measurements/measurements-query';
import { useWords } from '@shop/theming/use-words';
import { Panel } from '@shop/ui-kit/panel';
import { SelectField } from '@shop/ui-kit/select-field';
import { useId, useState } from 'react';
import { MeasurementLine } from './measurement-line';
import styles from './measurement-page.module.css';
import { measurementWords } from './measurement-words';

/** How one part has changed over time, which the shopper chooses; at first the first that was measured. */
export function MeasurementChartPanel({ entries }: { readonly entries: readonly MeasurementView[] }) {
  const words = useWords(measurementWords);
  const id = useId();
  const [picked, setPicked] = useState<string | null>(null);
  const isMeasured = (part: string) =>
    measuredParts.some(
      (view) => view.part === part && entries.some(({ values }) => values[view.part] !== null),
    );
  const shown =
    measuredParts.find(({ part }) => (picked === null ? isMeasured(part) : part === picked)) ??
    measuredParts[0];
  if (shown === undefined) return null;
  return (
    <Panel title={words.chart}>
      <div className={styles.chartPanel}>
        <SelectField
          id={id}
          label={words.part}
          value={shown.part}
          onChange={({ currentTarget }) => setPicked(currentTarget.value)}
        >
          {measuredParts.map(({ part, name, unit }) => (
            <option key={part} value={part}>
              {words.partWithUnit(name, unit)}
            </option>
          ))}
        </SelectField>
        <MeasurementLine entries={entries} shown={shown} />
      </div>
    </Panel>
  );
}

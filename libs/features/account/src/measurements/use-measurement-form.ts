import { useShopForm } from '@shop/site/form/use-shop-form';
import { useState } from 'react';
import {
  type MeasurementInput,
  emptyMeasurement,
  measurementChecks,
  measurementRules,
  measurementWireNames,
  toMeasurementInput,
} from './measurement-fields';

/** The form of a new measurement; `save` gets it as the wire takes it. account §2 */
export function useMeasurementForm(save: (measurement: MeasurementInput) => Promise<void>) {
  const [initial] = useState(() => emptyMeasurement(new Date()));
  return useShopForm({
    rules: measurementRules,
    checks: measurementChecks,
    initial,
    wireNames: measurementWireNames,
    submit: async (values) => {
      const measurement = toMeasurementInput(values);
      if (measurement !== null) await save(measurement);
    },
  });
}

import { useShopServices } from '@shop/query/shop-services-provider';
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
import { measuringTimeQuery } from './measuring-time-query';

/** The form of a new measurement; `save` gets it as the wire takes it. account §2 */
export function useMeasurementForm(save: (measurement: MeasurementInput) => Promise<void>) {
  const { clock, queryClient } = useShopServices();
  const [initial] = useState(() => {
    const loadedAt = queryClient.getQueryData(measuringTimeQuery({ clock }).queryKey);
    return emptyMeasurement(new Date(loadedAt ?? clock.now()));
  });
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

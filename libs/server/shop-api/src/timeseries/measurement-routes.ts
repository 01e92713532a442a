import type { Route } from '../http/define-route';
import { createMeasurementRoute } from './create-measurement-route';
import { deleteMeasurementRoute } from './delete-measurement-route';
import { deleteMeasurementsRoute } from './delete-measurements-route';
import { listMeasurementsRoute } from './list-measurements-route';

/** The member's body measurements over time. */
export const measurementRoutes: readonly Route[] = [
  listMeasurementsRoute,
  createMeasurementRoute,
  deleteMeasurementRoute,
  deleteMeasurementsRoute,
];

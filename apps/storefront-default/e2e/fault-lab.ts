import { API_ORIGIN } from './platform';

const LAB_URL = `${API_ORIGIN}/dev/lab`;

/** A fault to inject, as `PUT /dev/lab` takes it. */
export interface Fault {
  readonly scenario: string;
  readonly path?: string;
  readonly times?: number;
  readonly ms?: number;
}

/** Injects a fault into the running platform. */
export async function addFault({ path, ...fault }: Fault): Promise<void> {
  const match = path === undefined ? {} : { path };
  const response = await fetch(LAB_URL, { method: 'PUT', body: JSON.stringify({ ...fault, match }) });
  if (!response.ok) throw new Error(`The fault lab rejected the fault: ${await response.text()}`);
}

/** Clears all faults. */
export async function clearFaults(): Promise<void> {
  await fetch(LAB_URL, { method: 'DELETE' });
}

import { API_ORIGIN } from './platform';

const LABORATORY = `${API_ORIGIN}/dev/lab`;

/** What is to go wrong, as `PUT /dev/lab` takes it. */
export interface Fault {
  readonly scenario: string;
  readonly path?: string;
  readonly times?: number;
  readonly ms?: number;
}

/** Lets something go wrong in the running platform. */
export async function letFail({ path, ...fault }: Fault): Promise<void> {
  const match = path === undefined ? {} : { path };
  const answer = await fetch(LABORATORY, { method: 'PUT', body: JSON.stringify({ ...fault, match }) });
  if (!answer.ok) throw new Error(`The laboratory refuses: ${await answer.text()}`);
}

/** Everything goes well again. */
export async function letAllSucceed(): Promise<void> {
  await fetch(LABORATORY, { method: 'DELETE' });
}

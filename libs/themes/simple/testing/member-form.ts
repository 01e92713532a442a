import type { Endpoint } from '@shop/contract/endpoint';
import type { PageProps } from '@shop/theming/page-props';
import type { TestApi } from '@shop/testing-api/open-test-api';
import type { ComponentType } from 'react';

/** The member of one test, and the API. */
export interface FormWorld {
  readonly api: TestApi;
  readonly token: string;
  readonly email: string;
}

/** How a form of the account area is filled in, sent and refused. */
export interface MemberForm {
  readonly Page: ComponentType<PageProps>;
  readonly path: string;
  readonly params?: PageProps['params'];
  readonly search?: string;
  /** For visitors: nobody is signed in. */
  readonly isForGuests?: true;
  /** The button that opens it. */
  readonly open?: string;
  /** Its accessible name. */
  readonly form: string;
  /** By the fields' labels: what is pasted, and what the form makes of it before it checks it. */
  readonly pasted: Readonly<Record<string, readonly [pasted: string, shown: string]>>;
  readonly chosen?: Readonly<Record<string, string>>;
  readonly ticked?: readonly RegExp[];
  /** Comes from the frame of the payment service. */
  readonly message?: { readonly origin: string; readonly data: unknown };
  readonly submit: string;
  /** The button of the question that follows. */
  readonly confirm?: string;
  readonly endpoint: Endpoint<unknown, unknown>;
  /** A body that the API refuses, though the form would not, and the field that it is said beside. */
  readonly refused?: { readonly body: Readonly<Record<string, unknown>>; readonly field: string };
  /** A change that ends the session: whoever sends it again is signed out, and sends nothing. */
  readonly endsSession?: true;
  /** Its response is all that it is for: where it is lost, the form is sent once more. */
  readonly isForResponse?: true;
  /** Why nothing of it is stored, so that nothing can be lost or doubled: `stored` stays as it was. */
  readonly keepsNothing?: string;
  /** What the API has stored of it. */
  readonly stored: () => Promise<unknown>;
  /** What is stored once it is sent, however often its response was lost. */
  readonly once: unknown;
  /** What is stored once two tabs have sent the same, one after the other: the last one wins, is told, or adds. */
  readonly twice: unknown;
}

/** Prepares what is there before the form is opened. */
export type MemberFormOf = (world: FormWorld) => Promise<MemberForm> | MemberForm;

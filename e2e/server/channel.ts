import type { Arrival, PersonSeed, SeededPerson } from '@portal/back-office/testing';

/** What a test may ask of its server, over the IPC channel. */
export type Question =
  | { readonly kind: 'arrivals' }
  | { readonly kind: 'policyReports' }
  | { readonly kind: 'quote'; readonly columns: Columns }
  | { readonly kind: 'request'; readonly columns: Columns }
  | { readonly kind: 'file'; readonly text: string; readonly columns: Columns }
  | { readonly kind: 'agency'; readonly columns: Columns }
  | { readonly kind: 'person'; readonly person: PersonSeed };

/** Values by column of the back office's table. */
export type Columns = Readonly<Record<string, string | number | null>>;

export interface Answers {
  readonly arrivals: readonly Arrival[];
  readonly policyReports: readonly unknown[];
  readonly quote: number;
  readonly request: number;
  readonly file: number;
  readonly agency: number;
  readonly person: SeededPerson;
}

export type Ask = Question & { readonly id: number };

export type Told =
  | { readonly kind: 'ready'; readonly address: string }
  | { readonly kind: 'answer'; readonly id: number; readonly value: unknown }
  | { readonly kind: 'failure'; readonly id: number; readonly message: string };

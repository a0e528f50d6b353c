import { ofApplicant, seed } from '@portal/testing';
import { PropositionDetails } from '../proposition-details';

/** A proposal as tests use it: seeded with its file, and shown. */

export const BACK = { to: '/propositionsList', label: 'Vos propositions' };
export const QUOTES = '/admin/api/ficodevquotes';

export type Columns = Readonly<Record<string, string | number | null>>;

/** One of the demo applicant, on a file of its own; waits for an answer unless told otherwise. */
export async function aProposition(columns: Columns = {}, project: Columns = {}): Promise<number> {
  const owned = await ofApplicant();
  const projectId = await seed('request', {
    title: 'Un trois-pièces à Nantes',
    ...owned,
    ...project,
  });
  return seed('quote', {
    po_number: 'PROP-TEST-1',
    request_id: projectId,
    ...owned,
    internal_status: 'draft',
    ...columns,
  });
}

export const show = (id: number, onAnswered = jest.fn()) => (
  <PropositionDetails id={id} back={BACK} onAnswered={onAnswered} />
);

import { ofApplicant, renderScreen, seed } from '@portal/testing';
import { PropositionDetails } from '../src/proposition-details';

/** A proposal as tests use it: seeded with its file, and shown. */

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

/** Shown to the applicant, unless told otherwise. */
export const show = (id: number, options: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen(<PropositionDetails />, {
    as: 'demandeur',
    route: '/propositionDetailsPage/:id',
    path: `/propositionDetailsPage/${String(id)}`,
    ...options,
  });

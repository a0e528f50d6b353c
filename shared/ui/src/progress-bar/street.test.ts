import { drawStreet } from './street';

const lit = (step: number) => drawStreet(step, 'open').flatMap((phase) => phase.windows);

describe('the street of twelve windows', () => {
  it.each([1, 2, 5, 6, 9, 11, 12])('lights one window, the one of step %i', (step) => {
    const windows = lit(step);
    expect(windows).toHaveLength(12);
    expect(windows.indexOf('current')).toBe(step - 1);
    expect(windows.filter((state) => state === 'done')).toHaveLength(step - 1);
  });

  it('says which phase a step belongs to', () => {
    const current = (step: number) =>
      drawStreet(step, 'open').find((phase) => phase.state === 'current')?.name;
    expect([1, 2, 3, 5, 6, 8, 9, 12].map(current)).toEqual([
      'Projet déposé',
      'Étude du dossier',
      'Mandat et documents',
      'Mandat et documents',
      'Propositions',
      'Propositions',
      'Assurance et offre de prêt',
      'Versement des fonds',
    ]);
  });

  it('has nothing left to light once the funds are released, and nothing lit in a file closed without them', () => {
    expect(new Set(drawStreet(12, 'finished').flatMap((phase) => phase.windows))).toEqual(new Set(['done']));
    expect(new Set(drawStreet(12, 'closed').flatMap((phase) => phase.windows))).toEqual(new Set(['closed']));
  });
});

import { drawStreet } from './street';

describe('the street of twelve windows', () => {
  it.each([1, 2, 5, 6, 9, 11, 12])('lights one window, the one of step %i', (step) => {
    const windows = drawStreet(step, 'open').flatMap((phase) => phase.windows);
    expect(windows).toHaveLength(12);
    expect(windows.indexOf('current')).toBe(step - 1);
    expect(windows.filter((state) => state === 'done')).toHaveLength(step - 1);
  });

  it.each([
    [5, 'Mandat et documents'],
    [6, 'Propositions'],
    [12, 'Versement des fonds'],
  ])('shows step %i in the phase « %s »', (step, name) => {
    expect(drawStreet(step, 'open').find(({ state }) => state === 'current')?.name).toBe(name);
  });

  it('has nothing left to light once the funds are released, and nothing lit in a file closed without them', () => {
    expect(new Set(drawStreet(12, 'finished').flatMap((phase) => phase.windows))).toEqual(new Set(['done']));
    expect(new Set(drawStreet(12, 'closed').flatMap((phase) => phase.windows))).toEqual(new Set(['closed']));
  });
});

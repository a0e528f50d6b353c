import { createSafeStorage } from '@portal/kit';
import { cohortKeyOf } from './cohort-key';

beforeEach(() => localStorage.clear());

const storage = createSafeStorage();

describe('whom a canary draws', () => {
  it('is the profile of whoever is signed in, on every device', () => {
    expect(cohortKeyOf({ profileId: 42 }, storage)).toBe('42');
    expect(localStorage).toHaveLength(0);
  });

  it('is for a visitor a number that their browser keeps', () => {
    const drawn = cohortKeyOf({ profileId: null }, storage);

    expect(Number(drawn)).toBeGreaterThanOrEqual(0);
    expect(Number(drawn)).toBeLessThan(10_000);
    expect(cohortKeyOf({ profileId: null }, createSafeStorage())).toBe(drawn);
  });

  it('is drawn anew where something else is kept', () => {
    localStorage.setItem('portal.draw', 'somebody@example.org');
    expect(cohortKeyOf({ profileId: null }, storage)).toMatch(/^\d{1,4}$/);
  });
});

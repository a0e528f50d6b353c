import { incidentOf } from './incident';

describe('the id of an incident', () => {
  it('is short, and can be read out', () => {
    expect(incidentOf(new Error('the first'))).toMatch(/^[2-9A-HJKMNP-TV-Z]{3}-[2-9A-HJKMNP-TV-Z]{3}$/);
  });

  it('stays the same while the same thing fails again, and is another for something else', () => {
    const incident = incidentOf(new TypeError('it is down'));

    expect(incidentOf(new TypeError('it is down'))).toBe(incident);
    expect(incidentOf(new Error('it is down'))).not.toBe(incident);
  });
});

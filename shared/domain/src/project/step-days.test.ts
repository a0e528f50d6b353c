import { daysInStep } from './step-days';

const now = new Date('2026-11-25T10:00:00Z');
const project = { status: 'signed', createdAt: '2026-01-01', updatedAt: '2026-11-20T23:30:00Z' };

it('counts a new project from its creation, any other from its last change, by the calendar of Paris', () => {
  expect(daysInStep({ ...project, status: 'open' }, now)).toEqual({ days: 328, isLong: true });
  // 23:30 UTC is the next day in Paris.
  expect(daysInStep(project, now)).toEqual({ days: 4, isLong: false });
});

it('marks three weeks in one step, and never a closed project', () => {
  expect(daysInStep({ ...project, updatedAt: '2026-11-05' }, now)).toEqual({ days: 20, isLong: false });
  expect(daysInStep({ ...project, updatedAt: '2026-11-04' }, now)).toEqual({ days: 21, isLong: true });
  expect(daysInStep({ ...project, status: 'rejected', updatedAt: '2026-01-04' }, now)?.isLong).toBe(false);
});

it('says nothing without a readable date, and no negative days', () => {
  expect(daysInStep({ ...project, updatedAt: null }, now)).toBeUndefined();
  expect(daysInStep({ ...project, updatedAt: 'hier' }, now)).toBeUndefined();
  expect(daysInStep({ ...project, updatedAt: '2026-11-27' }, now)).toEqual({ days: 0, isLong: false });
});

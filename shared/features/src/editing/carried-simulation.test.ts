import { createSafeStorage } from '@portal/kit';
import { fakeTransport, installTestKit } from '@portal/testing';
import { carriedSimulation, carrySimulation } from './carried-simulation';

const ENTRY = 'portal.simulation';
const storage = createSafeStorage();

beforeEach(() => void installTestKit(fakeTransport({})));

afterEach(() => {
  jest.useRealTimers();
  storage.write(ENTRY, null);
});

it('is forgotten after a day', () => {
  jest.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z') });
  installTestKit(fakeTransport({}));
  carrySimulation({ amountToFinance: 200_000 });
  jest.setSystemTime(new Date('2026-11-22T09:59:00Z'));
  expect(carriedSimulation()).toBeDefined();
  jest.setSystemTime(new Date('2026-11-22T10:01:00Z'));
  expect(carriedSimulation()).toBeUndefined();
  expect(storage.read(ENTRY)).toBeNull();
});

it.each([
  'simulation',
  '[]',
  '{"savedAt":"hier","figures":{"years":20}}',
  '{"savedAt":"2026-11-21T10:00:00Z"}',
  `{"savedAt":"${new Date().toISOString()}","figures":{"years":"20","downPayment":-1}}`,
])('reads nothing from %s', (stored) => {
  storage.write(ENTRY, stored);
  expect(carriedSimulation()).toBeUndefined();
});

import { createSafeStorage } from '@portal/kit';
import { fakeTransport, installTestKit } from '@portal/testing';
import { carriedSimulation, carrySimulation, dropCarriedSimulation } from './carried-simulation';

const ENTRY = 'portal.simulation';
const storage = createSafeStorage();

beforeEach(() => void installTestKit(fakeTransport({})));

afterEach(() => {
  jest.useRealTimers();
  storage.write(ENTRY, null);
});

it('is kept until it is dropped', () => {
  carrySimulation({ amountToFinance: 200_000, years: 20 });
  expect(carriedSimulation()?.figures).toEqual({ amountToFinance: 200_000, years: 20 });
  dropCarriedSimulation();
  expect(carriedSimulation()).toBeUndefined();
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

it('carries nothing, without a fault, where the browser keeps nothing', () => {
  const denied = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  carrySimulation({ years: 20 });
  expect(carriedSimulation()).toBeUndefined();
  denied.mockRestore();
});

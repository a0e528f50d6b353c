import { backOfficeOptionsOf } from './open-back-office';
import { readSettings } from './settings/settings';

const options = (environment: Record<string, string>) =>
  backOfficeOptionsOf(readSettings(environment, '/srv/portal'), 'https://portail.example');

it('leaves to the back office what nobody set', () => {
  const chosen = options({});
  expect(chosen).not.toHaveProperty('statusAfterAcceptance');
  expect(chosen.shedLoad).toEqual({ limitMs: 1000 });
  const other = options({ PORTAL_ACCEPTANCE_MOVES_REQUEST: '0', PORTAL_SHED_DELAY_MS: '0' });
  expect(other.statusAfterAcceptance).toBeNull();
  expect(other).not.toHaveProperty('shedLoad');
});

import type { Person } from '@portal/domain/person';
import { ApiError, createKit } from '@portal/kit';
import { DEFAULT_SETTINGS } from '@portal/kit/shell';
import { MARIE } from '../../test/render-portal';
import { defer, of, Subject, throwError } from 'rxjs';
import { createIdentification } from './identification';

const AGENT = 4;
const DIRECTOR = 5;

/** Marie's stored session says agent; the server now says director. */
function openKept() {
  const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { session } = createKit({ settings: DEFAULT_SETTINGS });
  session.open(MARIE);
  session.identify({ profileId: 7, customer: 59, roleIds: [AGENT] });
  let unreachable: Error | undefined = new ApiError(0, [{ detail: 'Le serveur est injoignable.' }]);
  const profileOf = jest.fn(() =>
    defer(() =>
      unreachable
        ? throwError(() => unreachable)
        : of({ id: 7, agencyId: 59, roleIds: [DIRECTOR] } as unknown as Person),
    ),
  );
  const refused = jest.fn();
  const { refresh } = createIdentification(session, profileOf);
  return {
    session,
    profileOf,
    refused,
    start: () => refresh().subscribe({ error: refused }),
    fail: (problem: Error) => {
      unreachable = problem;
    },
    reconnect: () => {
      unreachable = undefined;
      network.mockReturnValue(true);
      window.dispatchEvent(new Event('online'));
    },
    network,
  };
}

describe('the role that the browser kept', () => {
  it('is confirmed once there is a network again, without a word about the time without', () => {
    const { session, profileOf, refused, start, reconnect } = openKept();
    start();
    expect(session.current().role).toBe('AGENT');
    reconnect();
    expect(session.current().role).toBe('DIRECTOR');
    reconnect();
    expect(profileOf).toHaveBeenCalledTimes(2);
    expect(refused).not.toHaveBeenCalled();
  });

  it('is asked about no longer once nobody is signed in', () => {
    const { session, profileOf, refused, start, reconnect } = openKept();
    start();
    session.close();
    reconnect();
    expect(profileOf).toHaveBeenCalledTimes(1);
    expect(refused).not.toHaveBeenCalled();
  });

  it.each([
    ['a server that cannot be reached although there is a network', new ApiError(0), true],
    ['a server that refuses, whatever the browser thinks of the network', new ApiError(500), false],
  ])('%s is told', (_, problem, isOnline) => {
    const { refused, start, fail, network } = openKept();
    fail(problem);
    network.mockReturnValue(isOnline);
    start();
    expect(refused).toHaveBeenCalledWith(problem);
  });
});

it('is not of who signed in meanwhile', () => {
  const { session } = createKit({ settings: DEFAULT_SETTINGS });
  session.open(MARIE);
  const answer = new Subject<Person>();
  const { refresh } = createIdentification(session, () => answer);
  refresh().subscribe();
  session.open({ ...MARIE, email: 'paul@example.com' });
  answer.next({ id: 7, agencyId: 59, roleIds: [DIRECTOR] } as unknown as Person);
  expect(session.current()).toMatchObject({ email: 'paul@example.com', profileId: null, role: 'VISITOR' });
});

import { agencyIdsOf } from '@portal/domain/agency';
import { ApiError, type HttpAnswer, type HttpClient, type ReadRequest } from '@portal/kit';
import { readSettings } from '@portal/kit/shell';
import { lastValueFrom, map, type Observable, throwError } from 'rxjs';
import { TestScheduler } from 'rxjs/testing';
import { createApi } from '../create-api';
import { aCustomer } from '../../test/bodies';
import { recorded } from '../../test/recorded-back-office';

/** A client whose reads are answered by the test, in virtual time. */
function api(read: (request: ReadRequest) => Observable<HttpAnswer>) {
  const client: HttpClient = { send: () => throwError(() => new ApiError(404)), read };
  return createApi({ signed: client, open: client, content: client }, readSettings({}));
}

const inVirtualTime = (test: (helpers: Parameters<Parameters<TestScheduler['run']>[0]>[0]) => void): void => {
  new TestScheduler((actual, expected) => expect(actual).toEqual(expected)).run(test);
};

const answer = (body: unknown): HttpAnswer => ({ status: 200, headers: {}, body });
const gone = new ApiError(403, [{ detail: 'Access Denied.' }]);

describe('the agency tree', () => {
  it('falls back to the recursive fetch when the list does not hold it, and survives a cycle', async () => {
    const { api: endpoints, signed } = recorded({
      'GET /admin/api/customers': [aCustomer(8, null)],
      'GET /admin/api/customers/59': aCustomer(59, null, [60]),
      'GET /admin/api/customers/59/children': [aCustomer(60, 59, [59])],
      'GET /admin/api/customers/60/children': [aCustomer(59, null, [60])],
    });
    const tree = await lastValueFrom(endpoints.agencies.tree(59));
    expect(agencyIdsOf(tree)).toEqual([59, 60]);
    expect(signed()).toHaveLength(4);
  });

  it('pauses 500 ms before each fetch of the recursion', () => {
    inVirtualTime(({ cold, expectObservable }) => {
      const rows: Readonly<Record<string, unknown>> = {
        '/admin/api/customers/1': aCustomer(1, null, [2]),
        '/admin/api/customers/1/children': [aCustomer(2, 1, [3])],
        '/admin/api/customers/2/children': [aCustomer(3, 2)],
      };
      const endpoints = api(({ path }) =>
        path === '/admin/api/customers'
          ? cold<HttpAnswer>('#', undefined, gone)
          : cold('(a|)', { a: answer(rows[path]) }),
      );
      expectObservable(endpoints.agencies.tree(1).pipe(map(agencyIdsOf))).toBe('1000ms (t|)', {
        t: [1, 2, 3],
      });
    });
  });

  it('is not guessed after a network failure', () => {
    inVirtualTime(({ cold, expectObservable }) => {
      const down = new ApiError(0);
      const endpoints = api(() => cold<HttpAnswer>('-#', undefined, down));
      expectObservable(endpoints.agencies.tree(1)).toBe('-#', undefined, down);
    });
  });

  it('says so when the session has no agency, or when the agency is nowhere', async () => {
    const { api: endpoints, calls } = recorded({});
    await expect(lastValueFrom(endpoints.agencies.tree(null))).rejects.toThrow(
      'Customer ID not found in localStorage',
    );
    expect(calls).toEqual([]);
    await expect(lastValueFrom(endpoints.agencies.tree(5))).rejects.toMatchObject({ status: 404 });
  });
});

describe('a logo', () => {
  it('is read once, and absent when the file is', async () => {
    const { api: endpoints, signed } = recorded({
      'GET /admin/api/customers/59': aCustomer(59, null),
      'GET /admin/api/files/33': {
        id: 33,
        mimeType: 'image/png',
        originalFilename: 'logo.png',
        content: 'iVBORw0K',
      },
    });
    const agency = await lastValueFrom(endpoints.agencies.byId(59));
    expect(await lastValueFrom(endpoints.agencies.logo(agency))).toBe('data:image/png;base64,iVBORw0K');
    await lastValueFrom(endpoints.agencies.logo(agency));
    expect(signed().filter((call) => call.includes('files'))).toHaveLength(1);
    expect(await lastValueFrom(endpoints.agencies.logo({ ...agency, logoFileId: null }))).toBeUndefined();
  });
});

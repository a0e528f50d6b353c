import { toAddressDraft } from '@portal/domain/address';
import type { Kit } from '@portal/kit';
import { map } from 'rxjs';
import type { AddressesApi } from '../api';
import { inOurWords } from '../problems';
import { changedFrom, changeRow, withVersion } from '../wire/seen';
import { fromAddressDraft, readAddress, readAddresses } from '../wire/address.wire';

const ADDRESSES = '/admin/api/customer_user_addresses';
const NO_LIMIT = -1;

export function createAddressesApi({ signed }: Kit['http']): AddressesApi {
  const itemPath = (id: number): string => `${ADDRESSES}/${String(id)}`;
  return {
    list: (personId, filter = {}) =>
      signed
        .read(
          {
            path: `/admin/api/customer_users/${String(personId)}/addresses`,
            // Without a limit, a sub-resource is cut at ten rows.
            params: { country: filter.country, region: filter.region, limit: NO_LIMIT },
          },
          'screen',
        )
        .pipe(map(({ body }) => readAddresses(body))),
    byId: (id) => signed.read({ path: itemPath(id) }, 'screen').pipe(map(withVersion(readAddress))),
    create: (personId, draft) =>
      signed.send({ method: 'POST', path: ADDRESSES, body: fromAddressDraft(draft, personId) }).pipe(
        map(({ body }) => readAddress(body)),
        inOurWords({}),
      ),
    update: (seen, draft) =>
      changeRow(signed, {
        path: itemPath(seen.id),
        seen,
        body: changedFrom(fromAddressDraft(toAddressDraft(seen)), fromAddressDraft(draft)),
        read: readAddress,
      }).pipe(inOurWords({})),
    remove: (id) => signed.send({ method: 'DELETE', path: itemPath(id) }).pipe(map(() => undefined)),
  };
}

import { canCreateUsers, routeAccessOf } from '@portal/domain/access';
import { paths } from '@portal/features/routes';
import { useSession } from '@portal/kit';
import { UserList } from '../users/user-list';

export default function UserListPage() {
  const { role, customer, profileId } = useSession();
  const seesAffiliations = routeAccessOf(paths.affiliations)?.roles.includes(role) ?? false;
  return (
    <UserList
      agencyId={customer}
      reader={{ role, profileId }}
      canCreate={canCreateUsers(role)}
      seesAffiliations={seesAffiliations}
    />
  );
}

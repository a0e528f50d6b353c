import { canCreateUsers, routeAccessOf } from '@portal/domain/access';
import { paths } from '@portal/features/routes';
import { withShortcuts } from '@portal/features/shortcuts';
import { useSession } from '@portal/kit';
import { UserList } from '../users/user-list';

function UserListPage() {
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

export default withShortcuts(UserListPage);

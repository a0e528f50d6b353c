import { Missing } from '@portal/features/resource';
import { paths, useRouteId } from '@portal/features/routes';
import { useLocation } from '@portal/kit';
import { Page } from '@portal/ui/page';
import { EditUser } from '../users/edit-user';
import { NewUser } from '../users/new-user';

/** Creates a user (the route allows administrators only) or edits one. */
export default function UserFormPage() {
  const id = useRouteId();
  const isNew = useLocation().pathname === paths.newUser;
  if (isNew) return <NewUser />;
  if (id !== undefined) return <EditUser key={id} id={id} />;
  return (
    <Page width="form">
      <Missing record="person" />
    </Page>
  );
}

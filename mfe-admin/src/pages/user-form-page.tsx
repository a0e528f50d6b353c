import { Missing, paths, useRouteId } from '@portal/features/portal';
import { useLocation, useNavigate } from '@portal/kit';
import { Page } from '@portal/ui/page';
import { EditUser } from '../users/edit-user';
import { NewUser } from '../users/new-user';

/** A new user (administrators, says the route), or one to change. */
export default function UserFormPage() {
  const navigate = useNavigate();
  const id = useRouteId();
  const isNew = useLocation().pathname === paths.newUser;
  const goBack = () => void navigate(paths.users);
  if (isNew) return <NewUser onSaved={goBack} />;
  if (id !== undefined) return <EditUser key={id} id={id} onSaved={goBack} />;
  return (
    <Page width="form">
      <Missing />
    </Page>
  );
}

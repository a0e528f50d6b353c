import { paths } from '@portal/features/routes';
import { ProfileForm } from '@portal/features/profile';
import { withShortcuts } from '@portal/features/shortcuts';
import { useNavigate } from '@portal/kit';

function ProfileFormPage() {
  const navigate = useNavigate();
  return <ProfileForm onSaved={() => void navigate(paths.profile)} />;
}

export default withShortcuts(ProfileFormPage);

import { paths } from '@portal/features/routes';
import { ProfileForm } from '@portal/features/profile';
import { withShortcuts } from '@portal/features/shortcuts';
import { useNavigate, useSession } from '@portal/kit';

/** Changing one's own profile. */
function ProfileFormPage() {
  const navigate = useNavigate();
  return <ProfileForm personId={useSession().profileId} onSaved={() => void navigate(paths.profile)} />;
}

export default withShortcuts(ProfileFormPage);

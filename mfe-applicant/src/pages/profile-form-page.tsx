import { paths } from '@portal/features/routes';
import { ProfileForm } from '@portal/features/profile';
import { useNavigate, useSession } from '@portal/kit';

/** Changing one's own profile. */
export default function ProfileFormPage() {
  const navigate = useNavigate();
  return <ProfileForm personId={useSession().profileId} onSaved={() => void navigate(paths.profile)} />;
}

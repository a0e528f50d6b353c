import { paths } from '@portal/features/routes';
import { ProfileForm } from '@portal/features/profile';
import { useNavigate } from '@portal/kit';

export default function ProfileFormPage() {
  const navigate = useNavigate();
  return <ProfileForm onSaved={() => void navigate(paths.profile)} />;
}

import { Profile } from '@portal/features/profile';
import { useSession } from '@portal/kit';

/** The profile of whoever is signed in. */
export default function ProfilePage() {
  return <Profile personId={useSession().profileId} />;
}

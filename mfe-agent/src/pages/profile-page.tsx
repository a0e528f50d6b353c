import { Profile } from '@portal/features/profile';
import { withShortcuts } from '@portal/features/shortcuts';
import { useSession } from '@portal/kit';

/** The profile of whoever is signed in. */
function ProfilePage() {
  return <Profile personId={useSession().profileId} />;
}

export default withShortcuts(ProfilePage);

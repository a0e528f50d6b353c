import { ProfileFormPage } from '@portal/features/profile';
import { withShortcuts } from '@portal/features/shortcuts';

export default withShortcuts(ProfileFormPage);

import { withShortcuts } from '@portal/features/shortcuts';
import { StaffProjectSaved } from '@portal/features/success';

export default withShortcuts(StaffProjectSaved);

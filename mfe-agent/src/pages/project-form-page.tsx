import { ProjectFormPage } from '@portal/features/project-form';
import { withShortcuts } from '@portal/features/shortcuts';

export default withShortcuts(ProjectFormPage);

import { PropositionComparison } from '@portal/features/proposition-comparison';
import { withShortcuts } from '@portal/features/shortcuts';

export default withShortcuts(PropositionComparison);

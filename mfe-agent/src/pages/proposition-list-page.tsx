import { propositionListPolicy, propositionScope } from '@portal/domain/access';
import { PropositionList } from '@portal/features/proposition-list';
import { withShortcuts } from '@portal/features/shortcuts';
import { useSession } from '@portal/kit';
import { useMemo } from 'react';

/** The proposals that the agency's side follows. */
function PropositionListPage() {
  const session = useSession();
  const policy = useMemo(() => propositionListPolicy(session.role), [session.role]);
  const scope = useMemo(() => propositionScope(session), [session]);
  return <PropositionList title="Propositions" policy={policy} scope={scope} desk />;
}

export default withShortcuts(PropositionListPage);

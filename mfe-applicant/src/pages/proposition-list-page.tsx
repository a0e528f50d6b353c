import { propositionListPolicy, propositionScope } from '@portal/domain/access';
import { PropositionList } from '@portal/features/proposition-list';
import { useSession } from '@portal/kit';
import { EmptyProposition } from '@portal/ui/artwork';
import { EmptyState } from '@portal/ui/empty-state';
import { useMemo } from 'react';

/** The proposals that the applicant received. */
export default function PropositionListPage() {
  const session = useSession();
  const policy = useMemo(() => propositionListPolicy(session.role), [session.role]);
  const scope = useMemo(() => propositionScope(session), [session]);
  return (
    <PropositionList
      title="Vos propositions"
      policy={policy}
      scope={scope}
      empty={
        <EmptyState art={<EmptyProposition />} caps="VOUS N'AVEZ AUCUNE PROPOSITION POUR LE MOMENT">
          Elles apparaîtront ici dès que votre conseiller en aura reçu.
        </EmptyState>
      }
    />
  );
}

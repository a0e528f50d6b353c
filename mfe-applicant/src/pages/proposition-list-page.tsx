import { PropositionList } from '@portal/features/proposition-list';
import { useAccess } from '@portal/features/resource';
import { AnswerNews } from '@portal/features/success';
import { EmptyProposition } from '@portal/ui/artwork';
import { EmptyState } from '@portal/ui/empty-state';

export default function PropositionListPage() {
  return (
    <PropositionList
      title="Vos propositions"
      intro={<AnswerNews />}
      {...useAccess().propositions}
      empty={
        <EmptyState art={<EmptyProposition />} caps="VOUS N'AVEZ AUCUNE PROPOSITION POUR LE MOMENT">
          Elles apparaîtront ici dès que votre conseiller en aura reçu.
        </EmptyState>
      }
    />
  );
}

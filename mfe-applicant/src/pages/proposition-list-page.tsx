import { PropositionList } from '@portal/features/proposition-list';
import { useAccess } from '@portal/features/resource';
import { paths } from '@portal/features/routes';
import { AnswerNews } from '@portal/features/success';
import { Link } from '@portal/kit';
import { EmptyProposition } from '@portal/ui/artwork';
import { ButtonLink } from '@portal/ui/button';
import { EmptyState } from '@portal/ui/empty-state';

export default function PropositionListPage() {
  return (
    <PropositionList
      title="Vos propositions"
      intro={<AnswerNews />}
      {...useAccess().propositions}
      empty={
        <EmptyState
          art={<EmptyProposition />}
          caps="VOUS N'AVEZ AUCUNE PROPOSITION POUR LE MOMENT"
          actions={
            <ButtonLink as={Link} to={paths.projects}>
              Voir vos projets
            </ButtonLink>
          }
        >
          Elles apparaîtront ici dès que votre conseiller en aura reçu.
        </EmptyState>
      }
    />
  );
}

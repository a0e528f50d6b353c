import { Facts } from '@portal/ui/facts';

export function PropositionListHelp() {
  return (
    <Facts
      items={[
        {
          term: 'Prêteur, par mois, TAEG',
          value:
            'Tels que la proposition les annonce, assurance comprise. Rien ne s’affiche si son texte ne les donne pas.',
        },
        {
          term: 'En brouillon',
          value: 'Pas encore transmises\u00A0: le demandeur ne les voit pas.',
        },
        {
          term: 'Acceptées',
          value: 'Comptées au jour de la réponse du demandeur.',
        },
        {
          term: 'Sélection',
          value:
            'Cochez des lignes pour copier les adresses e-mail des demandeurs ou pour exporter. La touche Échap vide la sélection.',
        },
      ]}
    />
  );
}

import { EXAMPLE_ASSUMPTIONS, MAX_EFFORT_PERCENT } from '@portal/domain/finance';
import { rateText } from '@portal/domain/format';
import { LONG_STEP_DAYS } from '@portal/domain/project';
import { useSession } from '@portal/kit';
import { Facts } from '@portal/ui/facts';

/** What the columns and the views of the list of projects mean. */
export function ProjectListHelp() {
  // Who looks after a network has no turn of their own.
  const hasTurn = useSession().role === 'AGENT';
  return (
    <Facts
      items={[
        {
          term: 'Dans l’étape',
          value: `Jours depuis le dernier changement du dossier, ou depuis son dépôt s’il est nouveau. Une horloge s’affiche après ${String(LONG_STEP_DAYS)}\u00A0jours.`,
        },
        {
          term: 'Effort',
          value: `Taux d’effort estimé avec un taux débiteur de ${rateText(EXAMPLE_ASSUMPTIONS.annualRate)} et une assurance de ${rateText(EXAMPLE_ASSUMPTIONS.insuranceRate)} du capital emprunté par an, en gras au-dessus de ${String(MAX_EFFORT_PERCENT)}\u00A0%. Rien ne s’affiche s’il manque un montant ou la durée.`,
        },
        {
          term: 'À relancer',
          value:
            'Dossiers en cours sans contact depuis quatorze jours, ou dont une proposition expire dans la semaine.',
        },
        {
          term: `Attente du demandeur, Chez le prêteur${hasTurn ? ', À vous' : ''}`,
          value: 'Selon le statut seul\u00A0: une proposition sans réponse n’y change rien.',
        },
        {
          term: 'Par phase',
          value:
            'Les mêmes dossiers que dans le tableau, rangés selon la phase de leur statut. Chaque nombre mène à la liste de ces dossiers. Un dossier ne change pas de statut ici.',
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

import { LONG_STEP_DAYS } from '@portal/domain/project';
import { Facts } from '@portal/ui/facts';

/** What the columns and the views of the list of projects count. */
export const PROJECT_LIST_HELP = (
  <Facts
    items={[
      {
        term: 'Dans l’étape',
        value: `Jours depuis le dernier changement du dossier, ou depuis son dépôt. Une horloge s’affiche après ${String(LONG_STEP_DAYS)}\u00A0jours.`,
      },
      {
        term: 'À relancer',
        value: 'Sans contact depuis quatorze jours, ou avec une proposition qui expire dans la semaine.',
      },
      {
        term: 'Attente du demandeur, Chez le prêteur',
        value: 'Selon le statut seul\u00A0: une proposition sans réponse n’y change rien.',
      },
    ]}
  />
);

import { ProgressBar } from './progress-bar';

export const purpose =
  'Douze fenêtres en 6 phases. Faites, allumée, à venir. Un statut sans étape n’a pas de barre inventée.';
export const setting = 'wide';
export default {
  'Étape 1': <ProgressBar step={1} status="En cours" label="Avancement, étape 1" />,
  'Étape 9': <ProgressBar step={9} status="En cours" label="Avancement, étape 9" />,
  Terminé: <ProgressBar step={12} outcome="finished" status="Fonds débloqués" label="Avancement, terminé" />,
  'Dossier clos': <ProgressBar step={6} outcome="closed" status="Projet refusé" label="Avancement, clos" />,
  'Sans étape': <ProgressBar step={null} status="En attente" />,
  'À l’étroit': <ProgressBar step={6} status="En cours" label="Avancement, à l’étroit" />,
  'Petite, dans une liste': <ProgressBar step={6} status="En cours" size="sm" />,
  'Petite, close': <ProgressBar step={3} outcome="closed" status="Refusé" size="sm" />,
};

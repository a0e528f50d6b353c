import { CalendarX, Mail } from '@portal/ui/icon';
import { Meter } from '@portal/ui/meter';
import { PHASES, ProgressBar } from '@portal/ui/progress-bar';
import { StatusChip, type StatusFamily } from '@portal/ui/status-chip';
import type { GallerySection } from '../section';

const STATUSES: Readonly<Record<StatusFamily, string>> = {
  new: 'Nouveau projet',
  advisor: 'Projet en cours de traitement',
  you: 'Attente signature mandat',
  lender: 'Dossier finalisé',
  success: 'Fonds débloqués',
  danger: 'Projet refusé',
  closed: 'Annulé par le client',
};
const FAMILIES = Object.entries(STATUSES) as [StatusFamily, string][];
const STEPS = [1, 3, 6, 9, 12];

/** Where a file is. */
export const progressSections: readonly GallerySection[] = [
  {
    id: 'status-chip',
    name: 'StatusChip',
    from: '@portal/ui/status-chip',
    purpose: 'Un statut : le dessin, les mots, et la couleur en dernier. L’ambre veut dire « à vous ».',
    specimens: [
      ...FAMILIES.map(([family, words]) => ({
        name: family,
        show: <StatusChip family={family}>{words}</StatusChip>,
      })),
      {
        name: 'Autre dessin',
        show: (
          <StatusChip family="new" glyph={Mail}>
            Nouvelle
          </StatusChip>
        ),
      },
      {
        name: 'Expirée',
        show: (
          <StatusChip family="closed" glyph={CalendarX}>
            Proposition expirée
          </StatusChip>
        ),
      },
      {
        name: 'À la ligne dans un tableau (wrap)',
        show: (
          <StatusChip family="lender" wrap>
            Offre de crédit acceptée et retournée au prêteur
          </StatusChip>
        ),
        width: 'narrow',
      },
    ],
  },
  {
    id: 'progress-bar',
    name: 'ProgressBar',
    from: '@portal/ui/progress-bar',
    purpose: `Douze fenêtres en ${PHASES.length} phases. Faites, allumée, à venir. Un statut sans étape n’a pas de barre inventée.`,
    specimens: [
      ...STEPS.map((step) => ({
        name: `Étape ${step}`,
        show: (
          <div>
            <ProgressBar step={step} status="En cours" label={`Avancement, étape ${step}`} />
          </div>
        ),
        width: 'wide' as const,
      })),
      {
        name: 'Terminé',
        show: (
          <ProgressBar step={12} outcome="finished" status="Fonds débloqués" label="Avancement, terminé" />
        ),
        width: 'wide',
      },
      {
        name: 'Dossier clos',
        show: <ProgressBar step={6} outcome="closed" status="Projet refusé" label="Avancement, clos" />,
        width: 'wide',
      },
      { name: 'Sans étape', show: <ProgressBar step={null} status="En attente" /> },
      {
        name: 'À l’étroit',
        show: <ProgressBar step={6} status="En cours" label="Avancement, à l’étroit" />,
        width: 'narrow',
      },
      { name: 'Petite, dans une liste', show: <ProgressBar step={6} status="En cours" size="sm" /> },
      {
        name: 'Petite, terminée',
        show: <ProgressBar step={12} outcome="finished" status="Fonds débloqués" size="sm" />,
      },
      { name: 'Petite, close', show: <ProgressBar step={3} outcome="closed" status="Refusé" size="sm" /> },
    ],
  },
  {
    id: 'meter',
    name: 'Meter',
    from: '@portal/ui/meter',
    purpose:
      'Une part qui n’est pas une étape : les 60 % d’une proposition, un taux d’effort sous sa limite.',
    specimens: [
      { name: 'Ordinaire', show: <Meter label="Part du projet" percent={60} /> },
      {
        name: 'Avec une limite',
        show: <Meter label="Taux d’effort" percent={34.86} valueText="34,86 %" limitPercent={35} />,
      },
      { name: 'Vide', show: <Meter label="Part déjà financée" percent={0} /> },
      { name: 'Pleine', show: <Meter label="Part remboursée" percent={100} /> },
    ],
  },
];

import { AlertDialog } from '@portal/ui/alert-dialog';
import { EmptyProject } from '@portal/ui/artwork';
import { Banner } from '@portal/ui/banner';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { EmptyState } from '@portal/ui/empty-state';
import { CircleCheck } from '@portal/ui/icon';
import { FailureState, LoadFailure, OfflineFailure } from '@portal/ui/load-failure';
import { NextStep } from '@portal/ui/next-step';
import { Notice } from '@portal/ui/notice';
import { ProgressBar } from '@portal/ui/progress-bar';
import { Skeleton, SkeletonCard, SkeletonGroup, SkeletonRows, SkeletonWindows } from '@portal/ui/skeleton';
import { StatusChip } from '@portal/ui/status-chip';
import { Toast, ToastRegion } from '@portal/ui/toast';
import { nothing, type Specimens, statesBy } from '../specimen';

export const states: Specimens = {
  'status-chip': statesBy(
    ['new', 'advisor', 'you', 'lender', 'success', 'danger', 'closed', 'wait'] as const,
    (family) => <StatusChip family={family}>Attente signature mandat</StatusChip>,
  ),
  'progress-bar': {
    'Dossier clos': <ProgressBar step={6} outcome="closed" status="Projet refusé" label="Clos" />,
    'Étape 6': <ProgressBar step={6} status="En cours" label="Avancement, étape 6" />,
    'À l’étroit': <ProgressBar step={6} status="En cours" label="Avancement, à l’étroit" />,
    'Petite, dans une liste': <ProgressBar step={6} status="En cours" size="sm" />,
  },
  'next-step': statesBy(['you', 'applicant', 'advisor', 'lender'] as const, (actor) => (
    <NextStep actor={actor} actions={<Button variant="primary">Comparer</Button>}>
      La première est valable jusqu’au 23 novembre.
    </NextStep>
  )),
  notice: statesBy(['info', 'success', 'you', 'danger', 'plain'] as const, (tone) => (
    <Notice tone={tone} title="Taux" children="Ce sont ceux du 20 novembre 2026." />
  )),
  banner: {
    'À l’étroit': (
      <Banner about="session" action={<Button>Se reconnecter</Button>} children="Session expirée." />
    ),
  },
  toast: {
    Ordinaire: <ToastRegion children={<Toast onClose={nothing} children="Adresse supprimée." />} />,
  },
  'empty-state': {
    'Les mots de la spécification': (
      <EmptyState art={<EmptyProject />} caps="VOUS N'AVEZ AUCUN PROJET POUR LE MOMENT" />
    ),
    'Sans dessin': <EmptyState title="Aucun projet" actions={<Button>Effacer les filtres</Button>} />,
  },
  'load-failure': {
    Échec: <LoadFailure onRetry={nothing} />,
    'Nouvel essai, sans dessin (FailureState)': <FailureState onRetry={nothing} retrying art={undefined} />,
    'Hors connexion (OfflineFailure)': <OfflineFailure onRetry={nothing} />,
  },
  skeleton: {
    'Un dossier': <SkeletonGroup label="Chargement du dossier" children={<SkeletonWindows />} />,
    'Une carte': (
      <SkeletonCard label="Chargement des projets">
        <Skeleton width="60%" />
        <SkeletonRows count={4} />
      </SkeletonCard>
    ),
  },
  dialog: {
    'Filtres, large': (close) => (
      <Dialog
        onClose={close}
        title="Filtres"
        width="wide"
        children="Un clic à côté, ou Échap, la referme."
        actions={<Button variant="primary" onClick={close} children="Voir 12 projets" />}
      />
    ),
  },
  'alert-dialog': {
    Supprimer: (close) => (
      <AlertDialog
        danger
        title="Supprimer Hugo Delcourt ?"
        glyph={CircleCheck}
        confirm="Supprimer"
        onConfirm={close}
        onCancel={close}
        children="Cette action ne peut pas être annulée."
      />
    ),
  },
};

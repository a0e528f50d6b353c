import { AlertDialog } from '@portal/ui/alert-dialog';
import { EmptyProject } from '@portal/ui/artwork';
import { Banner } from '@portal/ui/banner';
import { Button, ButtonLink } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { EmptyState } from '@portal/ui/empty-state';
import { CircleCheck, SlidersHorizontal } from '@portal/ui/icon';
import { FailureState, LoadFailure, OfflineFailure } from '@portal/ui/load-failure';
import { NextStep } from '@portal/ui/next-step';
import { Notice } from '@portal/ui/notice';
import { ProgressBar } from '@portal/ui/progress-bar';
import {
  Skeleton,
  SkeletonCard,
  SkeletonGroup,
  SkeletonLine,
  SkeletonRows,
  SkeletonWindows,
} from '@portal/ui/skeleton';
import { StatusChip } from '@portal/ui/status-chip';
import { Toast, ToastRegion } from '@portal/ui/toast';
import { nothing, type Specimens, statesBy } from '../specimen';

export const states: Specimens = {
  'status-chip': {
    purpose: 'Un statut : le dessin, les mots, et la couleur en dernier. L’ambre veut dire « à vous ».',
    states: {
      ...statesBy(
        ['new', 'advisor', 'you', 'lender', 'success', 'danger', 'closed', 'wait'] as const,
        (family) => <StatusChip family={family}>Attente signature mandat</StatusChip>,
      ),
      'À la ligne dans un tableau (wrap), à l’étroit': (
        <StatusChip family="lender" wrap children="Offre de crédit acceptée et retournée au prêteur" />
      ),
    },
  },
  'progress-bar': {
    purpose:
      'Douze fenêtres en 6 phases. Faites, allumée, à venir. Un statut sans étape n’a pas de barre inventée.',
    setting: 'wide',
    states: {
      'Étape 9': <ProgressBar step={9} status="En cours" label="Avancement, étape 9" />,
      Terminé: <ProgressBar step={12} outcome="finished" status="Fonds débloqués" label="Terminé" />,
      'Dossier clos': <ProgressBar step={6} outcome="closed" status="Projet refusé" label="Clos" />,
      'À l’étroit': <ProgressBar step={6} status="En cours" label="Avancement, à l’étroit" />,
      'Petite, dans une liste': <ProgressBar step={6} status="En cours" size="sm" />,
      'Petite, close': <ProgressBar step={3} outcome="closed" status="Refusé" size="sm" />,
    },
  },
  'next-step': {
    purpose: 'Qui agit maintenant, et ce qu’il y a à faire. Juste après l’avancement.',
    states: {
      ...statesBy(['you', 'applicant', 'advisor', 'lender'] as const, (actor) => (
        <NextStep actor={actor} actions={<Button variant="primary">Comparer</Button>}>
          La première est valable jusqu’au 23 novembre.
        </NextStep>
      )),
      'Bord à bord (flush), à l’étroit': (
        <NextStep actor="you" flush children="Transmettez votre dernier avis d’imposition." />
      ),
    },
  },
  notice: {
    purpose: 'Un message dans le cours de la page. Venu après elle, il porte role="status" ou "alert".',
    states: {
      ...statesBy(['info', 'success', 'you', 'danger', 'plain'] as const, (tone) => (
        <Notice tone={tone}>Les taux sont ceux du 20 novembre 2026.</Notice>
      )),
      'Avec un titre, à l’étroit': (
        <Notice tone="danger" title="2 champs à corriger" children="Rien n’est perdu : réessayez." />
      ),
    },
  },
  banner: {
    purpose: 'En travers de la page, sous l’en-tête : la connexion, la session. Rien d’autre.',
    setting: 'wide',
    states: {
      'Hors connexion': <Banner about="offline">Vous êtes hors connexion. Rien n’est perdu.</Banner>,
      'Session, à l’étroit': (
        <Banner about="session" action={<Button>Se reconnecter</Button>}>
          Votre session a expiré.
        </Banner>
      ),
    },
  },
  toast: {
    purpose:
      'Ce qui vient d’être fait. Six secondes, ou tant qu’on le lit. Jamais la seule trace d’une erreur.',
    setting: 'canvas clipped',
    states: {
      Ordinaire: (
        <ToastRegion>
          <Toast onClose={nothing}>Adresse supprimée.</Toast>
        </ToastRegion>
      ),
    },
  },
  'empty-state': {
    purpose: 'Rien à montrer, et c’est normal : un dessin, ce qu’il en est, une phrase, une action.',
    states: {
      'Les mots de la spécification': (
        <EmptyState art={<EmptyProject />} caps="VOUS N'AVEZ AUCUN PROJET POUR LE MOMENT" />
      ),
      'Sans dessin': (
        <EmptyState
          title="Aucun projet ne répond à ces filtres"
          actions={<Button>Effacer les filtres</Button>}
        >
          Élargissez la recherche.
        </EmptyState>
      ),
    },
  },
  'load-failure': {
    purpose: 'Ce qui n’a pas pu être chargé, ce qui est gardé, et le moyen de réessayer.',
    states: {
      Échec: (
        <LoadFailure
          onRetry={nothing}
          otherAction={<ButtonLink href="#load-failure" variant="quiet" children="Nous contacter" />}
        />
      ),
      'Nouvel essai, sans dessin (FailureState)': <FailureState onRetry={nothing} retrying art={undefined} />,
      'Hors connexion (OfflineFailure)': <OfflineFailure onRetry={nothing} />,
    },
  },
  skeleton: {
    purpose: 'La forme de ce qui vient, à sa place. Le groupe dit une fois ce qui se charge.',
    states: {
      'Un dossier': (
        <SkeletonGroup label="Chargement du dossier">
          <SkeletonLine>
            <Skeleton width="3rem" height="3.5rem" shape="arch" />
            <Skeleton width="60%" height="1.5rem" />
          </SkeletonLine>
          <SkeletonWindows />
        </SkeletonGroup>
      ),
      'Une carte': (
        <SkeletonCard label="Chargement des projets">
          <SkeletonRows count={4} />
        </SkeletonCard>
      ),
    },
  },
  dialog: {
    purpose: 'Une boîte sur un voile ; une feuille venue du bas quand c’est étroit.',
    states: {
      'Filtres, large': (close) => (
        <Dialog
          open
          onClose={close}
          title="Filtres"
          glyph={SlidersHorizontal}
          width="wide"
          actions={<Button variant="primary" onClick={close} children="Voir 12 projets" />}
        >
          <p>Un clic à côté, ou Échap, la referme.</p>
        </Dialog>
      ),
    },
  },
  'alert-dialog': {
    purpose: 'Demande avant ce qui ne se défait pas. Le focus commence sur « Annuler ».',
    states: {
      Supprimer: (close) => (
        <AlertDialog
          open
          danger
          title="Supprimer Hugo Delcourt ?"
          glyph={CircleCheck}
          confirm="Supprimer"
          onConfirm={close}
          onCancel={close}
        >
          <p>Cette action ne peut pas être annulée.</p>
        </AlertDialog>
      ),
    },
  },
};

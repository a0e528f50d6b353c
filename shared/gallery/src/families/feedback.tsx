import { EmptyProject, NoResult } from '@portal/ui/artwork';
import { Banner } from '@portal/ui/banner';
import { Button, ButtonLink } from '@portal/ui/button';
import { EmptyState } from '@portal/ui/empty-state';
import { FailureState, LoadFailure, OfflineFailure } from '@portal/ui/load-failure';
import { Notice } from '@portal/ui/notice';
import {
  Skeleton,
  SkeletonCard,
  SkeletonGroup,
  SkeletonLine,
  SkeletonRows,
  SkeletonWindows,
} from '@portal/ui/skeleton';
import { Toast, ToastRegion } from '@portal/ui/toast';
import { type Specimens, specimens, states } from '../section';

const nothing = () => undefined;
const EXPIRED = {
  about: 'session',
  action: <Button>Se reconnecter</Button>,
  children: 'Votre session a expiré.',
} as const;

export const feedback: Specimens = {
  Notice: states(Notice, {
    info: { tone: 'info', children: 'Les taux sont ceux du 20 novembre 2026.' },
    success: { tone: 'success', children: 'Votre profil est enregistré.' },
    you: { tone: 'you', children: 'Votre proposition expire dans trois jours.' },
    danger: { tone: 'danger', children: 'L’envoi n’a pas abouti. Rien n’est perdu : réessayez.' },
    plain: { tone: 'plain', children: 'Une personne répond du lundi au vendredi.' },
    'Avec un titre': {
      tone: 'you',
      title: 'Session bientôt expirée',
      children: 'Enregistrez ce que vous écrivez.',
    },
    'À l’étroit': {
      tone: 'danger',
      title: '2\u00A0champs à corriger',
      children: 'Rien n’est perdu : réessayez.',
    },
  }),
  Banner: states(
    Banner,
    {
      'Hors connexion': {
        about: 'offline',
        children: 'Vous êtes hors connexion. Rien n’est perdu.',
      },
      Session: EXPIRED,
      'À l’étroit': EXPIRED,
    },
    'wide',
  ),
  'Toast, ToastRegion': states(
    ToastRegion,
    {
      Ordinaire: { children: <Toast onClose={nothing} children="Adresse supprimée." /> },
      'Région vide': {},
    },
    'canvas framed',
  ),
  EmptyState: states(EmptyState, {
    'Les mots de la spécification': {
      art: <EmptyProject />,
      caps: "VOUS N'AVEZ AUCUN PROJET POUR LE MOMENT",
      actions: <ButtonLink href="#empty-state" variant="primary" children="Déposer un projet" />,
    },
    'Aucun résultat': {
      art: <NoResult />,
      title: 'Aucun projet ne répond à ces filtres',
      actions: <Button>Effacer les filtres</Button>,
      children: 'Élargissez la recherche.',
    },
    'Sans dessin': {
      title: 'Aucune adresse',
      children: 'La première que vous ajouterez sera la principale.',
    },
  }),
  'FailureState, LoadFailure, OfflineFailure': [
    ...states(FailureState, { 'Sans dessin encore': { onRetry: nothing, art: undefined } }),
    ...states(LoadFailure, {
      Échec: {
        onRetry: nothing,
        otherAction: <ButtonLink href="#load-failure" variant="quiet" children="Nous contacter" />,
      },
      'Nouvel essai': { onRetry: nothing, retrying: true },
    }),
    ...states(OfflineFailure, { 'Hors connexion': { onRetry: nothing } }),
  ],
  'Skeleton, SkeletonCard, SkeletonGroup, SkeletonLine, SkeletonRows, SkeletonWindows': specimens({
    'Un dossier': (
      <SkeletonGroup label="Chargement du dossier">
        <SkeletonLine>
          <Skeleton width="3rem" height="3.5rem" shape="arch" />
          <Skeleton width="60%" height="1.5rem" />
        </SkeletonLine>
        <SkeletonWindows />
        <Skeleton />
      </SkeletonGroup>
    ),
    'Une liste': (
      <SkeletonGroup label="Chargement des projets">
        <SkeletonRows count={4} />
      </SkeletonGroup>
    ),
    'Une carte': (
      <SkeletonCard label="Chargement de la proposition">
        <Skeleton width="70%" />
      </SkeletonCard>
    ),
  }),
};

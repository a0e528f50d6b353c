import { EmptyProject, NoResult } from '@portal/ui/artwork';
import { Banner } from '@portal/ui/banner';
import { Button, ButtonLink } from '@portal/ui/button';
import { EmptyState } from '@portal/ui/empty-state';
import { LoadFailure, OfflineFailure } from '@portal/ui/load-failure';
import { Notice, type NoticeTone } from '@portal/ui/notice';
import {
  Skeleton,
  SkeletonCard,
  SkeletonGroup,
  SkeletonLine,
  SkeletonRows,
  SkeletonWindows,
} from '@portal/ui/skeleton';
import { Toast, ToastRegion } from '@portal/ui/toast';
import type { Family } from '../section';

const nothing = () => undefined;

const NOTICES: Readonly<Record<NoticeTone, string>> = {
  info: 'Les taux sont ceux du 20 novembre 2026.',
  success: 'Votre profil est enregistré.',
  you: 'Votre proposition expire dans trois jours.',
  danger: 'L’envoi n’a pas abouti. Rien n’est perdu : réessayez.',
  plain: 'Une personne répond du lundi au vendredi.',
};

/** What the portal says back. */
export const feedback: Family = {
  id: 'retours',
  name: 'CE QUE DIT LE PORTAIL',
  sections: [
    {
      id: 'notice',
      name: 'Notice',
      from: '@portal/ui/notice',
      purpose: 'Un message dans le cours de la page. Venu après elle, il porte role="status" ou "alert".',
      specimens: [
        ...(Object.entries(NOTICES) as [NoticeTone, string][]).map(([tone, words]) => ({
          name: tone,
          show: <Notice tone={tone}>{words}</Notice>,
        })),
        {
          name: 'Avec un titre',
          show: (
            <Notice tone="you" title="Session bientôt expirée">
              Enregistrez ce que vous écrivez.
            </Notice>
          ),
        },
        {
          name: 'À l’étroit',
          show: (
            <Notice tone="danger" title="2 champs sont à corriger.">
              {NOTICES.danger}
            </Notice>
          ),
          width: 'narrow',
        },
      ],
    },
    {
      id: 'banner',
      name: 'Banner',
      from: '@portal/ui/banner',
      purpose: 'En travers de la page, sous l’en-tête : la connexion, la session. Rien d’autre.',
      specimens: [
        {
          name: 'Hors connexion',
          show: <Banner about="offline">Vous êtes hors connexion. Rien n’est perdu.</Banner>,
          width: 'wide',
        },
        {
          name: 'Session',
          show: (
            <Banner about="session" action={<Button>Se reconnecter</Button>}>
              Votre session a expiré.
            </Banner>
          ),
          width: 'wide',
        },
        {
          name: 'À l’étroit',
          show: (
            <Banner about="session" action={<Button>Se reconnecter</Button>}>
              Votre session a expiré.
            </Banner>
          ),
          width: 'narrow',
        },
      ],
    },
    {
      id: 'toast',
      name: 'Toast, ToastRegion',
      from: '@portal/ui/toast',
      purpose:
        'Ce qui vient d’être fait. Six secondes, ou jusqu’à la fermeture s’il porte une action. Jamais la seule trace d’une erreur.',
      specimens: [
        {
          name: 'Ordinaire',
          show: (
            <ToastRegion>
              <Toast onClose={nothing}>Adresse supprimée.</Toast>
            </ToastRegion>
          ),
          framed: true,
          ground: 'canvas',
        },
        {
          name: 'Avec une action',
          show: (
            <ToastRegion>
              <Toast onClose={nothing} action={<Button variant="link-on-brand">Rétablir</Button>}>
                Filtre effacé.
              </Toast>
            </ToastRegion>
          ),
          framed: true,
          ground: 'canvas',
        },
        { name: 'Région vide', show: <ToastRegion />, framed: true, ground: 'canvas' },
      ],
    },
    {
      id: 'empty-state',
      name: 'EmptyState',
      from: '@portal/ui/empty-state',
      purpose: 'Rien à montrer, et c’est normal : un dessin, ce qu’il en est, une phrase, une action.',
      specimens: [
        {
          name: 'Les mots de la spécification',
          show: (
            <EmptyState
              art={<EmptyProject />}
              caps="VOUS N'AVEZ AUCUN PROJET POUR LE MOMENT"
              actions={
                <ButtonLink href="#empty-state" variant="primary">
                  Déposer un projet
                </ButtonLink>
              }
            />
          ),
        },
        {
          name: 'Aucun résultat',
          show: (
            <EmptyState
              art={<NoResult />}
              title="Aucun projet ne répond à ces filtres"
              actions={<Button>Effacer les filtres</Button>}
            >
              Élargissez la recherche.
            </EmptyState>
          ),
        },
        {
          name: 'Sans dessin',
          show: (
            <EmptyState title="Aucune adresse">La première que vous ajouterez sera la principale.</EmptyState>
          ),
        },
      ],
    },
    {
      id: 'load-failure',
      name: 'LoadFailure, OfflineFailure',
      from: '@portal/ui/load-failure',
      purpose: 'Ce qui n’a pas pu être chargé, ce qui est gardé, et le moyen de réessayer.',
      specimens: [
        {
          name: 'Échec',
          show: (
            <LoadFailure
              onRetry={nothing}
              otherAction={
                <ButtonLink href="#load-failure" variant="quiet">
                  Nous contacter
                </ButtonLink>
              }
            />
          ),
        },
        { name: 'Nouvel essai', show: <LoadFailure onRetry={nothing} retrying /> },
        { name: 'Hors connexion', show: <OfflineFailure onRetry={nothing} /> },
      ],
    },
    {
      id: 'skeleton',
      name: 'Skeleton, SkeletonCard, SkeletonGroup, SkeletonLine, SkeletonRows, SkeletonWindows',
      from: '@portal/ui/skeleton',
      purpose: 'La forme de ce qui vient, de la même hauteur. Paraît après 200 ms.',
      specimens: [
        {
          name: 'Un dossier',
          show: (
            <SkeletonGroup label="Chargement du dossier">
              <SkeletonLine>
                <Skeleton width="3rem" height="3.5rem" shape="arch" />
                <Skeleton width="60%" height="1.5rem" />
              </SkeletonLine>
              <SkeletonWindows />
              <Skeleton />
              <Skeleton width="70%" />
            </SkeletonGroup>
          ),
        },
        {
          name: 'Une liste',
          show: (
            <SkeletonGroup label="Chargement des projets">
              <SkeletonRows count={4} />
            </SkeletonGroup>
          ),
        },
        {
          name: 'Une carte',
          show: (
            <SkeletonCard label="Chargement de la proposition">
              <Skeleton />
              <Skeleton width="70%" />
            </SkeletonCard>
          ),
        },
      ],
    },
  ],
};

import { Button, ButtonLink, ButtonRow } from '@portal/ui/button';
import { ArrowRight, ChevronRight, Download, Pencil, Plus, Printer, Trash2, X } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import type { Family } from '../section';

const VARIANTS = ['primary', 'secondary', 'quiet', 'danger', 'danger-quiet'] as const;
const ON_BRAND = ['lamp', 'on-brand', 'link-on-brand'] as const;

/** What one presses. */
export const actions: Family = {
  id: 'actions',
  name: 'ACTIONS',
  sections: [
    {
      id: 'button',
      name: 'Button',
      from: '@portal/ui/button',
      purpose: 'Un seul bouton primaire par bloc. Occupé, il garde le focus et dit ce qu’il fait.',
      specimens: [
        ...VARIANTS.map((variant) => ({
          name: variant,
          show: (
            <ButtonRow>
              <Button variant={variant}>Enregistrer</Button>
              <Button variant={variant} icon={Pencil}>
                Modifier
              </Button>
            </ButtonRow>
          ),
        })),
        ...ON_BRAND.map((variant) => ({
          name: variant,
          show: <Button variant={variant}>Déposer un projet</Button>,
          ground: 'brand' as const,
        })),
        {
          name: 'Grand (lg), 52 px',
          show: (
            <Button variant="primary" size="lg">
              Déposer un projet
            </Button>
          ),
        },
        {
          name: 'Capitales',
          show: (
            <Button variant="primary" caps>
              CONNEXION
            </Button>
          ),
        },
        {
          name: 'Suite',
          show: (
            <Button variant="primary" iconAfter={ChevronRight}>
              Continuer
            </Button>
          ),
        },
        {
          name: 'Pleine largeur (wide)',
          show: (
            <div>
              <Button variant="primary" wide>
                Se connecter
              </Button>
            </div>
          ),
        },
        {
          name: 'Replié sous 30rem (collapse)',
          show: (
            <Button icon={Printer} collapse>
              Imprimer
            </Button>
          ),
        },
        { name: 'Focus', show: <Button variant="primary">Enregistrer</Button>, focused: true },
        {
          name: 'Focus, crépuscule',
          show: <Button variant="lamp">Commencer</Button>,
          focused: true,
          ground: 'brand',
        },
        {
          name: 'Occupé',
          show: (
            <Button variant="primary" busy="Envoi en cours">
              Envoyer
            </Button>
          ),
        },
        { name: 'Occupé, secondaire', show: <Button busy="Téléchargement en cours">Télécharger</Button> },
        {
          name: 'Désactivé',
          show: (
            <Button variant="primary" disabled>
              Enregistrer
            </Button>
          ),
        },
        {
          name: 'Inerte, mais atteignable',
          show: (
            <div>
              <Button aria-disabled aria-describedby="inert-reason">
                Ajouter un lien
              </Button>
              <p id="inert-reason">Votre agence en a déjà un.</p>
            </div>
          ),
        },
        {
          name: 'Texte long, à l’étroit',
          show: (
            <Button variant="primary" icon={Download}>
              Télécharger le récapitulatif de la demande de financement
            </Button>
          ),
          width: 'narrow',
        },
      ],
    },
    {
      id: 'button-link',
      name: 'ButtonLink',
      from: '@portal/ui/button',
      purpose: 'Un lien qui a l’air d’un bouton : il mène quelque part, là où un bouton fait quelque chose.',
      specimens: [
        {
          name: 'Primaire',
          show: (
            <ButtonLink href="#button-link" variant="primary">
              Accéder au dossier
            </ButtonLink>
          ),
        },
        {
          name: 'Discret, avec flèche',
          show: (
            <ButtonLink href="#button-link" variant="quiet" iconAfter={ArrowRight}>
              Tous vos projets
            </ButtonLink>
          ),
        },
        { name: 'Focus', show: <ButtonLink href="#button-link">Comparer</ButtonLink>, focused: true },
      ],
    },
    {
      id: 'button-row',
      name: 'ButtonRow',
      from: '@portal/ui/button',
      purpose: 'Des boutons côte à côte, qui passent à la ligne quand la place manque.',
      specimens: [
        {
          name: 'Secondaire puis primaire',
          show: (
            <ButtonRow>
              <Button>Annuler</Button>
              <Button variant="primary">Enregistrer</Button>
            </ButtonRow>
          ),
        },
        {
          name: 'À l’étroit',
          show: (
            <ButtonRow>
              <Button variant="danger-quiet">Refuser la proposition</Button>
              <Button variant="primary">Accepter la proposition</Button>
            </ButtonRow>
          ),
          width: 'narrow',
        },
      ],
    },
    {
      id: 'icon-button',
      name: 'IconButton',
      from: '@portal/ui/icon-button',
      purpose: '44 × 44 px, toujours avec un nom qui dit l’objet : « Supprimer Hugo Delcourt ».',
      specimens: [
        { name: 'Ordinaire', show: <IconButton label="Modifier l’adresse Domicile" glyph={Pencil} /> },
        { name: 'Bordé', show: <IconButton label="Ajouter une adresse" glyph={Plus} bordered /> },
        {
          name: 'Danger',
          show: <IconButton label="Supprimer l’adresse Domicile" glyph={Trash2} tone="danger" />,
        },
        {
          name: 'Lien',
          show: <IconButton as="a" href="#icon-button" label="Télécharger Simulation.pdf" glyph={Download} />,
        },
        { name: 'Focus', show: <IconButton label="Modifier le profil" glyph={Pencil} />, focused: true },
        { name: 'Désactivé', show: <IconButton label="Supprimer le compte" glyph={Trash2} disabled /> },
        {
          name: 'Sur le crépuscule',
          show: <IconButton label="Fermer le message" glyph={X} tone="on-brand" />,
          ground: 'brand',
        },
      ],
    },
  ],
};

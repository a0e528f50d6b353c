import { Button, ButtonLink, ButtonRow } from '@portal/ui/button';
import { ArrowRight, ChevronRight, Download, Pencil, Plus, Printer, Trash2, X } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { each, type Specimens, specimens, states } from '../section';

export const actions: Specimens = {
  Button: [
    ...each('variant', ['primary', 'secondary', 'quiet', 'danger', 'danger-quiet'], Button, (variant) => ({
      variant,
      icon: Pencil,
      children: 'Modifier',
    })),
    ...each(
      'variant',
      ['lamp', 'on-brand', 'link-on-brand'],
      Button,
      (variant) => ({ variant, children: 'Déposer un projet' }),
      'brand',
    ),
    ...states(Button, {
      'Grand (lg), 52 px': { variant: 'primary', size: 'lg', children: 'Déposer un projet' },
      Capitales: { variant: 'primary', caps: true, children: 'CONNEXION' },
      Suite: { variant: 'primary', iconAfter: ChevronRight, children: 'Continuer' },
      'Pleine largeur (wide)': { variant: 'primary', wide: true, children: 'Se connecter' },
      'Replié sous 30rem (collapse)': { icon: Printer, collapse: true, children: 'Imprimer' },
      Focus: { variant: 'primary', children: 'Accepter la proposition' },
      'Focus, sur le crépuscule': { variant: 'lamp', children: 'Commencer' },
      Occupé: { variant: 'primary', busy: 'Envoi en cours', children: 'Envoyer' },
      'Occupé, secondaire': { busy: 'Téléchargement en cours', children: 'Télécharger' },
      Désactivé: { variant: 'primary', disabled: true, children: 'Enregistrer' },
      'Texte long, à l’étroit': {
        variant: 'primary',
        icon: Download,
        children: 'Télécharger le récapitulatif de la demande de financement',
      },
    }),
    ...specimens({
      'Inerte, mais atteignable': (
        <div>
          <Button aria-disabled aria-describedby="inert-reason">
            Ajouter un lien
          </Button>
          <p id="inert-reason">Votre agence en a déjà un.</p>
        </div>
      ),
    }),
  ],
  ButtonLink: states(ButtonLink<'a'>, {
    Primaire: { href: '#button-link', variant: 'primary', children: 'Accéder au dossier' },
    'Discret, avec flèche': {
      href: '#button-link',
      variant: 'quiet',
      iconAfter: ArrowRight,
      children: 'Tous vos projets',
    },
    Focus: { href: '#button-link', children: 'Comparer' },
  }),
  ButtonRow: specimens({
    'Secondaire puis primaire': (
      <ButtonRow>
        <Button>Annuler</Button>
        <Button variant="primary">Enregistrer</Button>
      </ButtonRow>
    ),
    'À l’étroit': (
      <ButtonRow>
        <Button variant="danger-quiet">Refuser la proposition</Button>
        <Button variant="primary">Accepter la proposition</Button>
      </ButtonRow>
    ),
  }),
  IconButton: [
    ...states(IconButton<'button'>, {
      Ordinaire: { label: 'Modifier l’adresse Domicile', glyph: Pencil },
      Bordé: { label: 'Ajouter une adresse', glyph: Plus, bordered: true },
      Danger: { label: 'Supprimer l’adresse Domicile', glyph: Trash2, tone: 'danger' },
      Focus: { label: 'Modifier le profil', glyph: Pencil },
      Désactivé: { label: 'Supprimer le compte', glyph: Trash2, disabled: true },
      'Sur le crépuscule': { label: 'Fermer le message', glyph: X, tone: 'on-brand' },
    }),
    ...states(IconButton<'a'>, {
      Lien: { as: 'a', href: '#icon-button', label: 'Télécharger Simulation.pdf', glyph: Download },
    }),
  ],
};

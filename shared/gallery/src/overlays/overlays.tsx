import { Accordion } from '@portal/ui/accordion';
import { AlertDialog } from '@portal/ui/alert-dialog';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import {
  CircleCheck,
  Files,
  House,
  LogOut,
  FolderOpen,
  FileDown,
  SlidersHorizontal,
  Trash2,
} from '@portal/ui/icon';
import { Logo } from '@portal/ui/logo';
import { Niche } from '@portal/ui/niche';
import { Person } from '@portal/ui/person';
import { SideMenu, SideMenuLink, SideMenuList } from '@portal/ui/side-menu';
import { Tabs } from '@portal/ui/tabs';
import { Text } from '@portal/ui/text';
import type { Family } from '../section';
import { BusyQuestion } from './busy-question';

const PARTS = [
  { id: 'description', label: 'Description', content: <Text>Achat d’un appartement de trois pièces.</Text> },
  {
    id: 'propositions',
    label: 'Propositions',
    count: 2,
    content: <Text>Deux propositions à comparer.</Text>,
  },
  { id: 'adresses', label: 'Adresses', content: <Text>12 rue des Petits-Champs, 75002 Paris.</Text> },
];

/** What opens. */
export const overlays: Family = {
  id: 'ouvertures',
  name: 'FENÊTRES, MENUS ET ONGLETS',
  sections: [
    {
      id: 'dialog',
      name: 'Dialog',
      from: '@portal/ui/dialog',
      purpose: 'Une boîte sur un voile ; une feuille venue du bas quand c’est étroit.',
      specimens: [
        {
          name: 'Filtres',
          show: (close) => (
            <Dialog
              open
              onClose={close}
              title="Filtres"
              glyph={SlidersHorizontal}
              actions={
                <>
                  <Button onClick={close}>Effacer</Button>
                  <Button variant="primary" onClick={close}>
                    Voir 12 projets
                  </Button>
                </>
              }
            >
              <p>Un clic à côté, ou Échap, la referme.</p>
            </Dialog>
          ),
        },
        {
          name: 'Large, sans action',
          show: (close) => (
            <Dialog open onClose={close} title="Échéancier" width="wide">
              <p>Échap la referme.</p>
            </Dialog>
          ),
        },
      ],
    },
    {
      id: 'alert-dialog',
      name: 'AlertDialog',
      from: '@portal/ui/alert-dialog',
      purpose: 'Demande avant ce qui ne se défait pas. Le focus commence sur « Annuler ».',
      specimens: [
        {
          name: 'Accepter',
          show: (close) => (
            <AlertDialog
              open
              title="Accepter cette proposition ?"
              glyph={CircleCheck}
              confirm="Accepter la proposition"
              onConfirm={close}
              onCancel={close}
            >
              <p>
                Votre conseiller en est informé. <strong>Les autres propositions sont refusées.</strong>
              </p>
            </AlertDialog>
          ),
        },
        {
          name: 'Supprimer',
          show: (close) => (
            <AlertDialog
              open
              danger
              title="Supprimer Hugo Delcourt ?"
              glyph={Trash2}
              confirm="Supprimer"
              onConfirm={close}
              onCancel={close}
            >
              <p>Cette action ne peut pas être annulée.</p>
            </AlertDialog>
          ),
        },
        {
          name: 'Occupé',
          show: (close) => <BusyQuestion onEnd={close} />,
        },
      ],
    },
    {
      id: 'side-menu',
      name: 'SideMenu, SideMenuList, SideMenuLink',
      from: '@portal/ui/side-menu',
      purpose: 'Le menu : modal, depuis la gauche. Échap, un clic à côté ou un lien le ferment.',
      specimens: [
        {
          name: 'Menu',
          show: (close) => (
            <SideMenu
              open
              onClose={close}
              logo={<Logo />}
              who={
                <Person mark={<Niche person="Hélène Castaing" />} name="Hélène Castaing" sub="Demandeur" />
              }
              foot={
                <Person
                  mark={<Niche person="Aurélien Tissot" size="sm" />}
                  name="Aurélien Tissot"
                  sub="Votre conseiller"
                />
              }
            >
              <SideMenuList>
                <SideMenuLink href="#side-menu" glyph={House} aria-current="page">
                  Accueil
                </SideMenuLink>
                <SideMenuLink href="#side-menu" glyph={FolderOpen}>
                  Projets
                </SideMenuLink>
                <SideMenuLink href="#side-menu" glyph={Files} count={2}>
                  Propositions
                </SideMenuLink>
                <SideMenuLink href="#side-menu" glyph={FileDown} note="PDF, 240 ko, nouvelle fenêtre">
                  Conditions générales
                </SideMenuLink>
              </SideMenuList>
              <SideMenuList>
                <SideMenuLink as="button" glyph={LogOut} onClick={close}>
                  Déconnexion
                </SideMenuLink>
              </SideMenuList>
            </SideMenu>
          ),
        },
      ],
    },
    {
      id: 'tabs',
      name: 'Tabs',
      from: '@portal/ui/tabs',
      purpose:
        'Des parties en onglets dès 64rem, en accordéon en dessous. Les flèches y passent de l’un à l’autre.',
      specimens: [
        {
          name: 'Trois parties',
          show: (
            <div>
              <Tabs label="Contenu du dossier" sections={PARTS} />
            </div>
          ),
          width: 'wide',
        },
        {
          name: 'La deuxième d’abord',
          show: (
            <div>
              <Tabs label="Contenu d’un autre dossier" sections={PARTS} initial="propositions" />
            </div>
          ),
          width: 'wide',
        },
      ],
    },
    {
      id: 'accordion',
      name: 'Accordion',
      from: '@portal/ui/accordion',
      purpose: 'Des parties qui s’ouvrent une à une et restent ouvertes. Imprimé, tout est ouvert.',
      specimens: [
        { name: 'Une ouverte', show: <Accordion sections={PARTS} initial="description" headingAs="h3" /> },
        { name: 'Toutes fermées', show: <Accordion sections={PARTS} headingAs="h3" /> },
        { name: 'Dans une carte (flush)', show: <Accordion sections={PARTS} headingAs="h3" flush /> },
      ],
    },
  ],
};

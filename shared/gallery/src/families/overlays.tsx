import { useEffect, useEffectEvent } from 'react';
import { Accordion } from '@portal/ui/accordion';
import { AlertDialog, type AlertDialogProps } from '@portal/ui/alert-dialog';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import {
  CircleCheck,
  FileDown,
  Files,
  FolderOpen,
  House,
  LogOut,
  SlidersHorizontal,
  Trash2,
} from '@portal/ui/icon';
import { Logo } from '@portal/ui/logo';
import { Niche } from '@portal/ui/niche';
import { Person } from '@portal/ui/person';
import { SideMenu, SideMenuLink, SideMenuList } from '@portal/ui/side-menu';
import { Tabs } from '@portal/ui/tabs';
import { type Specimens, specimens, states } from '../section';

const PARTS = [
  { id: 'description', label: 'Description', content: <p>Achat d’un appartement de trois pièces.</p> },
  { id: 'propositions', label: 'Propositions', count: 2, content: <p>Deux propositions à comparer.</p> },
  { id: 'adresses', label: 'Adresses', content: <p>12 rue des Petits-Champs, 75002 Paris.</p> },
];

type Question = Omit<AlertDialogProps, 'open' | 'onConfirm' | 'onCancel'>;

const question = (props: Question) =>
  function ask(close: () => void) {
    return <AlertDialog {...props} open onConfirm={close} onCancel={close} />;
  };

const WORKS_MS = 3_000;

/** A busy dialog cannot be dismissed, so this one closes by itself. */
function BusyQuestion({ onEnd }: { onEnd: () => void }) {
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const timer = setTimeout(() => end(), WORKS_MS);
    return () => clearTimeout(timer);
  }, []);
  return question({
    title: 'Refuser cette proposition ?',
    confirm: 'Refuser',
    danger: true,
    busy: 'Envoi en cours',
    children: <p>Rien ne permet de sortir pendant l’envoi. Celui-ci dure trois secondes.</p>,
  })(onEnd);
}

export const overlays: Specimens = {
  Dialog: specimens({
    Filtres: (close) => (
      <Dialog
        open
        onClose={close}
        title="Filtres"
        glyph={SlidersHorizontal}
        actions={
          <Button variant="primary" onClick={close}>
            Voir 12 projets
          </Button>
        }
      >
        <p>Un clic à côté, ou Échap, la referme.</p>
      </Dialog>
    ),
    'Large, sans action': (close) => (
      <Dialog open onClose={close} title="Échéancier" width="wide">
        <p>Échap la referme.</p>
      </Dialog>
    ),
  }),
  AlertDialog: specimens({
    Accepter: question({
      title: 'Accepter cette proposition ?',
      glyph: CircleCheck,
      confirm: 'Accepter la proposition',
      children: <p>Votre conseiller en est informé.</p>,
    }),
    Supprimer: question({
      danger: true,
      title: 'Supprimer Hugo Delcourt ?',
      glyph: Trash2,
      confirm: 'Supprimer',
      children: <p>Cette action ne peut pas être annulée.</p>,
    }),
    Occupé: (close) => <BusyQuestion onEnd={close} />,
  }),
  'SideMenu, SideMenuList, SideMenuLink': specimens({
    Menu: (close) => (
      <SideMenu
        open
        onClose={close}
        logo={<Logo />}
        who={<Person mark={<Niche person="Hélène Castaing" />} name="Hélène Castaing" sub="Demandeur" />}
      >
        <SideMenuList>
          <SideMenuLink href="#side-menu" glyph={House} aria-current="page" children="Accueil" />
          <SideMenuLink href="#side-menu" glyph={FolderOpen} children="Projets" />
          <SideMenuLink href="#side-menu" glyph={Files} count={2} children="Propositions" />
          <SideMenuLink href="#side-menu" glyph={FileDown} note="PDF, 240 ko, nouvelle fenêtre">
            Conditions générales
          </SideMenuLink>
        </SideMenuList>
        <SideMenuList>
          <SideMenuLink as="button" glyph={LogOut} onClick={close} children="Déconnexion" />
        </SideMenuList>
      </SideMenu>
    ),
  }),
  Tabs: specimens(
    {
      'Trois parties': (
        <div>
          <Tabs label="Contenu du dossier" sections={PARTS} />
        </div>
      ),
    },
    'wide',
  ),
  Accordion: states(Accordion, {
    'Une ouverte': { sections: PARTS, initial: 'description', headingAs: 'h3' },
    'Toutes fermées': { sections: PARTS, headingAs: 'h3' },
    'Plusieurs ouvertes, nombre minimal': {
      sections: PARTS.map((part, index) => ({ ...part, count: 412 + index, atLeast: true })),
      initial: PARTS.slice(0, 2).map(({ id }) => id),
      headingAs: 'h3',
    },
    'Dans une carte (flush)': { sections: PARTS, headingAs: 'h3', flush: true },
  }),
};

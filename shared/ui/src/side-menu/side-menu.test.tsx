import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../button';
import { installJsdomDialog } from '../dialog/jsdom-dialog';
import { House, LogOut } from '../icon';
import { SideMenu } from './side-menu';
import { SideMenuLink } from './side-menu';
import { SideMenuList } from './side-menu-list';

beforeAll(installJsdomDialog);

function Burger() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Ouvrir le menu</Button>
      <SideMenu open={open} onClose={() => setOpen(false)}>
        <SideMenuList>
          <SideMenuLink href="#accueil" glyph={House} aria-current="page">
            Accueil
          </SideMenuLink>
          <SideMenuLink as="button" glyph={LogOut}>
            Déconnexion
          </SideMenuLink>
        </SideMenuList>
      </SideMenu>
    </>
  );
}

const open = async () => {
  const user = userEvent.setup();
  render(<Burger />);
  await user.click(screen.getByRole('button', { name: 'Ouvrir le menu' }));
  return { user, menu: screen.getByRole('dialog', { name: 'Menu' }) };
};

describe('the burger menu', () => {
  it('opens on its way out, and gives the focus back when it closes', async () => {
    const { user } = await open();
    expect(screen.getByRole('button', { name: 'Fermer le menu' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Ouvrir le menu' })).toHaveFocus();
  });

  it('closes on a click outside', async () => {
    const { user, menu } = await open();
    await user.click(menu);
    expect(menu).not.toBeInTheDocument();
  });

  it('closes when one of its links is followed', async () => {
    const { user, menu } = await open();
    await user.click(screen.getByRole('link', { name: 'Accueil' }));
    expect(menu).not.toBeInTheDocument();
  });

  it('stays on a click inside that leads nowhere', async () => {
    const { user, menu } = await open();
    await user.click(screen.getByRole('navigation', { name: 'Menu' }));
    expect(menu).toBeInTheDocument();
  });
});

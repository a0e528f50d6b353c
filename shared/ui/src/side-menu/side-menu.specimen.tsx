import { Files, House, LogOut } from '../icon/icon';
import { Logo } from '../logo/logo';
import { SideMenu, SideMenuLink, SideMenuList } from './side-menu';

export const purpose = 'Le menu : modal, depuis la gauche. Échap, un clic à côté ou un lien le ferment.';
export default {
  Menu: (close: () => void) => (
    <SideMenu open onClose={close} logo={<Logo />} who="Hélène Castaing">
      <SideMenuList>
        <SideMenuLink href="#side-menu" glyph={House} aria-current="page">
          Accueil
        </SideMenuLink>
        <SideMenuLink href="#side-menu" glyph={Files} count={2} note="PDF, 240 ko">
          Propositions
        </SideMenuLink>
        <SideMenuLink as="button" glyph={LogOut} onClick={close}>
          Déconnexion
        </SideMenuLink>
      </SideMenuList>
    </SideMenu>
  ),
};

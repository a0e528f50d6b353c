import { NavLink, useSession } from '@portal/kit';
import { ExternalLink, Icon } from '@portal/ui/icon';
import { menuGlyph } from '@portal/ui/menu-icon';
import { Niche } from '@portal/ui/niche';
import { Person } from '@portal/ui/person';
import { SideMenu, SideMenuEntry } from '@portal/ui/side-menu';
import type { MenuEntry } from '../registry';

export interface ShellMenuProps {
  entries: readonly MenuEntry[];
  isOpen: boolean;
  name: string;
  onClose: () => void;
  onSignOut: () => void;
}

/** The burger menu: the entries of the role exactly as the specification lists them (section 2), then the logout. */
export function ShellMenu({ entries, isOpen, name, onClose, onSignOut }: ShellMenuProps) {
  const { isLoggedIn, email } = useSession();
  return null;
}

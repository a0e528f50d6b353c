import { Link, useLocation, useSession } from '@portal/kit';
import { menuGlyph } from '@portal/ui/menu-icon';
import { Niche } from '@portal/ui/niche';
import { Person } from '@portal/ui/person';
import { SideMenu, SideMenuLink, SideMenuList } from '@portal/ui/side-menu';
import type { MenuEntry } from '@portal/registry/registry';
import { entryMark } from './entry-mark';

export interface ShellMenuProps {
  entries: readonly MenuEntry[];
  isOpen: boolean;
  name: string | undefined;
  onClose: () => void;
  onSignOut: () => void;
}

/** The burger menu: the role's entries exactly as in the specification (section 2), then the logout. */
export function ShellMenu({ entries, isOpen, name, onClose, onSignOut }: ShellMenuProps) {
  const { isLoggedIn, email } = useSession();
  if (!isOpen) return null;
  return (
    <SideMenu
      onClose={onClose}
      who={
        isLoggedIn &&
        name !== undefined && (
          <Person mark={<Niche person={name} />} name={name} sub={name === email ? undefined : email} />
        )
      }
    >
      <SideMenuList>
        {entries.map((entry) => (
          <ShellMenuEntry key={entry.id} entry={entry} />
        ))}
      </SideMenuList>
      {isLoggedIn && (
        <SideMenuList>
          <SideMenuLink as="button" glyph={menuGlyph('sign-out')} onClick={onSignOut}>
            Déconnexion
          </SideMenuLink>
        </SideMenuList>
      )}
    </SideMenu>
  );
}

function ShellMenuEntry({ entry }: { entry: MenuEntry }) {
  const { icon, label, newTab, to } = entry;
  const { pathname } = useLocation();
  // A document outside the router, opened in a new tab.
  if (newTab) {
    return (
      <SideMenuLink
        glyph={menuGlyph(icon)}
        note="PDF, nouvelle fenêtre"
        href={to}
        target="_blank"
        rel="noopener"
      >
        {label}
      </SideMenuLink>
    );
  }
  return (
    <SideMenuLink as={Link} glyph={menuGlyph(icon)} to={to} aria-current={entryMark(entry, pathname)}>
      {label}
    </SideMenuLink>
  );
}

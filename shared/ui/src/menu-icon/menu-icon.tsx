import {
  BriefcaseBusiness,
  CirclePlay,
  FileDown,
  Files,
  FolderOpen,
  House,
  Link,
  LogIn,
  LogOut,
  Mail,
  MapPin,
  Minus,
  SquarePen,
  UserRound,
  Users,
  type Glyph,
} from '../icon/icon';

/** Values of `icon` in a remote's menu entries. */
const GLYPHS: Readonly<Record<string, Glyph>> = {
  home: House,
  project: SquarePen,
  projects: FolderOpen,
  propositions: Files,
  addresses: MapPin,
  conditions: FileDown,
  tutorial: CirclePlay,
  contact: Mail,
  users: Users,
  affiliations: Link,
  profile: UserRound,
  adviser: BriefcaseBusiness,
  'sign-in': LogIn,
  'sign-out': LogOut,
};

/** Icon of a menu entry. An unknown name, as from a newer remote, gets a neutral dash. */
export const menuGlyph = (name: string | undefined): Glyph => GLYPHS[name ?? ''] ?? Minus;

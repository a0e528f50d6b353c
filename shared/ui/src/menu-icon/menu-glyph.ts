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
} from '../icon';

/** What a remote may write as `icon` in a menu entry of its manifest. */
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

/** The drawing of a menu entry. A name that this shell does not know yet gets a neutral dash, never a hole. */
export const menuGlyph = (name: string | undefined): Glyph => GLYPHS[name ?? ''] ?? Minus;

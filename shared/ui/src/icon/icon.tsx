import type { ComponentType, SVGProps } from 'react';
import { classNames } from '../class-names/class-names';
import styles from './icon.module.css';

/** An icon on lucide's 24 × 24 grid, with `currentcolor` strokes. */
export type Glyph = ComponentType<SVGProps<SVGSVGElement> & { ref?: never }>;

export interface IconProps {
  glyph: Glyph;
  /** `sm` 16 px (chips, hints), `md` 20 px, `lg` 24 px (niches). */
  size?: 'sm' | 'md' | 'lg' | undefined;
  className?: string | undefined;
}

/** An icon beside text: hidden from screen readers, since the text says the same. */
export function Icon({ glyph: Drawing, size = 'md', className }: IconProps) {
  return (
    <Drawing
      className={classNames(styles.icon, className)}
      data-icon={size}
      aria-hidden="true"
      focusable="false"
    />
  );
}

/** The lit window: our own icon for "your turn", on lucide's grid. */
export function WindowGlyph(props: SVGProps<SVGSVGElement>) {
  return (
    <svg width="24" height="24" viewBox="0 0 24 24" fill="none" {...props}>
      <path d="M6 21V9a6 6 0 0 1 12 0v12Z" fill="currentColor" fillOpacity=".22" />
      <path d="M12 3v18M6 11h12M4 21h16" />
    </svg>
  );
}

export { default as ArrowDown } from 'lucide-react/icons/arrow-down';
export { default as ArrowRight } from 'lucide-react/icons/arrow-right';
export { default as ArrowUp } from 'lucide-react/icons/arrow-up';
export { default as ArrowUpDown } from 'lucide-react/icons/arrow-up-down';
export { default as BriefcaseBusiness } from 'lucide-react/icons/briefcase-business';
export { default as Building2 } from 'lucide-react/icons/building-2';
export { default as Calendar } from 'lucide-react/icons/calendar';
export { default as CalendarX } from 'lucide-react/icons/calendar-x';
export { default as ChartColumn } from 'lucide-react/icons/chart-column';
export { default as ChartLine } from 'lucide-react/icons/chart-line';
export { default as Check } from 'lucide-react/icons/check';
export { default as ChevronDown } from 'lucide-react/icons/chevron-down';
export { default as ChevronLeft } from 'lucide-react/icons/chevron-left';
export { default as ChevronRight } from 'lucide-react/icons/chevron-right';
export { default as CircleAlert } from 'lucide-react/icons/circle-alert';
export { default as CircleCheck } from 'lucide-react/icons/circle-check';
export { default as CircleMinus } from 'lucide-react/icons/circle-minus';
export { default as CirclePlay } from 'lucide-react/icons/circle-play';
export { default as CirclePlus } from 'lucide-react/icons/circle-plus';
export { default as CircleQuestionMark } from 'lucide-react/icons/circle-question-mark';
export { default as CircleX } from 'lucide-react/icons/circle-x';
export { default as Clock } from 'lucide-react/icons/clock';
export { default as Copy } from 'lucide-react/icons/copy';
export { default as Download } from 'lucide-react/icons/download';
export { default as Ellipsis } from 'lucide-react/icons/ellipsis';
export { default as Eye } from 'lucide-react/icons/eye';
export { default as EyeOff } from 'lucide-react/icons/eye-off';
export { default as FileCheck } from 'lucide-react/icons/file-check';
export { default as FileDown } from 'lucide-react/icons/file-down';
export { default as FileText } from 'lucide-react/icons/file-text';
export { default as Files } from 'lucide-react/icons/files';
export { default as FolderOpen } from 'lucide-react/icons/folder-open';
export { default as Hourglass } from 'lucide-react/icons/hourglass';
export { default as House } from 'lucide-react/icons/house';
export { default as Info } from 'lucide-react/icons/info';
export { default as KeyRound } from 'lucide-react/icons/key-round';
export { default as Landmark } from 'lucide-react/icons/landmark';
export { default as Layers } from 'lucide-react/icons/layers';
export { default as Link } from 'lucide-react/icons/link';
export { default as List } from 'lucide-react/icons/list';
export { default as ListChecks } from 'lucide-react/icons/list-checks';
export { default as Lock } from 'lucide-react/icons/lock';
export { default as LogIn } from 'lucide-react/icons/log-in';
export { default as LogOut } from 'lucide-react/icons/log-out';
export { default as Mail } from 'lucide-react/icons/mail';
export { default as MapPin } from 'lucide-react/icons/map-pin';
export { default as Menu } from 'lucide-react/icons/menu';
export { default as Minus } from 'lucide-react/icons/minus';
export { default as Paperclip } from 'lucide-react/icons/paperclip';
export { default as Pencil } from 'lucide-react/icons/pencil';
export { default as Phone } from 'lucide-react/icons/phone';
export { default as PiggyBank } from 'lucide-react/icons/piggy-bank';
export { default as Plus } from 'lucide-react/icons/plus';
export { default as Printer } from 'lucide-react/icons/printer';
export { default as QrCode } from 'lucide-react/icons/qr-code';
export { default as RotateCw } from 'lucide-react/icons/rotate-cw';
export { default as Scale } from 'lucide-react/icons/scale';
export { default as Search } from 'lucide-react/icons/search';
export { default as Send } from 'lucide-react/icons/send';
export { default as Settings } from 'lucide-react/icons/settings';
export { default as ShieldCheck } from 'lucide-react/icons/shield-check';
export { default as SlidersHorizontal } from 'lucide-react/icons/sliders-horizontal';
export { default as SquarePen } from 'lucide-react/icons/square-pen';
export { default as Star } from 'lucide-react/icons/star';
export { default as Table2 } from 'lucide-react/icons/table-2';
export { default as Trash2 } from 'lucide-react/icons/trash-2';
export { default as TriangleAlert } from 'lucide-react/icons/triangle-alert';
export { default as Upload } from 'lucide-react/icons/upload';
export { default as UserPlus } from 'lucide-react/icons/user-plus';
export { default as UserRound } from 'lucide-react/icons/user-round';
export { default as Users } from 'lucide-react/icons/users';
export { default as WifiOff } from 'lucide-react/icons/wifi-off';
export { default as X } from 'lucide-react/icons/x';

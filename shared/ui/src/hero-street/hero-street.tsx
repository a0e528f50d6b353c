import { StreetBehind } from './street-behind';
import { StreetFront } from './street-front';

/** The street at dusk, one window lit: the home page. The band that holds it clips it, not the drawing. */
export function HeroStreet() {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox="0 0 960 640"
      preserveAspectRatio="xMidYMax slice"
      overflow="hidden"
      aria-hidden="true"
      focusable="false"
    >
      <StreetBehind />
      <StreetFront />
    </svg>
  );
}

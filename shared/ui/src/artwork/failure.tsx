/** A shutter half open: what could not be loaded. */
export function Failure() {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox="0 0 240 152"
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="120" cy="76" r="70" fill="var(--color-spot-fill-2)" />
      <path fill="var(--color-spot-paper)" stroke="none" d="M66 24h108v112H66Z" />
      <path d="M66 136V24M174 136V24" fill="none" stroke="var(--color-spot-line)" strokeWidth="2" />
      <path
        d="M60 24H180"
        fill="none"
        stroke="var(--color-spot-line)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path
        d="M92 118V68A28 28 0 0 1 148 68V118Z"
        fill="var(--color-spot-fill)"
        stroke="var(--color-spot-line)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="M120 40V118M92 68H148" fill="none" stroke="var(--color-spot-line)" strokeWidth="2" />
      <path
        d="M92 60h27v58H92z"
        fill="var(--color-spot-fill-2)"
        stroke="var(--color-spot-line)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path
        d="M98 68h15M98 76h15M98 84h15M98 92h15M98 100h15M98 108h15"
        fill="none"
        stroke="var(--color-spot-line-soft)"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path
        d="M148 60l22 9v52l-22 -3z"
        fill="var(--color-spot-fill-2)"
        stroke="var(--color-spot-line)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path
        d="M153 71l12 4M153 80l12 3.5M153 89l12 3M153 98l12 2.5M153 107l12 2"
        fill="none"
        stroke="var(--color-spot-line-soft)"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path
        d="M86 120H154"
        fill="none"
        stroke="var(--color-spot-line)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path
        d="M28 136H212"
        fill="none"
        stroke="var(--color-spot-line)"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  );
}

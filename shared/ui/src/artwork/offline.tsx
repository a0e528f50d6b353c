/** A broken line between lamp and house: no connection. */
export function Offline() {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox="0 0 240 152"
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="120" cy="76" r="70" fill="var(--color-spot-fill-2)" />
      <path d="M92 136V58" fill="none" stroke="var(--color-spot-line)" strokeWidth="3" />
      <path
        d="M84 136h16v-8H84z"
        fill="var(--color-spot-fill)"
        stroke="var(--color-spot-line)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path
        d="M80 52l4 -24h16l4 24z"
        fill="var(--color-spot-paper)"
        stroke="var(--color-spot-line)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path
        d="M84 28l8 -8l8 8M78 54h28"
        fill="none"
        stroke="var(--color-spot-line)"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M92 34v12"
        fill="none"
        stroke="var(--color-spot-line-soft)"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path
        d="M92 72c22 10 30 4 40 -4M150 58c12 -8 26 -10 40 -6"
        fill="none"
        stroke="var(--color-spot-line)"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path
        d="M137 60l-1 -9M143 66l8 4"
        fill="none"
        stroke="var(--color-lamp)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path
        fill="var(--color-spot-fill)"
        stroke="var(--color-spot-line)"
        strokeWidth="2"
        d="M148 88h44v48H148Z"
      />
      <path
        d="M142 88L170 68L198 88"
        fill="none"
        stroke="var(--color-spot-line)"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <path
        d="M156 116V104A6 6 0 0 1 168 104V116ZM174 136V104A6 6 0 0 1 186 104V136Z"
        fill="var(--color-spot-fill-2)"
        stroke="var(--color-spot-line)"
        strokeWidth="2"
        strokeLinejoin="round"
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

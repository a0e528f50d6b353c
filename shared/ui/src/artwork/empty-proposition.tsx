/** A letter before closed windows: no proposition yet. */
export function EmptyProposition() {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox="0 0 240 152"
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="120" cy="76" r="70" fill="var(--color-spot-fill-2)" />
      <rect
        x="46"
        y="46"
        width="148"
        height="90"
        rx="3"
        fill="var(--color-spot-paper)"
        stroke="var(--color-spot-line)"
        strokeWidth="2"
      />
      <path
        d="M40 46H200"
        fill="none"
        stroke="var(--color-spot-line)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path
        d="M58 122V78A18 18 0 0 1 94 78V122Z"
        fill="var(--color-spot-fill-2)"
        stroke="var(--color-spot-line)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path
        d="M102 122V78A18 18 0 0 1 138 78V122Z"
        fill="var(--color-spot-fill)"
        stroke="var(--color-spot-line)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path
        d="M146 122V78A18 18 0 0 1 182 78V122Z"
        fill="var(--color-spot-fill-2)"
        stroke="var(--color-spot-line)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="M104 90l16 -44l22 8l-15 44z" fill="none" />
      <g transform="rotate(-7 120 78)">
        <path
          d="M107 18h20l8 8v44h-28z"
          fill="var(--color-spot-paper)"
          stroke="var(--color-spot-line)"
          strokeWidth="2"
          strokeLinejoin="round"
        />
        <path d="M127 18v8h8" stroke="var(--color-spot-line)" strokeWidth="2" strokeLinejoin="round" />
        <path
          d="M113 36h16M113 44h16M113 52h9"
          stroke="var(--color-spot-line-soft)"
          strokeWidth="2"
          strokeLinecap="round"
        />
        <circle
          cx="128"
          cy="58"
          r="4.5"
          fill="var(--color-lamp)"
          stroke="var(--color-spot-line)"
          strokeWidth="1.6"
        />
      </g>
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

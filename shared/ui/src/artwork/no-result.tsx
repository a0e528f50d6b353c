/** A lens on a façade: nothing answers these filters. */
export function NoResult() {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox="0 0 240 152"
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="120" cy="76" r="70" fill="var(--color-spot-fill-2)" />
      <path
        fill="var(--color-spot-paper)"
        stroke="var(--color-spot-line)"
        strokeWidth="2"
        d="M60 36h96v100H60Z"
      />
      <path
        d="M54 36H162"
        fill="none"
        stroke="var(--color-spot-line)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path
        d="M70 80V58A10 10 0 0 1 90 58V80ZM98 80V58A10 10 0 0 1 118 58V80ZM126 80V58A10 10 0 0 1 146 58V80ZM70 124V102A10 10 0 0 1 90 102V124ZM98 124V102A10 10 0 0 1 118 102V124ZM126 124V102A10 10 0 0 1 146 102V124Z"
        fill="var(--color-spot-fill)"
        stroke="var(--color-spot-line-soft)"
        strokeWidth="1.8"
        strokeLinejoin="round"
      />
      <circle
        cx="150"
        cy="92"
        r="30"
        fill="var(--color-spot-paper)"
        stroke="var(--color-spot-line)"
        strokeWidth="3"
      />
      <path
        d="M171 114L192 134"
        fill="none"
        stroke="var(--color-spot-line)"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path
        d="M140 108V86A10 10 0 0 1 160 86V108Z"
        fill="none"
        stroke="var(--color-spot-line-soft)"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeDasharray="3 4"
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

/** A house of which only the lit door is built: no project yet. */
export function EmptyProject() {
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
        d="M84 136V48H156V136M76 48H164M94 48L102 28H138L146 48"
        fill="none"
        stroke="var(--color-spot-line)"
        strokeWidth="2"
        strokeDasharray="4 4"
      />
      <path
        d="M92 84V67A7 7 0 0 1 106 67V84ZM113 84V67A7 7 0 0 1 127 67V84ZM134 84V67A7 7 0 0 1 148 67V84ZM113 122V105A7 7 0 0 1 127 105V122ZM134 122V105A7 7 0 0 1 148 105V122Z"
        fill="none"
        stroke="var(--color-spot-line-soft)"
        strokeWidth="1.8"
        strokeLinejoin="round"
      />
      <path
        d="M92 136V105A7 7 0 0 1 106 105V136Z"
        fill="var(--color-lamp)"
        stroke="var(--color-spot-line)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="M99 98v38M92 108h14" fill="none" stroke="var(--color-spot-line)" strokeWidth="1.5" />
      <path d="M52 136v-22" fill="none" stroke="var(--color-spot-line)" strokeWidth="2" />
      <ellipse
        cx="52"
        cy="105"
        rx="15"
        ry="18.8"
        fill="var(--color-spot-fill)"
        stroke="var(--color-spot-line)"
        strokeWidth="2"
      />
      <path
        d="M52 116v-13.5"
        fill="none"
        stroke="var(--color-spot-line)"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path d="M190 136v-18" fill="none" stroke="var(--color-spot-line)" strokeWidth="2" />
      <ellipse
        cx="190"
        cy="110.8"
        rx="12"
        ry="15"
        fill="var(--color-spot-fill)"
        stroke="var(--color-spot-line)"
        strokeWidth="2"
      />
      <path
        d="M190 120v-10.8M28 136H212"
        fill="none"
        stroke="var(--color-spot-line)"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** A wide façade, for the call to action of the applicant's home. */
export function FacadeWideArt() {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox="11 -34 440 240"
      overflow="visible"
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="38" cy="51" r="74" fill="var(--color-lamp)" opacity=".09" />
      <circle cx="38" cy="51" r="54" fill="var(--color-lamp)" opacity=".14" />
      <path d="M11 89V38A27 27 0 0 1 65 38V89Z" fill="var(--color-art-stone-2)" />
      <path d="M16 86V38A22 22 0 0 1 60 38V86Z" fill="var(--color-lamp)" />
      <path d="M38 16v70M16 38h44" fill="none" stroke="var(--color-art-stone)" strokeWidth="2.6" />
      <path fill="var(--color-art-stone-3)" d="M8 86h60v5H8Z" />
      <path
        d="M92 86V38A22 22 0 0 1 136 38V86Z"
        fill="none"
        stroke="var(--color-art-line)"
        strokeWidth="1.5"
        opacity=".55"
      />
      <path
        d="M114 16v70M92 38h44"
        fill="none"
        stroke="var(--color-art-line)"
        strokeWidth="0.9"
        opacity=".35"
      />
      <path
        d="M168 86V38A22 22 0 0 1 212 38V86Z"
        fill="none"
        stroke="var(--color-art-line)"
        strokeWidth="1.5"
        opacity=".55"
      />
      <path
        d="M190 16v70M168 38h44"
        fill="none"
        stroke="var(--color-art-line)"
        strokeWidth="0.9"
        opacity=".35"
      />
      <path
        d="M244 86V38A22 22 0 0 1 288 38V86Z"
        fill="none"
        stroke="var(--color-art-line)"
        strokeWidth="1.5"
        opacity=".55"
      />
      <path
        d="M266 16v70M244 38h44"
        fill="none"
        stroke="var(--color-art-line)"
        strokeWidth="0.9"
        opacity=".35"
      />
      <path
        d="M320 86V38A22 22 0 0 1 364 38V86Z"
        fill="none"
        stroke="var(--color-art-line)"
        strokeWidth="1.5"
        opacity=".55"
      />
      <path
        d="M342 16v70M320 38h44"
        fill="none"
        stroke="var(--color-art-line)"
        strokeWidth="0.9"
        opacity=".35"
      />
      <path
        d="M396 86V38A22 22 0 0 1 440 38V86Z"
        fill="none"
        stroke="var(--color-art-line)"
        strokeWidth="1.5"
        opacity=".55"
      />
      <path
        d="M418 16v70M396 38h44"
        fill="none"
        stroke="var(--color-art-line)"
        strokeWidth="0.9"
        opacity=".35"
      />
      <path d="M11 193V142A27 27 0 0 1 65 142V193Z" fill="var(--color-art-mid)" />
      <path d="M16 190V142A22 22 0 0 1 60 142V190Z" fill="var(--color-art-near)" />
      <path d="M38 120v70M16 142h44" fill="none" stroke="var(--color-art-mid)" strokeWidth="2.4" />
      <path fill="var(--color-art-mid)" d="M8 190h60v5H8ZM87 193V142A27 27 0 0 1 141 142V193Z" />
      <path d="M92 190V142A22 22 0 0 1 136 142V190Z" fill="var(--color-art-near)" />
      <path d="M114 120v70M92 142h44" fill="none" stroke="var(--color-art-mid)" strokeWidth="2.4" />
      <path fill="var(--color-art-mid)" d="M84 190h60v5H84ZM163 193V142A27 27 0 0 1 217 142V193Z" />
      <path d="M168 190V142A22 22 0 0 1 212 142V190Z" fill="var(--color-art-near)" />
      <path d="M190 120v70M168 142h44" fill="none" stroke="var(--color-art-mid)" strokeWidth="2.4" />
      <path fill="var(--color-art-mid)" d="M160 190h60v5H160ZM239 193V142A27 27 0 0 1 293 142V193Z" />
      <path d="M244 190V142A22 22 0 0 1 288 142V190Z" fill="var(--color-art-near)" />
      <path d="M266 120v70M244 142h44" fill="none" stroke="var(--color-art-mid)" strokeWidth="2.4" />
      <path fill="var(--color-art-mid)" d="M236 190h60v5H236ZM315 193V142A27 27 0 0 1 369 142V193Z" />
      <path d="M320 190V142A22 22 0 0 1 364 142V190Z" fill="var(--color-art-near)" />
      <path d="M342 120v70M320 142h44" fill="none" stroke="var(--color-art-mid)" strokeWidth="2.4" />
      <path fill="var(--color-art-mid)" d="M312 190h60v5H312ZM391 193V142A27 27 0 0 1 445 142V193Z" />
      <path d="M396 190V142A22 22 0 0 1 440 142V190Z" fill="var(--color-art-near)" />
      <path d="M418 120v70M396 142h44" fill="none" stroke="var(--color-art-mid)" strokeWidth="2.4" />
      <path fill="var(--color-art-mid)" d="M388 190h60v5H388Z" />
    </svg>
  );
}

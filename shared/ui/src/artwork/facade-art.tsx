/** A façade of windows, one lit, for the side of the sign-in page. */
export function FacadeArt() {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox="11 -20 206 456"
      overflow="visible"
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      <path
        d="M16 86V38A22 22 0 0 1 60 38V86Z"
        fill="none"
        stroke="var(--color-art-line)"
        strokeWidth="1.5"
        opacity=".55"
      />
      <path
        d="M38 16v70M16 38h44"
        fill="none"
        stroke="var(--color-art-line)"
        strokeWidth="0.9"
        opacity=".35"
      />
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
      <circle cx="38" cy="155" r="74" fill="var(--color-lamp)" opacity=".09" />
      <circle cx="38" cy="155" r="54" fill="var(--color-lamp)" opacity=".14" />
      <path d="M11 193V142A27 27 0 0 1 65 142V193Z" fill="var(--color-art-stone-2)" />
      <path d="M16 190V142A22 22 0 0 1 60 142V190Z" fill="var(--color-lamp)" />
      <path d="M38 120v70M16 142h44" fill="none" stroke="var(--color-art-stone)" strokeWidth="2.6" />
      <path fill="var(--color-art-stone-3)" d="M8 190h60v5H8Z" />
      <path
        d="M92 190V142A22 22 0 0 1 136 142V190Z"
        fill="none"
        stroke="var(--color-art-line)"
        strokeWidth="1.5"
        opacity=".55"
      />
      <path
        d="M114 120v70M92 142h44"
        fill="none"
        stroke="var(--color-art-line)"
        strokeWidth="0.9"
        opacity=".35"
      />
      <path
        d="M168 190V142A22 22 0 0 1 212 142V190Z"
        fill="none"
        stroke="var(--color-art-line)"
        strokeWidth="1.5"
        opacity=".55"
      />
      <path
        d="M190 120v70M168 142h44"
        fill="none"
        stroke="var(--color-art-line)"
        strokeWidth="0.9"
        opacity=".35"
      />
      <path d="M11 297V246A27 27 0 0 1 65 246V297Z" fill="var(--color-art-mid)" />
      <path d="M16 294V246A22 22 0 0 1 60 246V294Z" fill="var(--color-art-near)" />
      <path d="M38 224v70M16 246h44" fill="none" stroke="var(--color-art-mid)" strokeWidth="2.4" />
      <path fill="var(--color-art-mid)" d="M8 294h60v5H8ZM87 297V246A27 27 0 0 1 141 246V297Z" />
      <path d="M92 294V246A22 22 0 0 1 136 246V294Z" fill="var(--color-art-near)" />
      <path d="M114 224v70M92 246h44" fill="none" stroke="var(--color-art-mid)" strokeWidth="2.4" />
      <path fill="var(--color-art-mid)" d="M84 294h60v5H84ZM163 297V246A27 27 0 0 1 217 246V297Z" />
      <path d="M168 294V246A22 22 0 0 1 212 246V294Z" fill="var(--color-art-near)" />
      <path d="M190 224v70M168 246h44" fill="none" stroke="var(--color-art-mid)" strokeWidth="2.4" />
      <path fill="var(--color-art-mid)" d="M160 294h60v5H160ZM11 401V350A27 27 0 0 1 65 350V401Z" />
      <path d="M16 398V350A22 22 0 0 1 60 350V398Z" fill="var(--color-art-near)" />
      <path d="M38 328v70M16 350h44" fill="none" stroke="var(--color-art-mid)" strokeWidth="2.4" />
      <path fill="var(--color-art-mid)" d="M8 398h60v5H8ZM87 401V350A27 27 0 0 1 141 350V401Z" />
      <path d="M92 398V350A22 22 0 0 1 136 350V398Z" fill="var(--color-art-near)" />
      <path d="M114 328v70M92 350h44" fill="none" stroke="var(--color-art-mid)" strokeWidth="2.4" />
      <path fill="var(--color-art-mid)" d="M84 398h60v5H84ZM163 401V350A27 27 0 0 1 217 350V401Z" />
      <path d="M168 398V350A22 22 0 0 1 212 350V398Z" fill="var(--color-art-near)" />
      <path d="M190 328v70M168 350h44" fill="none" stroke="var(--color-art-mid)" strokeWidth="2.4" />
      <path fill="var(--color-art-mid)" d="M160 398h60v5H160Z" />
    </svg>
  );
}

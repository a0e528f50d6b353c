/** The building that is still being drawn, the house, the trees and the ground. */
export function StreetFront() {
  return (
    <>
      <path
        d="M484 318V196H688V402M470 196H702M498 196L524 142H648L674 196"
        fill="none"
        stroke="var(--color-art-line)"
        strokeWidth="1.6"
        strokeDasharray="5 5"
      />
      <path
        d="M558.8 321H688M484 237H688"
        fill="none"
        stroke="var(--color-art-line)"
        strokeWidth="1"
        strokeDasharray="2 5"
      />
      <path d="M496 564V524A22 22 0 0 1 540 524V564Z" fill="var(--color-art-stone-2)" />
      <path d="M500 562V524A18 18 0 0 1 536 524V562Z" fill="var(--color-art-near)" />
      <path d="M518 506V562M500 524H536" fill="none" stroke="var(--color-art-stone)" strokeWidth="1.8" />
      <path fill="var(--color-art-stone-3)" d="M494 562h48v4H494Z" />
      <path d="M564 564V524A22 22 0 0 1 608 524V564Z" fill="var(--color-art-stone-2)" />
      <path d="M568 562V524A18 18 0 0 1 604 524V562Z" fill="var(--color-art-near)" />
      <path d="M586 506V562M568 524H604" fill="none" stroke="var(--color-art-stone)" strokeWidth="1.8" />
      <path fill="var(--color-art-stone-3)" d="M562 562h48v4H562Z" />
      <path d="M632 564V524A22 22 0 0 1 676 524V564Z" fill="var(--color-art-stone-2)" />
      <path d="M636 562V524A18 18 0 0 1 672 524V562Z" fill="var(--color-art-near)" />
      <path d="M654 506V562M636 524H672" fill="none" stroke="var(--color-art-stone)" strokeWidth="1.8" />
      <path fill="var(--color-art-stone-3)" d="M630 562h48v4H630Z" />
      <path d="M496 480V440A22 22 0 0 1 540 440V480Z" fill="var(--color-art-stone-2)" />
      <path d="M500 478V440A18 18 0 0 1 536 440V478Z" fill="var(--color-art-near)" />
      <path d="M518 422V478M500 440H536" fill="none" stroke="var(--color-art-stone)" strokeWidth="1.8" />
      <path fill="var(--color-art-stone-3)" d="M494 478h48v4H494Z" />
      <path d="M564 480V440A22 22 0 0 1 608 440V480Z" fill="var(--color-art-stone-2)" />
      <path d="M568 478V440A18 18 0 0 1 604 440V478Z" fill="var(--color-art-near)" />
      <path d="M586 422V478M568 440H604" fill="none" stroke="var(--color-art-stone)" strokeWidth="1.8" />
      <path fill="var(--color-art-stone-3)" d="M562 478h48v4H562Z" />
      <path d="M632 480V440A22 22 0 0 1 676 440V480Z" fill="var(--color-art-stone-2)" />
      <path d="M636 478V440A18 18 0 0 1 672 440V478Z" fill="var(--color-art-near)" />
      <path d="M654 422V478M636 440H672" fill="none" stroke="var(--color-art-stone)" strokeWidth="1.8" />
      <path fill="var(--color-art-stone-3)" d="M630 478h48v4H630Z" />
      <circle cx="518" cy="366" r="66" fill="var(--color-lamp)" opacity=".10" />
      <circle cx="518" cy="366" r="46" fill="var(--color-lamp)" opacity=".16" />
      <path d="M496 396V356A22 22 0 0 1 540 356V396Z" fill="var(--color-art-stone-2)" />
      <path d="M500 394V356A18 18 0 0 1 536 356V394Z" fill="var(--color-lamp)" />
      <path d="M518 338V394M500 356H536" fill="none" stroke="var(--color-art-stone)" strokeWidth="2" />
      <path fill="var(--color-art-stone-3)" d="M494 394h48v4H494Z" />
      <path
        d="M568 394V356A18 18 0 0 1 604 356V394Z"
        fill="none"
        stroke="var(--color-art-line)"
        strokeWidth="1.6"
      />
      <path
        d="M586 338V394M568 356H604"
        fill="none"
        stroke="var(--color-art-line)"
        strokeWidth="0.9"
        opacity=".6"
      />
      <path
        d="M636 394V356A18 18 0 0 1 672 356V394Z"
        fill="none"
        stroke="var(--color-art-line)"
        strokeWidth="1.6"
      />
      <path
        d="M654 338V394M636 356H672"
        fill="none"
        stroke="var(--color-art-line)"
        strokeWidth="0.9"
        opacity=".6"
      />
      <path
        d="M500 310V272A18 18 0 0 1 536 272V310Z"
        fill="none"
        stroke="var(--color-art-line)"
        strokeWidth="1.6"
      />
      <path
        d="M518 254V310M500 272H536"
        fill="none"
        stroke="var(--color-art-line)"
        strokeWidth="0.9"
        opacity=".6"
      />
      <path
        d="M568 310V272A18 18 0 0 1 604 272V310Z"
        fill="none"
        stroke="var(--color-art-line)"
        strokeWidth="1.6"
      />
      <path
        d="M586 254V310M568 272H604"
        fill="none"
        stroke="var(--color-art-line)"
        strokeWidth="0.9"
        opacity=".6"
      />
      <path
        d="M636 310V272A18 18 0 0 1 672 272V310Z"
        fill="none"
        stroke="var(--color-art-line)"
        strokeWidth="1.6"
      />
      <path
        d="M654 254V310M636 272H672"
        fill="none"
        stroke="var(--color-art-line)"
        strokeWidth="0.9"
        opacity=".6"
      />
      <path d="M718 196V574" fill="none" stroke="var(--color-art-line)" strokeWidth="1.1" />
      <path
        d="M712 578l12 -8M712 494l12 -8M712 410l12 -8M712 326l12 -8M712 242l12 -8"
        fill="none"
        stroke="var(--color-art-line)"
        strokeWidth="1.4"
      />
      <path
        d="M484 118H688M484 111v28M688 111v28"
        fill="none"
        stroke="var(--color-art-line)"
        strokeWidth="1.1"
      />
      <path
        d="M480 124l8 -12M548 124l8 -12M616 124l8 -12M684 124l8 -12"
        fill="none"
        stroke="var(--color-art-line)"
        strokeWidth="1.4"
      />
      <path fill="var(--color-art-roof-2)" d="M858 322h22v70H858Z" />
      <path fill="var(--color-art-brick)" d="M861 312h6v12H861ZM869 312h6v12H869Z" />
      <path d="M740 420L827 334L914 420Z" fill="var(--color-art-roof)" />
      <path d="M827 334L914 420H883Z" fill="var(--color-art-roof-2)" />
      <path fill="var(--color-art-near)" d="M752 420h150v180H752Z" />
      <path fill="var(--color-art-mid)" d="M876 420h26v180H876Z" />
      <path d="M762 420L827 348L892 420Z" fill="var(--color-art-near)" />
      <path d="M813 414V394A14 14 0 0 1 841 394V414Z" fill="var(--color-art-pane)" />
      <path d="M827 380V414M813 394.3H841" fill="none" stroke="var(--color-art-near)" strokeWidth="1.6" />
      <path d="M770 496V461A15 15 0 0 1 800 461V496Z" fill="var(--color-art-pane)" />
      <path d="M785 446v50M770 462h30" fill="none" stroke="var(--color-art-near)" strokeWidth="1.8" />
      <path fill="var(--color-art-stone-3)" d="M765 497h40v4H765Z" />
      <path d="M824 496V461A15 15 0 0 1 854 461V496Z" fill="var(--color-lamp)" />
      <path d="M839 446v50M824 462h30" fill="none" stroke="var(--color-art-near)" strokeWidth="1.8" />
      <path fill="var(--color-art-stone-3)" d="M819 497h40v4H819Z" />
      <path d="M772 600V541A17 17 0 0 1 806 541V600Z" fill="var(--color-art-brick)" />
      <path fill="var(--color-art-stone)" d="M798 564h3v3H798Z" />
      <path d="M828 570V543A13 13 0 0 1 854 543V570Z" fill="var(--color-art-pane)" />
      <path d="M841 530v40M828 544h26" fill="none" stroke="var(--color-art-near)" strokeWidth="1.6" />
      <path fill="var(--color-art-stone-3)" d="M823 571h36v4H823Z" />
      <path fill="var(--color-art-leaf-2)" d="M165.5 548h5v52H165.5Z" />
      <ellipse cx="168" cy="529.1" rx="27" ry="33.8" fill="var(--color-art-leaf)" />
      <path d="M168 495.4A27 33.8 0 0 1 168 562.9ZM459.5 560h5v40H459.5Z" fill="var(--color-art-leaf-2)" />
      <ellipse cx="462" cy="546" rx="20" ry="25" fill="var(--color-art-leaf)" />
      <path d="M462 521A20 25 0 0 1 462 571ZM725.5 554h5v46H725.5Z" fill="var(--color-art-leaf-2)" />
      <ellipse cx="728" cy="537.2" rx="24" ry="30" fill="var(--color-art-leaf)" />
      <path d="M728 507.2A24 30 0 0 1 728 567.2ZM927.5 546h5v54H927.5Z" fill="var(--color-art-leaf-2)" />
      <ellipse cx="930" cy="525" rx="30" ry="37.5" fill="var(--color-art-leaf)" />
      <path d="M930 487.5A30 37.5 0 0 1 930 562.5ZM25.5 556h5v44H25.5Z" fill="var(--color-art-leaf-2)" />
      <ellipse cx="28" cy="539.2" rx="24" ry="30" fill="var(--color-art-leaf)" />
      <path d="M28 509.2A24 30 0 0 1 28 569.2Z" fill="var(--color-art-leaf-2)" />
      <path fill="var(--color-art-ground)" d="M118.5 482h3v118H118.5ZM115 590h10v10H115Z" />
      <circle cx="120" cy="474" r="26" fill="var(--color-lamp)" opacity=".16" />
      <circle cx="120" cy="474" r="9" fill="var(--color-lamp)" />
      <path fill="var(--color-art-ground)" d="M-6000 600h12960v60H-6000Z" />
      <path fill="var(--color-art-mid)" d="M-6000 600h12960v3H-6000Z" />
    </>
  );
}

/** The skyline, and the finished building: the back of the drawing. */
export function StreetBehind() {
  return (
    <>
      <path
        fill="var(--color-art-far)"
        d="M0 470h71v130H0ZM70 430h61v170H70ZM130 448h87v152H130ZM216 392h55v208H216ZM270 424h93v176H270ZM362 378h71v222H362ZM432 420h61v180H432ZM492 360h97v240H492ZM588 400h61v200H588ZM648 372h85v228H648ZM732 430h65v170H732ZM796 396h91v204H796ZM886 446h81v154H886ZM70 430L82 410H118L130 430ZM270 424L286 398H346L362 424ZM492 360L508 332H572L588 360ZM796 396L812 370H870L886 396ZM92 396h9v24H92ZM330 384h9v24H330ZM300 386h9v24H300ZM556 318h9v24H556ZM520 320h9v24H520ZM230 376h9v24H230ZM386 362h9v24H386ZM676 356h9v24H676ZM848 356h9v24H848ZM744 414h9v24H744Z"
      />
      <path
        fill="var(--color-art-mid)"
        d="M34 500h7v10H34ZM160 480h7v10H160ZM160 520h7v10H160ZM244 420h7v10H244ZM392 410h7v10H392ZM618 430h7v10H618ZM680 410h7v10H680ZM708 470h7v10H708ZM830 440h7v10H830ZM916 480h7v10H916ZM806 176h112v424H806Z"
      />
      <path fill="var(--color-art-far)" d="M896 176h22v424H896Z" />
      <path fill="var(--color-art-mid)" d="M826 158h46v18H826ZM844 124h2.5v36H844Z" />
      <path
        fill="var(--color-art-pane)"
        d="M818 192h12v15H818ZM837.5 192h12v15H837.5ZM857 192h12v15H857ZM876.5 192h12v15H876.5ZM818 219h12v15H818ZM837.5 219h12v15H837.5Z"
      />
      <path fill="var(--color-lamp)" d="M857 219h12v15H857Z" />
      <path
        fill="var(--color-art-pane)"
        d="M876.5 219h12v15H876.5ZM818 246h12v15H818ZM837.5 246h12v15H837.5ZM857 246h12v15H857ZM876.5 246h12v15H876.5Z"
      />
      <path fill="var(--color-lamp)" d="M818 273h12v15H818Z" />
      <path
        fill="var(--color-art-pane)"
        d="M837.5 273h12v15H837.5ZM857 273h12v15H857ZM876.5 273h12v15H876.5ZM818 300h12v15H818ZM837.5 300h12v15H837.5ZM857 300h12v15H857Z"
      />
      <path fill="var(--color-lamp)" d="M876.5 300h12v15H876.5Z" />
      <path
        fill="var(--color-art-pane)"
        d="M818 327h12v15H818ZM837.5 327h12v15H837.5ZM857 327h12v15H857ZM876.5 327h12v15H876.5ZM818 354h12v15H818Z"
      />
      <path fill="var(--color-lamp)" d="M837.5 354h12v15H837.5Z" />
      <path
        fill="var(--color-art-pane)"
        d="M857 354h12v15H857ZM876.5 354h12v15H876.5ZM818 381h12v15H818ZM837.5 381h12v15H837.5ZM857 381h12v15H857ZM876.5 381h12v15H876.5ZM818 408h12v15H818ZM837.5 408h12v15H837.5ZM857 408h12v15H857ZM876.5 408h12v15H876.5ZM818 435h12v15H818ZM837.5 435h12v15H837.5ZM857 435h12v15H857ZM876.5 435h12v15H876.5ZM818 462h12v15H818ZM837.5 462h12v15H837.5ZM857 462h12v15H857ZM876.5 462h12v15H876.5ZM818 489h12v15H818ZM837.5 489h12v15H837.5ZM857 489h12v15H857ZM876.5 489h12v15H876.5ZM818 516h12v15H818ZM837.5 516h12v15H837.5ZM857 516h12v15H857ZM876.5 516h12v15H876.5ZM818 543h12v15H818ZM837.5 543h12v15H837.5ZM857 543h12v15H857ZM876.5 543h12v15H876.5ZM818 570h12v15H818ZM837.5 570h12v15H837.5ZM857 570h12v15H857ZM876.5 570h12v15H876.5Z"
      />
      <path fill="var(--color-art-mid)" d="M40 330h150v270H40Z" />
      <path fill="var(--color-art-near)" d="M40 330h150v8H40Z" />
      <path fill="var(--color-art-far)" d="M164 338h26v262H164Z" />
      <path fill="var(--color-art-pane)" d="M52 356h100v13H52ZM52 386h100v13H52ZM52 416h100v13H52Z" />
      <path fill="var(--color-lamp)" d="M52 416h24v13H52Z" />
      <path fill="var(--color-art-pane)" d="M52 446h100v13H52ZM52 476h100v13H52ZM52 506h100v13H52Z" />
      <path fill="var(--color-lamp)" d="M102 506h24v13H102Z" />
      <path fill="var(--color-art-pane)" d="M52 536h100v13H52ZM52 566h100v13H52Z" />
      <path fill="var(--color-art-stone-3)" d="M232 154h36v46H232Z" />
      <path fill="var(--color-art-brick)" d="M236 142h6v12H236ZM246 142h6v12H246ZM256 142h6v12H256Z" />
      <path fill="var(--color-art-stone-3)" d="M380 154h46v46H380Z" />
      <path
        fill="var(--color-art-brick)"
        d="M384 142h6v12H384ZM394 142h6v12H394ZM404 142h6v12H404ZM414 142h6v12H414Z"
      />
      <path d="M204 258L222 196H426L444 258Z" fill="var(--color-art-roof)" />
      <path d="M222 196L236 182H412L426 196Z" fill="var(--color-art-roof-2)" />
      <path
        d="M234.8 197L219 258M247.5 197L234 258M260.3 197L249 258M273 197L264 258M285.8 197L279 258M298.5 197L294 258M311.3 197L309 258M324 197L324 258M336.8 197L339 258M349.5 197L354 258M362.3 197L369 258M375 197L384 258M387.8 197L399 258M400.5 197L414 258M413.3 197L429 258"
        fill="none"
        stroke="var(--color-art-roof-2)"
        strokeWidth="1"
      />
      <path d="M240 254V226A18 18 0 0 1 276 226V254Z" fill="var(--color-art-stone-2)" />
      <path d="M247 254V227A11 11 0 0 1 269 227V254Z" fill="var(--color-art-pane)" />
      <path d="M258 216V254M247 232H269" fill="none" stroke="var(--color-art-stone-2)" strokeWidth="1.6" />
      <path d="M306 254V226A18 18 0 0 1 342 226V254Z" fill="var(--color-art-stone-2)" />
      <path d="M313 254V227A11 11 0 0 1 335 227V254Z" fill="var(--color-lamp)" />
      <path d="M324 216V254M313 232H335" fill="none" stroke="var(--color-art-stone-2)" strokeWidth="1.6" />
      <path d="M372 254V226A18 18 0 0 1 408 226V254Z" fill="var(--color-art-stone-2)" />
      <path d="M379 254V227A11 11 0 0 1 401 227V254Z" fill="var(--color-art-pane)" />
      <path d="M390 216V254M379 232H401" fill="none" stroke="var(--color-art-stone-2)" strokeWidth="1.6" />
      <path fill="var(--color-art-stone)" d="M206 258h236v342H206Z" />
      <path fill="var(--color-art-stone-2)" d="M412 258h30v342H412ZM199 253h250v9H199Z" />
      <path fill="var(--color-art-stone-3)" d="M202 262h244v4H202ZM215.1 277h29v4H215.1Z" />
      <path fill="var(--color-art-pane)" d="M219.1 282h21v46H219.1Z" />
      <path
        d="M229.6 282V328M219.1 301.3H240.1"
        fill="none"
        stroke="var(--color-art-stone)"
        strokeWidth="1.5"
      />
      <path fill="var(--color-art-stone-3)" d="M262.3 277h29v4H262.3Z" />
      <path fill="var(--color-art-pane)" d="M266.3 282h21v46H266.3Z" />
      <path
        d="M276.8 282V328M266.3 301.3H287.3"
        fill="none"
        stroke="var(--color-art-stone)"
        strokeWidth="1.5"
      />
      <path fill="var(--color-art-stone-3)" d="M309.5 277h29v4H309.5Z" />
      <path fill="var(--color-art-pane)" d="M313.5 282h21v46H313.5Z" />
      <path
        d="M324 282V328M313.5 301.3H334.5"
        fill="none"
        stroke="var(--color-art-stone)"
        strokeWidth="1.5"
      />
      <path fill="var(--color-art-stone-3)" d="M356.7 277h29v4H356.7Z" />
      <path fill="var(--color-lamp)" d="M360.7 282h21v46H360.7Z" />
      <path
        d="M371.2 282V328M360.7 301.3H381.7"
        fill="none"
        stroke="var(--color-art-stone)"
        strokeWidth="1.5"
      />
      <path fill="var(--color-art-stone-3)" d="M403.9 277h29v4H403.9Z" />
      <path fill="var(--color-art-pane)" d="M407.9 282h21v46H407.9Z" />
      <path
        d="M418.4 282V328M407.9 301.3H428.9"
        fill="none"
        stroke="var(--color-art-stone-2)"
        strokeWidth="1.5"
      />
      <path fill="var(--color-art-stone-3)" d="M202 336h244v4H202Z" />
      <path
        d="M206 320v16M210.1 320v16M214.1 320v16M218.2 320v16M222.2 320v16M226.3 320v16M230.3 320v16M234.3 320v16M238.4 320v16M242.4 320v16M246.5 320v16M250.6 320v16M254.6 320v16M258.6 320v16M262.7 320v16M266.8 320v16M270.8 320v16M274.9 320v16M278.9 320v16M282.9 320v16M287 320v16M291.1 320v16M295.1 320v16M299.1 320v16M303.2 320v16M307.3 320v16M311.3 320v16M315.4 320v16M319.4 320v16M323.4 320v16M327.5 320v16M331.6 320v16M335.6 320v16M339.6 320v16M343.7 320v16M347.8 320v16M351.8 320v16M355.9 320v16M359.9 320v16M363.9 320v16M368 320v16M372 320v16M376.1 320v16M380.1 320v16M384.2 320v16M388.3 320v16M392.3 320v16M396.4 320v16M400.4 320v16M404.4 320v16M408.5 320v16M412.5 320v16M416.6 320v16M420.6 320v16M424.7 320v16M428.8 320v16M432.8 320v16M436.9 320v16M440.9 320v16"
        fill="none"
        stroke="var(--color-art-roof-2)"
        strokeWidth="1"
      />
      <path d="M204 320H444" fill="none" stroke="var(--color-art-roof-2)" strokeWidth="2" />
      <path fill="var(--color-art-stone-3)" d="M215.1 349h29v4H215.1Z" />
      <path fill="var(--color-art-pane)" d="M219.1 354h21v46H219.1Z" />
      <path
        d="M229.6 354V400M219.1 373.3H240.1"
        fill="none"
        stroke="var(--color-art-stone)"
        strokeWidth="1.5"
      />
      <path fill="var(--color-art-roof)" d="M211.1 354h6v46H211.1ZM242.1 354h6v46H242.1Z" />
      <path fill="var(--color-art-stone-3)" d="M262.3 349h29v4H262.3Z" />
      <path fill="var(--color-lamp)" d="M266.3 354h21v46H266.3Z" />
      <path
        d="M276.8 354V400M266.3 373.3H287.3"
        fill="none"
        stroke="var(--color-art-stone)"
        strokeWidth="1.5"
      />
      <path fill="var(--color-art-roof)" d="M258.3 354h6v46H258.3ZM289.3 354h6v46H289.3Z" />
      <path fill="var(--color-art-stone-3)" d="M309.5 349h29v4H309.5Z" />
      <path fill="var(--color-art-pane)" d="M313.5 354h21v46H313.5Z" />
      <path
        d="M324 354V400M313.5 373.3H334.5"
        fill="none"
        stroke="var(--color-art-stone)"
        strokeWidth="1.5"
      />
      <path fill="var(--color-art-roof)" d="M305.5 354h6v46H305.5ZM336.5 354h6v46H336.5Z" />
      <path fill="var(--color-art-stone-3)" d="M356.7 349h29v4H356.7Z" />
      <path fill="var(--color-art-pane)" d="M360.7 354h21v46H360.7Z" />
      <path
        d="M371.2 354V400M360.7 373.3H381.7"
        fill="none"
        stroke="var(--color-art-stone)"
        strokeWidth="1.5"
      />
      <path fill="var(--color-art-roof)" d="M352.7 354h6v46H352.7ZM383.7 354h6v46H383.7Z" />
      <path fill="var(--color-art-stone-3)" d="M403.9 349h29v4H403.9Z" />
      <path fill="var(--color-art-pane)" d="M407.9 354h21v46H407.9Z" />
      <path
        d="M418.4 354V400M407.9 373.3H428.9"
        fill="none"
        stroke="var(--color-art-stone-2)"
        strokeWidth="1.5"
      />
      <path fill="var(--color-art-roof)" d="M399.9 354h6v46H399.9ZM430.9 354h6v46H430.9Z" />
      <path
        fill="var(--color-art-stone-3)"
        d="M214.1 401h31v3.5H214.1ZM261.3 401h31v3.5H261.3ZM308.5 401h31v3.5H308.5ZM355.7 401h31v3.5H355.7ZM402.9 401h31v3.5H402.9ZM215.1 421h29v4H215.1Z"
      />
      <path fill="var(--color-art-pane)" d="M219.1 426h21v46H219.1Z" />
      <path
        d="M229.6 426V472M219.1 445.3H240.1"
        fill="none"
        stroke="var(--color-art-stone)"
        strokeWidth="1.5"
      />
      <path fill="var(--color-art-stone-3)" d="M262.3 421h29v4H262.3Z" />
      <path fill="var(--color-art-pane)" d="M266.3 426h21v46H266.3Z" />
      <path
        d="M276.8 426V472M266.3 445.3H287.3"
        fill="none"
        stroke="var(--color-art-stone)"
        strokeWidth="1.5"
      />
      <path fill="var(--color-art-stone-3)" d="M309.5 421h29v4H309.5Z" />
      <path fill="var(--color-art-pane)" d="M313.5 426h21v46H313.5Z" />
      <path
        d="M324 426V472M313.5 445.3H334.5"
        fill="none"
        stroke="var(--color-art-stone)"
        strokeWidth="1.5"
      />
      <path fill="var(--color-art-stone-3)" d="M356.7 421h29v4H356.7Z" />
      <path fill="var(--color-art-pane)" d="M360.7 426h21v46H360.7Z" />
      <path
        d="M371.2 426V472M360.7 445.3H381.7"
        fill="none"
        stroke="var(--color-art-stone)"
        strokeWidth="1.5"
      />
      <path fill="var(--color-art-stone-3)" d="M403.9 421h29v4H403.9Z" />
      <path fill="var(--color-lamp)" d="M407.9 426h21v46H407.9Z" />
      <path
        d="M418.4 426V472M407.9 445.3H428.9"
        fill="none"
        stroke="var(--color-art-stone-2)"
        strokeWidth="1.5"
      />
      <path fill="var(--color-art-stone-3)" d="M202 480h244v4H202Z" />
      <path
        d="M206 464v16M210.1 464v16M214.1 464v16M218.2 464v16M222.2 464v16M226.3 464v16M230.3 464v16M234.3 464v16M238.4 464v16M242.4 464v16M246.5 464v16M250.6 464v16M254.6 464v16M258.6 464v16M262.7 464v16M266.8 464v16M270.8 464v16M274.9 464v16M278.9 464v16M282.9 464v16M287 464v16M291.1 464v16M295.1 464v16M299.1 464v16M303.2 464v16M307.3 464v16M311.3 464v16M315.4 464v16M319.4 464v16M323.4 464v16M327.5 464v16M331.6 464v16M335.6 464v16M339.6 464v16M343.7 464v16M347.8 464v16M351.8 464v16M355.9 464v16M359.9 464v16M363.9 464v16M368 464v16M372 464v16M376.1 464v16M380.1 464v16M384.2 464v16M388.3 464v16M392.3 464v16M396.4 464v16M400.4 464v16M404.4 464v16M408.5 464v16M412.5 464v16M416.6 464v16M420.6 464v16M424.7 464v16M428.8 464v16M432.8 464v16M436.9 464v16M440.9 464v16"
        fill="none"
        stroke="var(--color-art-roof-2)"
        strokeWidth="1"
      />
      <path d="M204 464H444" fill="none" stroke="var(--color-art-roof-2)" strokeWidth="2" />
      <path fill="var(--color-art-stone-3)" d="M203 500h242v6H203Z" />
      <path d="M221 600V543A30 30 0 0 1 281 543V600Z" fill="var(--color-art-stone-2)" />
      <path d="M226 600V543A25 25 0 0 1 276 543V600Z" fill="var(--color-art-pane)" />
      <path d="M251 518V600M226 543H276" fill="none" stroke="var(--color-art-stone-3)" strokeWidth="1.6" />
      <path d="M294 600V543A30 30 0 0 1 354 543V600Z" fill="var(--color-art-stone-2)" />
      <path d="M299 600V543A25 25 0 0 1 349 543V600Z" fill="var(--color-art-near)" />
      <path d="M299 543H349M324 543V600" fill="none" stroke="var(--color-art-mid)" strokeWidth="1.6" />
      <path d="M303 543V543A21 21 0 0 1 345 543V543Z" fill="var(--color-lamp)" />
      <path d="M324 518v25" fill="none" stroke="var(--color-art-near)" strokeWidth="1.6" />
      <path d="M367 600V543A30 30 0 0 1 427 543V600Z" fill="var(--color-art-stone-2)" />
      <path d="M372 600V543A25 25 0 0 1 422 543V600Z" fill="var(--color-art-pane)" />
      <path d="M397 518V600M372 543H422" fill="none" stroke="var(--color-art-stone-3)" strokeWidth="1.6" />
      <path d="M484 600V322H552V352.2H586V382.5H626.8V406H688V600Z" fill="var(--color-art-stone)" />
      <path d="M662 600V406H688V600Z" fill="var(--color-art-stone-2)" />
      <path
        d="M484 336H552M484 350H552M484 364H552M484 378H586M484 392H586M484 406H626.8"
        fill="none"
        stroke="var(--color-art-stone-2)"
        strokeWidth="1"
      />
      <path fill="var(--color-art-stone-3)" d="M479 574h214v26H479Z" />
      <path fill="var(--color-art-stone-2)" d="M479 570h214v5H479Z" />
      <path fill="var(--color-art-stone-3)" d="M480 487h212v5H480ZM480 403h212v5H480Z" />
    </>
  );
}

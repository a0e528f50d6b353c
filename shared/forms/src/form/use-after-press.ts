import { useEffect, useMemo } from 'react';

/** Does a work at once or, while a mouse button or a finger is down, when its click has been dispatched. */
export type AfterPress = (work: () => void) => void;

/**
 * For what moves the page when a field is left, such as its error. A press on a button takes the focus from the field
 * first: an error that pushed the button away in the middle of the press would lose the click.
 */
export function useAfterPress(): AfterPress {
  const presses = useMemo(() => createPresses(), []);
  useEffect(() => presses.watch(), [presses]);
  return presses.after;
}

/** A touch is a mouse press as well, in which the focus moves. A button is released as a drag ends, or elsewhere. */
const ENDS = ['mouseup', 'dragend'] as const;

function createPresses(): { readonly after: AfterPress; readonly watch: () => () => void } {
  const waiting: (() => void)[] = [];
  let isDown = false;
  const press = () => {
    isDown = true;
  };
  const release = () => {
    isDown = false;
    // The click follows in the same turn.
    setTimeout(() => {
      for (const work of waiting.splice(0)) work();
    });
  };
  return {
    after: (work) => {
      if (isDown) waiting.push(work);
      else work();
    },
    watch: () => {
      document.addEventListener('mousedown', press, true);
      for (const end of ENDS) document.addEventListener(end, release, true);
      window.addEventListener('blur', release);
      return () => {
        document.removeEventListener('mousedown', press, true);
        for (const end of ENDS) document.removeEventListener(end, release, true);
        window.removeEventListener('blur', release);
      };
    },
  };
}

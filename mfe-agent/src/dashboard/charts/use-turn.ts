import { useEffect, useState } from 'react';

/** Charts that wait to be drawn, in the order of the page. */
const waiting: (() => void)[] = [];
let isUnderWay = false;

/**
 * What to draw now: `wanted`, once its turn has come; none is taken while nothing is wanted. A chart takes some tens of milliseconds to draw; five at once would
 * leave a click unanswered for longer than one can overlook, so each waits for the frame after the one before.
 *
 * @returns what was wanted before while it waits; undefined before the first turn.
 */
export function useTurn<T extends object>(wanted: T | undefined): T | undefined {
  const [drawn, setDrawn] = useState<T>();
  useEffect(() => {
    if (wanted === undefined) return undefined;
    const draw = () => setDrawn(wanted);
    waiting.push(draw);
    if (!isUnderWay) nextTurn();
    return () => {
      const place = waiting.indexOf(draw);
      if (place >= 0) waiting.splice(place, 1);
    };
  }, [wanted]);
  return drawn;
}

function nextTurn(): void {
  isUnderWay = true;
  requestAnimationFrame(() => {
    // After the frame, not in it: what is already there shows first.
    setTimeout(() => {
      waiting.shift()?.();
      isUnderWay = false;
      if (waiting.length > 0) nextTurn();
    });
  });
}

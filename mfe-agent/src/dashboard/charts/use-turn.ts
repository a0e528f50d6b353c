import { useEffect, useState } from 'react';

/** Charts waiting to be drawn, in page order. */
const waiting: (() => void)[] = [];
let isUnderWay = false;

/**
 * Spreads drawing over frames: returns `wanted` once its turn has come. Drawing a chart takes tens of milliseconds, and
 * five at once would block input noticeably. Takes no turn while `wanted` is undefined.
 *
 * @returns the previous value while waiting; undefined before the first turn.
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
    // A task after the frame, so that the browser paints first.
    setTimeout(() => {
      waiting.shift()?.();
      isUnderWay = false;
      if (waiting.length > 0) nextTurn();
    });
  });
}

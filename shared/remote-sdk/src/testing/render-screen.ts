import type { ReactNode } from 'react';
import { enterSession } from './enter-session';
import type { FakeAnswers } from './fake-transport';
import { type Persona, personas } from './personas';
import { recordedBackOffice } from './recorded-answers';
import { type Place, type RenderedScreen, showScreen } from './show-screen';

export interface ScreenOptions extends Place {
  /** Signed-in persona; a visitor by default. */
  readonly as?: Persona | undefined;
  /** Answers instead of recorded ones, once somebody is signed in: see `recordedBackOffice`. */
  readonly answers?: FakeAnswers | undefined;
}

/** Renders a screen with the real kit, on the fake back office with recorded answers. */
export function renderScreen(ui: ReactNode, options: ScreenOptions = {}): Promise<RenderedScreen> {
  const { as, answers, ...place } = options;
  let current = recordedBackOffice(as);
  return showScreen(
    ui,
    place,
    (call) => current(call),
    async (kit) => {
      if (as !== undefined) await enterSession(kit, personas[as], 'recorded');
      current = recordedBackOffice(as, answers);
    },
  );
}

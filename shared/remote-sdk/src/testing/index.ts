export { screen, waitFor, within } from '@testing-library/react';
export { enterSession } from './enter-session';
export { fact } from './fact';
export { type FakeAnswer, type FakeAnswers, fakeTransport, ok } from './fake-transport';
export { DEMO_PASSWORD, type Persona, personas } from './personas';
export { KEPT_HEADERS, type RecordedAnswer, recordedBackOffice } from './recorded-answers';
export { renderScreen, type ScreenOptions } from './render-screen';
export { type Place, type RenderedScreen, showScreen } from './show-screen';
export { installTestKit, type TestKit } from './test-kit';

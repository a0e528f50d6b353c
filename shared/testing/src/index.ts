export {
  type BackOfficeForTests,
  backOfficeForTests,
  type CallToFail,
  type InjectedAnswer,
  type InjectedCall,
  seed,
} from './back-office-for-tests';
export { backOfficeTransport } from './back-office-transport';
export { narrowScreen } from './narrow-screen';
export { outage, overBackOffice } from './over-back-office';
export { recordCalls, type RecordedCalls } from './record-calls';
export { type Downloads, recordDownloads } from './record-downloads';
export { ofApplicant, renderScreen, type ScreenOptions, WHOLE_PROJECT } from './render-screen';
export { signIn } from './sign-in';
// The rest of a screen's tests needs no back office.
export {
  DEMO_PASSWORD,
  fact,
  type FakeAnswer,
  type FakeAnswers,
  fakeTransport,
  installTestKit,
  ok,
  type Persona,
  personas,
  type RenderedScreen,
  type TestKit,
} from '@portal/remote-sdk/testing';

export {
  type BackOfficeForTests,
  backOfficeForTests,
  type CallToFail,
  type InjectedAnswer,
  type InjectedCall,
  seed,
} from './back-office-for-tests';
export { backOfficeTransport } from './back-office-transport';
export { fact } from './fact';
export {
  type FakeAnswer,
  type FakeAnswers,
  fakeTransport,
  ok,
  outage,
  overBackOffice,
} from './fake-transport';
export { narrowScreen } from './narrow-screen';
export { DEMO_PASSWORD, type Persona, personas } from './personas';
export { recordCalls, type RecordedCalls } from './record-calls';
export { type Downloads, recordDownloads } from './record-downloads';
export { ofApplicant, type RenderedScreen, renderScreen, type ScreenOptions } from './render-screen';
export { signIn } from './sign-in';
export { installTestKit, type TestKit } from './test-kit';

import { ContentPage } from './content-page';

export const TermsPage = () => (
  <ContentPage page="terms" title="Conditions générales d’utilisation" asksQuestions />
);
export const LegalPage = () => <ContentPage page="legal" title="Mentions légales" asksQuestions />;
export const PrivacyPage = () => <ContentPage page="privacy" title="Confidentialité" asksQuestions />;
export const CookiesPage = () => <ContentPage page="cookies" title="Cookies" asksQuestions />;
export const AccessibilityPage = () => (
  <ContentPage page="accessibility" title="Accessibilité" asksQuestions />
);

import { ContentPage } from './content-page';

// One chunk for all pages of texts: each of its own would add its names to the entry, which every visit loads.
export { GlossaryPage } from '../glossary/glossary-page';
export { ProjectsPage } from './projects-page';

export const TermsPage = () => (
  <ContentPage page="terms" title="Conditions générales d’utilisation" asksQuestions />
);
export const LegalPage = () => <ContentPage page="legal" title="Mentions légales" asksQuestions />;
export const PrivacyPage = () => <ContentPage page="privacy" title="Confidentialité" asksQuestions />;
export const CookiesPage = () => <ContentPage page="cookies" title="Cookies" asksQuestions />;
export const AccessibilityPage = () => (
  <ContentPage page="accessibility" title="Accessibilité" asksQuestions />
);

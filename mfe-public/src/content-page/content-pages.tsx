import { ContentPage } from './content-page';

// One chunk for all pages of texts: each of its own would add its names to the entry, which every visit loads.
export { GlossaryPage } from '../glossary/glossary-page';
export { ProjectsPage } from './projects-page';

export const TermsPage = () => (
  <ContentPage page="terms" title="Conditions générales d’utilisation" isRules />
);
export const LegalPage = () => <ContentPage page="legal" title="Mentions légales" isRules />;
export const PrivacyPage = () => <ContentPage page="privacy" title="Confidentialité" isRules />;
export const CookiesPage = () => <ContentPage page="cookies" title="Cookies" isRules />;
export const AccessibilityPage = () => <ContentPage page="accessibility" title="Accessibilité" isRules />;

import { ContentPage } from './content-page';

export default function GlossaryPage() {
  return <ContentPage page="glossary" title="Glossaire" />;
}

import { glossaryOf, sectionsOf } from '@portal/domain/content';
import { ContentPage } from '../content-page/content-page';
import { Sections } from '../content-page/sections';
import { Glossary } from './glossary';

/** The words of financing, in alphabetical order. */
export function GlossaryPage() {
  return (
    <ContentPage
      page="glossary"
      title="Glossaire"
      isRules
      body={(html) => {
        const terms = glossaryOf(html);
        return terms.length === 0 ? <Sections text={sectionsOf(html)} /> : <Glossary terms={terms} />;
      }}
    />
  );
}

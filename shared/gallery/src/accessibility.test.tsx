import { render, waitFor } from '@testing-library/react';
import axe from 'axe-core';
import { installJsdomDialog } from '@portal/ui/dialog/jsdom-dialog';
import { families } from './families';
import { Gallery } from './page/gallery';
import { SectionView } from './page/section-view';
import type { GallerySection } from './section';

// Contrast needs a real browser (e2e/accessibility/screens.spec.ts, and the table of tokens in shared/ui); a fragment has
// no landmarks and need not begin at h1.
const NOT_HERE = ['color-contrast', 'region', 'heading-order', 'page-has-heading-one', 'landmark-unique'];

async function findViolations(container: Element) {
  // Some drawings are loaded when they are shown.
  await waitFor(() => expect(container.innerHTML).not.toMatch(/<svg[^>]*><\/svg>/));
  const rules = Object.fromEntries(NOT_HERE.map((rule) => [rule, { enabled: false }]));
  const { violations } = await axe.run(container, { rules });
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

const sections = families.flatMap((family) => family.sections);
/** Modals are opened: the page itself only shows their buttons. */
const modals = sections.flatMap(({ specimens }) =>
  specimens.flatMap(({ name, show }) => (typeof show === 'function' ? [{ name, show }] : [])),
);

describe('without an accessibility violation', () => {
  beforeAll(installJsdomDialog);

  it.each(sections.map((section): [string, GallerySection] => [section.name, section]))(
    'shows %s in all its states',
    async (_name, section) => {
      const { container } = render(<SectionView section={section} />);
      expect(await findViolations(container)).toEqual([]);
    },
  );

  it.each(modals)('opens « $name »', async ({ show }) => {
    const { container } = render(show(() => undefined));
    expect(await findViolations(container)).toEqual([]);
  });

  it('frames them in a page with a way around', async () => {
    const { container } = render(<Gallery families={[]} />);
    expect(await findViolations(container)).toEqual([]);
  });
});

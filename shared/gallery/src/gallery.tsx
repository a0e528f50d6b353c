import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { Button } from '@portal/ui/button';
import { Cluster, Grid, Stack } from '@portal/ui/layout';
import { Logo } from '@portal/ui/logo';
import { Page, PageHeader } from '@portal/ui/page';
import { SkipLink } from '@portal/ui/skip-link';
import { Text } from '@portal/ui/text';
import { TextLink } from '@portal/ui/text-link';
import { Title } from '@portal/ui/title';
import styles from './gallery.module.css';
import { Tokens } from './tokens';

/** What stands in `x.specimen.tsx`, beside the component `x`. */
export interface SpecimenFile {
  /** When to use it, in one or two sentences. */
  readonly purpose: string;
  /**
   * How its states are displayed. `canvas`, `brand`: the background, by default a card's surface. `wide`: the whole line;
   * `narrow`: 20rem, as on a phone. `focused`: with the ring of the focus. `clipped`: in a frame that serves as its window.
   */
  readonly setting?: string;
  /** States by name: an element, or a modal, which gets a function to close it and is opened by a button. */
  readonly default: Readonly<Record<string, ReactElement | ((close: () => void) => ReactNode)>>;
}

/** A component, or several that are used together. */
export interface Section extends SpecimenFile {
  /** As imported: `@portal/ui/button`. */
  readonly from: string;
}

/** A section of a file such as `./button/button.specimen.tsx` in the sources of a package. */
export const sectionOf = (name: string, key: string, file: SpecimenFile): Section => ({
  ...file,
  from: [name, ...key.split('/').slice(1, -1)].join('/'),
});

const anchorOf = (from: string): string => from.replace(/^@portal\/(?:ui\/)?/, '');

/** What the name of a state says about its setting. */
const BY_NAME = { narrow: /à l’étroit/i, focused: /^Focus/, brand: /crépuscule/ };

const settingOf = (name: string, setting = ''): string =>
  Object.entries(BY_NAME)
    .flatMap(([word, pattern]) => (pattern.test(name) ? [word] : []))
    .concat(/à l’étroit/i.test(name) ? setting.replace('wide', '') : setting)
    .join(' ')
    .trim();

/** Light, dark, or as the system. Part of the address, so that a shared link shows the same theme. */
const THEMES = { Clair: '?theme=light', Sombre: '?theme=dark', Système: '?' };

/** The design system on one page: every component of `@portal/ui` and `@portal/forms`, in its states. */
export function Gallery({ sections }: { sections: readonly Section[] }) {
  useEffect(() => {
    const theme = new URLSearchParams(location.search).get('theme');
    if (theme) document.documentElement.dataset['theme'] = theme;
    // The browser looked for the anchor before the sections were rendered.
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);
  return (
    <>
      <SkipLink to="contenu" />
      <Cluster as="header" className={styles.header} justify="between">
        <Logo />
        <Cluster>
          {Object.entries(THEMES).map(([words, href]) => (
            <TextLink key={words} href={href} standalone>
              {words}
            </TextLink>
          ))}
        </Cluster>
      </Cluster>
      <main id="contenu" tabIndex={-1}>
        <Page width="desk">
          <PageHeader
            title="Système de design"
            context="La fenêtre allumée : chaque composant du portail, dans ses états."
          />
          <nav aria-label="Composants">
            <Cluster as="ul" gap={1} across={4}>
              {sections.map(({ from }) => (
                <li key={from}>
                  <TextLink href={`#${anchorOf(from)}`} standalone>
                    {anchorOf(from)}
                  </TextLink>
                </li>
              ))}
            </Cluster>
          </nav>
          {sections.map((section) => (
            <SectionView key={section.from} section={section} />
          ))}
          <Tokens />
        </Page>
      </main>
    </>
  );
}

/** A component with its import path, purpose and states. */
export function SectionView({ section: { from, purpose, setting, default: states } }: { section: Section }) {
  const id = anchorOf(from);
  return (
    <Stack as="article" id={id} aria-labelledby={`${id}-title`}>
      <Title as="h2" size="sm" id={`${id}-title`}>
        {from}
      </Title>
      <Text tone="muted" measure>
        {purpose}
      </Text>
      <Grid column={16} gap={5} fill>
        {Object.entries(states).map(([name, show]) => (
          <State key={name} name={name} show={show} setting={settingOf(name, setting)} />
        ))}
      </Grid>
    </Stack>
  );
}

interface StateProps {
  readonly name: string;
  readonly show: SpecimenFile['default'][string];
  readonly setting: string;
}

const State = ({ name, show, setting }: StateProps) => (
  <figure className={styles.state} data-setting={setting}>
    <Text as="figcaption" size="xs" tone="muted">
      {name}
    </Text>
    <div className={styles.frame} data-surface={setting.includes('brand') ? 'brand' : undefined}>
      {typeof show === 'function' ? <Modal name={name} show={show} /> : show}
    </div>
  </figure>
);

function Modal({ name, show }: { name: string; show: (close: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Ouvrir « {name} »</Button>
      {isOpen && show(() => setOpen(false))}
    </>
  );
}

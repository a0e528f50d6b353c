import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '@portal/ui/button';
import { Cluster, Grid, Stack } from '@portal/ui/layout';
import { Logo } from '@portal/ui/logo';
import { Page, PageHeader } from '@portal/ui/page';
import { SkipLink } from '@portal/ui/skip-link';
import { Text } from '@portal/ui/text';
import { TextLink } from '@portal/ui/text-link';
import { Title } from '@portal/ui/title';
import styles from './gallery.module.css';
import type { Specimen, Specimens } from './specimen';

/** What the name of a state says about its setting. */
const BY_NAME = { narrow: /à l’étroit/i, brand: /crépuscule/ };

const settingOf = (name: string, setting = ''): string =>
  Object.entries(BY_NAME)
    .flatMap(([word, pattern]) => (pattern.test(name) ? [word] : []))
    .concat(/à l’étroit/i.test(name) ? setting.replace('wide', '') : setting)
    .join(' ')
    .trim();

/** Light, dark, or as the system. Part of the address, so that a shared link shows the same theme. */
const THEMES = { Clair: '?theme=light', Sombre: '?theme=dark', Système: '?' };

/** The design system on one page: every component of `@portal/ui` and `@portal/forms`, in its states. */
export function Gallery({ specimens }: { specimens: Specimens }) {
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
          {Object.entries(THEMES).map(([name, href]) => (
            <TextLink key={name} href={href} standalone>
              {name}
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
              {Object.keys(specimens).map((door) => (
                <li key={door}>
                  <TextLink href={`#${door}`} standalone>
                    {door}
                  </TextLink>
                </li>
              ))}
            </Cluster>
          </nav>
          {Object.entries(specimens).map(([door, specimen]) => (
            <Section key={door} door={door} specimen={specimen} />
          ))}
        </Page>
      </main>
    </>
  );
}

interface SectionProps {
  readonly door: string;
  readonly specimen: Specimen;
}

/** A component with its import path, purpose and states. */
export function Section({ door, specimen: { purpose, setting, states } }: SectionProps) {
  return (
    <Stack as="article" id={door} aria-labelledby={`${door}-title`}>
      <Title as="h2" size="sm" id={`${door}-title`}>
        @portal/{door === 'forms' ? door : `ui/${door}`}
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
  readonly show: Specimen['states'][string];
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

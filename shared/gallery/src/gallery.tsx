import { useEffect, useState } from 'react';
import { Button } from '@portal/ui/button';
import { Cluster, Grid, Stack } from '@portal/ui/layout';
import { Page, PageHeader } from '@portal/ui/page';
import { Text } from '@portal/ui/text';
import { TextLink } from '@portal/ui/text-link';
import { Title } from '@portal/ui/title';
import styles from './gallery.module.css';
import type { Modal, Specimens, States } from './specimen';

/** Doors whose states take the whole line, stand on the page's ground, or have a frame that serves as their window. */
const SETTINGS = {
  wide: 'title icon menu-icon hero-street dusk-band page tabs selection-bar pagination stepper form-layout data-table kpi-card progress-bar forms',
  canvas: 'dusk-band page card filter-bar kpi-card chart-card toast',
  clipped: 'hero-street skip-link toast',
};

const settingOf = (door: string, state: string): string =>
  Object.entries(SETTINGS)
    .filter(([, doors]) => doors.split(' ').includes(door))
    .map(([word]) => word)
    .concat(/à l’étroit/i.test(state) ? 'narrow' : [], /crépuscule/.test(state) ? 'brand' : [])
    .join(' ');

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
    <main>
      <Page width="desk">
        <PageHeader
          title="Système de design"
          context="À quoi sert un composant est dit par le commentaire de son export."
          actions={<Links of={THEMES} />}
        />
        <nav aria-label="Composants">
          <Links of={Object.fromEntries(Object.keys(specimens).map((door) => [door, `#${door}`]))} />
        </nav>
        {Object.entries(specimens).map(([door, states]) => (
          <Section key={door} door={door} states={states} />
        ))}
      </Page>
    </main>
  );
}

const Links = ({ of: addresses }: { of: Readonly<Record<string, string>> }) => (
  <Cluster gap={1} across={4}>
    {Object.entries(addresses).map(([name, href]) => (
      <TextLink key={name} href={href} standalone>
        {name}
      </TextLink>
    ))}
  </Cluster>
);

/** A component with its import path and its states. */
export function Section({ door, states }: { door: string; states: States }) {
  return (
    <Stack as="article" id={door} aria-labelledby={`${door}-title`}>
      <Title as="h2" size="sm" id={`${door}-title`}>
        @portal/{door === 'forms' ? door : `ui/${door}`}
      </Title>
      <Grid column={16} gap={5} fill>
        {Object.entries(states).map(([name, show]) => {
          const setting = settingOf(door, name);
          return (
            <figure key={name} className={styles.state} data-setting={setting}>
              <Text as="figcaption" size="xs" tone="muted">
                {name}
              </Text>
              <div className={styles.frame} data-surface={setting.includes('brand') ? 'brand' : undefined}>
                {typeof show === 'function' ? <Opener name={name} show={show} /> : show}
              </div>
            </figure>
          );
        })}
      </Grid>
    </Stack>
  );
}

function Opener({ name, show }: { name: string; show: Modal }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Ouvrir « {name} »</Button>
      {isOpen && show(() => setOpen(false))}
    </>
  );
}

import type { ReactNode } from 'react';
import { render } from '@testing-library/react';
import axe from 'axe-core';
import { AgencyMark } from './agency-mark';
import { AlertDialog } from './alert-dialog';
import { EmptyProject } from './artwork';
import { Attachment } from './attachment';
import { Banner } from './banner';
import { Button, ButtonLink } from './button';
import { Card, CardBody } from './card';
import { ChartCard } from './chart-card';
import { CellLink, DataTable } from './data-table';
import { installJsdomDialog } from './dialog/jsdom-dialog';
import { EmptyState } from './empty-state';
import { ErrorSummary } from './error-summary';
import { Facts, FactsInline } from './facts';
import { Field } from './field';
import { FilterBar, FilterChip, FilterChips, RemovableChip } from './filter-bar';
import { House, Pencil } from './icon';
import { IconButton } from './icon-button';
import { Affix, Checkbox, Input, Select } from './input';
import { KpiCard, KpiGrid } from './kpi-card';
import { LoadFailure } from './load-failure';
import { Logo } from './logo';
import { Meter } from './meter';
import { NextStep } from './next-step';
import { Niche } from './niche';
import { Notice } from './notice';
import { BackLink, Page, PageHeader, WithRail } from './page';
import { Pagination } from './pagination';
import { Person } from './person';
import { ProgressBar } from './progress-bar';
import { Ranking } from './ranking';
import { RuleList } from './rule-list';
import { SideMenu, SideMenuLink, SideMenuList } from './side-menu';
import { Skeleton, SkeletonGroup, SkeletonWindows } from './skeleton';
import { StatusChip } from './status-chip';
import { Stepper } from './stepper';
import { Tabs } from './tabs';
import { Timeline } from './timeline';
import { Toast, ToastRegion } from './toast';

const nothing = () => undefined;

/** Each component as a screen would show it. */
const STORIES: Readonly<Record<string, ReactNode>> = {
  'the head of a page with a rail': (
    <Page>
      <PageHeader
        title="Vos projets"
        context="2 projets"
        announced
        back={<BackLink href="#accueil">Accueil</BackLink>}
        actions={<ButtonLink href="#nouveau">Déposer un projet</ButtonLink>}
      />
      <WithRail
        rail={<Person mark={<Niche person="Aurélien Tissot" />} name="Aurélien Tissot" sub="Paris Nord" />}
      >
        <Logo />
      </WithRail>
    </Page>
  ),
  'a card of a file': (
    <Card aria-label="Dossier">
      <CardBody>
        <Person mark={<AgencyMark agency="Paris Nord" />} sub="Paris Nord" />
        <StatusChip family="you">Attente signature mandat</StatusChip>
        <ProgressBar step={3} status="Attente signature mandat" />
        <ProgressBar step={3} status="Attente signature mandat" size="sm" />
        <Meter label="Taux d’effort" percent={34.86} limitPercent={35} />
        <Facts items={[{ term: 'Usage', value: null }]} />
        <FactsInline items={[{ term: 'Via', value: 'Nguyễn Thị Ánh' }]} />
        <Timeline entries={[{ key: '1', what: 'Projet déposé', date: '14 octobre 2026' }]} />
        <Attachment
          name="Simulation.pdf"
          action={<IconButton label="Télécharger Simulation.pdf" glyph={Pencil} />}
        />
      </CardBody>
    </Card>
  ),
  'who acts': (
    <NextStep
      actor="you"
      title="Répondez aux propositions"
      actions={<Button variant="primary">Comparer</Button>}
    >
      <p>La première est valable jusqu’au 23 novembre.</p>
    </NextStep>
  ),
  'a list with its filters': (
    <>
      <FilterChips label="Vues">
        <FilterChip pressed count={3} onPress={nothing}>
          Tous
        </FilterChip>
        <RemovableChip onRemove={nothing}>Statut : clos</RemovableChip>
      </FilterChips>
      <FilterBar actions={<Button>Effacer</Button>}>
        <Field label="Statut" size="sm">
          {(ties) => (
            <Select {...ties}>
              <option>Tous</option>
            </Select>
          )}
        </Field>
      </FilterBar>
      <DataTable
        caption="Projets"
        columns={[
          {
            key: 'title',
            header: 'Projet',
            width: '60%',
            sortable: true,
            cell: () => <CellLink href="#1">Maison</CellLink>,
          },
          { key: 'action', header: 'Actions', headerHidden: true, width: '40%', cell: () => 'x' },
        ]}
        rows={[{ id: 1 }]}
        rowKey={(row) => row.id}
        onSort={nothing}
      />
      <Pagination page={2} pageSize={10} total={465} linkTo={(page) => ({ href: `#${page}` })} />
    </>
  ),
  'a dashboard': (
    <>
      <h1>Tableau de bord</h1>
      <KpiGrid>
        <KpiCard label="À relancer" value="14" yours note="sans contact depuis 15 jours" />
      </KpiGrid>
      <ChartCard title="Nouveaux Projets" summary="9 en novembre">
        <Ranking rows={[{ name: 'Hugo Delcourt', count: 5 }]} />
      </ChartCard>
    </>
  ),
  'fields outside a form': (
    <>
      <Field label="Prix" hint="Hors travaux." error="Indiquez le prix." required>
        {(ties) => (
          <Affix end="€">
            <Input {...ties} />
          </Affix>
        )}
      </Field>
      <Checkbox label="Rester connecté" />
      <RuleList label="Règles" rules={[{ words: 'un chiffre', met: true }]} />
      <ErrorSummary errors={[{ fieldId: 'x', label: 'Prix', message: 'Indiquez le prix.' }]} />
      <Stepper
        current="b"
        steps={['a', 'b'].map((id) => ({ id, name: id.toUpperCase(), done: id === 'a' }))}
      />
      <div id="a" />
      <div id="b" />
    </>
  ),
  'the parts of a file': (
    <Tabs label="Contenu du dossier" sections={[{ id: 'd', label: 'Description', content: 'Achat' }]} />
  ),
  'what is not there': (
    <>
      <EmptyState art={<EmptyProject />} caps="VOUS N'AVEZ AUCUN PROJET POUR LE MOMENT" />
      <LoadFailure onRetry={nothing} />
      <SkeletonGroup label="Chargement des projets">
        <Skeleton />
        <SkeletonWindows />
      </SkeletonGroup>
      <Notice tone="success">Enregistré.</Notice>
      <Banner about="offline">Vous êtes hors connexion.</Banner>
      <ToastRegion>
        <Toast onClose={nothing}>Adresse supprimée.</Toast>
      </ToastRegion>
    </>
  ),
  'a question': (
    <AlertDialog open title="Supprimer ?" confirm="Supprimer" danger onConfirm={nothing} onCancel={nothing}>
      <p>Cette action ne peut pas être annulée.</p>
    </AlertDialog>
  ),
  'the menu': (
    <SideMenu open onClose={nothing} logo={<Logo />}>
      <SideMenuList>
        <SideMenuLink href="#accueil" glyph={House} count={2} aria-current="page">
          Accueil
        </SideMenuLink>
      </SideMenuList>
    </SideMenu>
  ),
};

// Contrast needs a real browser; a fragment has no landmarks and need not begin at h1.
const NOT_HERE = ['color-contrast', 'region', 'heading-order', 'page-has-heading-one', 'landmark-unique'];

describe('without an accessibility violation', () => {
  beforeAll(installJsdomDialog);

  it.each(Object.keys(STORIES))('shows %s', async (story) => {
    const { container } = render(STORIES[story]);
    const rules = Object.fromEntries(NOT_HERE.map((rule) => [rule, { enabled: false }]));
    const { violations } = await axe.run(container, { rules });
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });
});

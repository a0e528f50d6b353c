import { ButtonRow } from '@portal/ui/button';
import { FilterChip } from '@portal/ui/filter-bar';
import { ExportButton } from './export-button';
import { LayoutButton } from './list-layout';
import { ListHelp } from '../frame/list-help';
import { ViewBar } from '../views/view-bar';
import { ListSelection } from './list-selection';
import type { ListViewContext, ListViewSlots } from './list-view';

export function listViewSlots<Row>({
  view,
  noun,
  part,
  counts,
  cut,
  lacksNames,
  ...list
}: ListViewContext<Row>): ListViewSlots {
  return {
    help: list.help && <ListHelp title={list.title} columns={list.help} />,
    actions: (
      <ButtonRow>
        {list.actions}
        <ExportButton
          noun={noun}
          columns={view.columns}
          rows={list.found}
          lacksNames={lacksNames}
          cut={cut}
        />
      </ButtonRow>
    ),
    views: (
      <ViewBar
        list={noun}
        builtIn={view.views}
        total={list.total}
        parts={view.parts.map((each, index) => ({
          name: each.name,
          words: each.words,
          chip: (
            <FilterChip
              pressed={part === each}
              count={counts === 'coming' ? counts : counts?.[index]}
              atLeast={cut !== undefined}
              yours={each.yours}
              onPress={() => list.onPart(part === each ? undefined : each.name)}
            >
              {each.words}
            </FilterChip>
          ),
        }))}
      />
    ),
    foot: list.layout && list.layout.shape !== 'board' && <LayoutButton layout={list.layout} />,
    outro: (
      <ListSelection
        rows={list.selected}
        words={view.selection}
        file={{ noun, columns: view.columns, lacksNames, cut }}
        onPrint={list.onPrint}
        onClear={list.onClear}
      />
    ),
  };
}

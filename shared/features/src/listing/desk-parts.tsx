import { ButtonRow } from '@portal/ui/button';
import { FilterChip } from '@portal/ui/filter-bar';
import { ExportButton } from './export-button';
import type { DeskContext, DeskParts } from './list-desk';
import { ListHelp } from './list-help';
import { ListSelection } from './list-selection';
import { ListViews } from './views';

/** What staff sees around a list. Apart from the list's page, since the bundles of applicants do not carry it. */
export function deskParts<Row>({
  desk,
  noun,
  part,
  counts,
  cut,
  lacksNames,
  ...list
}: DeskContext<Row>): DeskParts {
  return {
    help: list.help && <ListHelp title={list.title} columns={list.help} />,
    actions: (
      <ButtonRow>
        {list.actions}
        <ExportButton
          noun={noun}
          columns={desk.columns}
          rows={list.found}
          lacksNames={lacksNames}
          cut={cut}
        />
      </ButtonRow>
    ),
    views: (
      <ListViews
        list={noun}
        builtIn={desk.views}
        total={list.total}
        parts={desk.parts.map((each, index) => ({
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
    outro: (
      <ListSelection
        rows={list.selected}
        words={desk.selection}
        file={{ noun, columns: desk.columns, lacksNames, cut }}
        onPrint={list.onPrint}
        onClear={list.onClear}
      />
    ),
  };
}

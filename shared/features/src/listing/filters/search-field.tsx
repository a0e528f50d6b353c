import { Field } from '@portal/ui/field';
import { Icon, Search } from '@portal/ui/icon';
import { Affix, Input } from '@portal/ui/input';
import type { Ref } from 'react';
import type { TypedSearch } from './use-typed-search';

interface SearchFieldProps {
  readonly search: TypedSearch;
  readonly example: string;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** Filters the loaded rows at each keystroke, without a request. */
export function SearchField({ search: { text, type, settle }, example, ref }: SearchFieldProps) {
  return (
    <div role="search">
      <Field label="Rechercher" size="sm">
        {(ties) => (
          <Affix start={<Icon glyph={Search} />}>
            <Input
              entry="search"
              {...ties}
              ref={ref}
              type="search"
              value={text}
              placeholder={example}
              spellCheck={false}
              onChange={(event) => type(event.target.value)}
              onBlur={settle}
              onKeyDown={(event) => {
                if (event.key === 'Enter') settle();
              }}
            />
          </Affix>
        )}
      </Field>
    </div>
  );
}

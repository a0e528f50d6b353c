import { type GlossaryTerm, letterOf, plainText } from '@portal/domain/content';
import { formatCount } from '@portal/domain/format';
import { searchable, searchRows } from '@portal/domain/search';
import { RichText } from '@portal/features/texts';
import { useLocation } from '@portal/kit';
import { Field } from '@portal/ui/field';
import { Icon, Search as SearchGlyph } from '@portal/ui/icon';
import { Affix, Input } from '@portal/ui/input';
import { Text } from '@portal/ui/text';
import { Title } from '@portal/ui/title';
import { useDeferredValue, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { Stack } from '@portal/ui/layout';
import styles from './glossary.module.css';

/** A shorter list is read faster than it is searched. */
const SEARCHED_FROM = 6;

/** Terms under their letters, with a search once the code is there: the server draws no field. */
export function Glossary({ terms }: { readonly terms: readonly GlossaryTerm[] }) {
  const [typed, setTyped] = useState('');
  useWayToTerm(() => setTyped(''));
  // Deferred, so that typing is never blocked; not the first search, or all terms would stand as what it found.
  const asked = (useDeferredValue(typed) || typed).trim();
  const rows = useMemo(
    () => searchable(terms, ({ name, html }) => [name, plainText(html).join(' ')]),
    [terms],
  );
  const found = asked === '' ? terms : searchRows(rows, asked);
  const letters = [...new Set(found.map(letterOf))];
  return (
    <>
      {terms.length >= SEARCHED_FROM && (
        <Search typed={typed} onType={setTyped} words={asked === '' ? '' : foundWords(found.length)} />
      )}
      <Stack className={styles.list} gap={8}>
        {letters.map((letter) => (
          <section key={letter} className={styles.letter} aria-labelledby={`lettre-${letter.toLowerCase()}`}>
            <Title as="h2" size="md" id={`lettre-${letter.toLowerCase()}`}>
              {letter}
            </Title>
            <Stack as="dl" gap={5}>
              {found
                .filter((term) => letterOf(term) === letter)
                .map(({ id, name, html }) => (
                  <Stack key={id} className={styles.term} gap={1}>
                    <dt id={id}>{name}</dt>
                    <dd>
                      <RichText html={html} />
                    </dd>
                  </Stack>
                ))}
            </Stack>
          </section>
        ))}
      </Stack>
    </>
  );
}

/** A link to a term ends a search that hides it; and the text comes after the page that the address names. */
function useWayToTerm(endSearch: () => void): void {
  const { hash } = useLocation();
  const wanted = useRef('');
  useEffect(() => {
    wanted.current = hash.slice(1);
    if (hash !== '') endSearch();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new address alone
  }, [hash]);
  useEffect(() => {
    const term = wanted.current === '' ? null : document.getElementById(wanted.current);
    if (term === null) return;
    wanted.current = '';
    term.scrollIntoView();
  });
}

const foundWords = (count: number): string =>
  count === 0 ? 'Aucun terme ne correspond. Essayez un autre mot.' : formatCount(count, 'terme');

const NOTHING = () => undefined;

interface SearchProps {
  readonly typed: string;
  readonly onType: (typed: string) => void;
  /** How many terms are found. */
  readonly words: string;
}

function Search({ typed, onType, words }: SearchProps) {
  const isLive = useSyncExternalStore(
    () => NOTHING,
    () => true,
    () => false,
  );
  return (
    <div className={styles.search} data-screen-only>
      {isLive && (
        <Field label="Chercher un mot" size="sm">
          {(ties) => (
            <Affix start={<Icon glyph={SearchGlyph} />}>
              <Input
                {...ties}
                type="search"
                entry="search"
                value={typed}
                onChange={(event) => onType(event.target.value)}
              />
            </Affix>
          )}
        </Field>
      )}
      <Text role="status" tone="muted" size="sm">
        {words || '\u00A0'}
      </Text>
    </div>
  );
}

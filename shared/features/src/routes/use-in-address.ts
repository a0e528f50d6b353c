import { useSearchParams } from '@portal/kit';

/** As filters are: no entry of the history, and at once, since the next choice builds on this one. */
const HERE = { replace: true, flushSync: true, preventScrollReset: true } as const;

/**
 * State of a screen as a parameter of its address, for reloads, the way back and links: `?onglet=contacts`.
 *
 * @returns the text, '' when the address has none; and how it is set, '' to take it out
 */
export function useInAddress(name: string): readonly [string, (text: string) => void] {
  const [search, setSearch] = useSearchParams();
  const text = search.get(name) ?? '';
  const set = (next: string) => {
    if (next === text) return;
    const asked = new URLSearchParams(search);
    if (next === '') asked.delete(name);
    else asked.set(name, next);
    setSearch(asked, HERE);
  };
  return [text, set];
}

/** URL parameter that names what was opened: `?ouvert=travaux,video`. It outlives filters. */
const OPEN = 'ouvert';

/** Query string of what is open at an address, for the next address; '' when nothing is. */
export function openIn(search: URLSearchParams): string {
  const open = search.get(OPEN);
  return open === null ? '' : new URLSearchParams({ [OPEN]: open }).toString();
}

/** Whether a fold of this name was opened, as the address says. A screen may have several. */
export function useOpenInAddress(name: string): readonly [boolean, (isOpen: boolean) => void] {
  const [text, set] = useInAddress(OPEN);
  const open = text === '' ? [] : text.split(',');
  return [
    open.includes(name),
    (isOpen) => {
      const others = open.filter((one) => one !== name);
      set((isOpen ? [...others, name] : others).join(','));
    },
  ];
}

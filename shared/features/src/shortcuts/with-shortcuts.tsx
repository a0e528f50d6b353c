import type { LoadPage } from '@portal/kit';

/** A page with the keyboard shortcuts of the agency's side, downloaded beside it. */
export const withShortcuts =
  (load: LoadPage): LoadPage =>
  async () => {
    const [{ default: Page }, { Shortcuts }] = await Promise.all([load(), import('./shortcuts')]);
    return {
      default: () => (
        <>
          <Page />
          <Shortcuts />
        </>
      ),
    };
  };

import { type Config, createForm } from 'final-form';
import { type RefObject, useEffect, useState } from 'react';

type Done<R> = (result: R, form: { restart: () => void }) => void;

type FormOfPage<V, R> = ReturnType<typeof createFormOfPage<V, R>>;

/** The forms of a page that was taken away, until the end of this turn. */
const taken = new Map<string, unknown>();

/**
 * The form of the components that render; a page that threw and is mounted again finds its forms, with what was typed and
 * with the answer that is awaited. The shell then empties the outlet, and fills it in the same turn. Whoever leaves a
 * page, or gets another version or a card in its place, leaves its forms.
 * @param names of the fields, by which a form is found
 */
export function useFormOfPage<V, R>(
  names: readonly string[],
  element: RefObject<HTMLElement | null>,
  config: Config<V>,
): FormOfPage<V, R> {
  const key = names.join(' ');
  const [form] = useState(
    () => (taken.get(key) as FormOfPage<V, R> | undefined) ?? createFormOfPage<V, R>(names, config),
  );

  useEffect(() => {
    const outlet = element.current?.closest('[data-remote]');
    const address = location.href;
    taken.delete(key);
    return () => {
      if (!outlet?.isConnected || outlet.hasChildNodes() || location.href !== address) return;
      taken.set(key, form);
      queueMicrotask(() => taken.delete(key));
    };
  }, [key, form, element]);
  return form;
}

/** A form with what was typed and is under way: outlives the components that show it. */
function createFormOfPage<V, R>(names: readonly string[], config: Config<V>) {
  const api = createForm(config);
  // Known before they are shown and after: else react-final-form puts a field that is mounted back to its initial value,
  // over what a password manager filled in before, or what was typed before a crash.
  for (const name of names) api.registerField(name as keyof V, () => undefined, {});
  let shown: Done<R> | undefined;
  return {
    api,
    /** Says what a success leads to, until the returned function is called. */
    show(onDone: Done<R>) {
      shown = onDone;
      return () => {
        shown = undefined;
      };
    },
    /** After a success: nothing happens while no components show the form. */
    done: (...answer: Parameters<Done<R>>) => shown?.(...answer),
  };
}

import { type Config, createForm, type FormApi } from 'final-form';
import { type RefObject, useEffect, useState } from 'react';

type Done<R> = (result: R, form: { restart: () => void }) => void;

/** A form with what was typed and is under way: outlives the components that show it. */
interface FormOfPage<V, R> {
  readonly api: FormApi<V>;
  /** Says what a success leads to, until the returned function is called. */
  readonly show: (onDone: Done<R>) => () => void;
  /** After a success: nothing happens while no components show the form. */
  readonly done: Done<R>;
}

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

function createFormOfPage<V, R>(names: readonly string[], config: Config<V>): FormOfPage<V, R> {
  const api = createForm(config);
  // Known before they are shown and after: else react-final-form puts a field that is mounted back to its initial value,
  // over what a password manager filled in before, or what was typed before a crash.
  for (const name of names) api.registerField(name as keyof V, () => undefined, {});
  let shown: Done<R> | undefined;
  return {
    api,
    show(onDone) {
      shown = onDone;
      return () => {
        shown = undefined;
      };
    },
    done: (result, form) => shown?.(result, form),
  };
}

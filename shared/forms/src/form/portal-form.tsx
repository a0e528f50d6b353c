import { useEffect, useMemo, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { Form } from 'react-final-form';
import { lastValueFrom, type Observable } from 'rxjs';
import { FormStack } from '@portal/ui/form-layout';
import { isRequired, validateWith } from '../rules/rule';
import { type FieldTable, namesOf, rulesOf } from '../table/field-table';
import { createFormContext, FormContext } from './form-context';
import { FormMessages } from './form-messages';
import { goToNextField } from './go-to-next-field';
import { useFormOfPage } from './form-of-page';
import { GENERAL_FAILURE } from './general-failure';
import { formError, type PlacedErrors } from './place-problems';
import { sendable } from './sendable';
import { useAfterPress } from './use-after-press';

export interface PortalFormProps<V extends object, R> {
  initialValues: V;
  /** Must be stable (a module constant or memoised): a new table triggers validation. */
  fields: FieldTable<V>;
  submit: (values: V) => Observable<R>;
  /** After success, if the form is on the page. */
  onDone: (result: R, form: { restart: () => void }) => void;
  /** Maps a failure to form errors. Without it, or without a result, the generic message shows above the form. */
  toErrors?: ((error: unknown, fields: readonly (keyof V & string)[]) => PlacedErrors<V>) | undefined;
  /** For a long form: a summary of errors with links on top, which takes focus. */
  summary?: boolean | undefined;
  /**
   * For a form that shows a part of its fields at a time: brings a field on screen and focuses it, when its link in the
   * summary is followed.
   */
  onField?: ((name: keyof V & string) => void) | undefined;
  /** After a refusal, with the first wrong field on the page; not for a message that concerns no field. */
  onRefused?: ((name: keyof V & string) => void) | undefined;
  className?: string | undefined;
  'aria-label'?: string | undefined;
  'aria-labelledby'?: string | undefined;
  children: ReactNode;
}

/**
 * A form: its values, the table of its fields, and their layout as children. A failure is returned to final-form, never
 * thrown. After a refusal, focus moves to the summary or the first invalid field. Input survives a change of initial
 * values and, with what is under way, a crash after which its page is mounted again. A second submission is ignored
 * while one is pending.
 */
export function PortalForm<V extends object, R>({
  initialValues,
  fields,
  submit,
  onDone,
  toErrors,
  summary = false,
  onField,
  onRefused,
  children,
  ...frame
}: PortalFormProps<V, R>) {
  const rules = useMemo(() => rulesOf(fields), [fields]);
  const validate = useMemo(() => validateWith(rules), [rules]);
  const afterPress = useAfterPress();
  const context = useMemo(
    () => createFormContext((name) => isRequired(rules, name as keyof V), afterPress),
    [rules, afterPress],
  );
  const element = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState(0);
  const send = async (values: V, form: { restart: () => void }) => {
    let result: R;
    try {
      // A response without content (204) completes without a value: R is then void.
      result = await lastValueFrom(submit(sendable(values, context.ties())), {
        defaultValue: undefined as R,
      });
    } catch (error) {
      // final-form treats a rejected promise as success: failures must be returned, never thrown.
      const placed = toErrors?.(error, namesOf(fields));
      return placed && Reflect.ownKeys(placed).length > 0 ? placed : formError<V>(GENERAL_FAILURE);
    }
    page.done(result, form);
    return undefined;
  };
  const config = { initialValues, validate, onSubmit: send, keepDirtyOnReinitialize: true };
  const page = useFormOfPage<V, R>(namesOf(fields), element, config);
  useEffect(() => {
    // A form that was taken up again sends what its fields are now.
    page.api.setConfig('onSubmit', send);
    return page.show(onDone);
  });

  useEffect(() => {
    if (refusals > 0) focusOnRefusal(element.current);
  }, [refusals]);

  const press = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    tellFilled(event.currentTarget, page.api.getState().values);
    await page.api.submit();
    const { submitFailed, errors, submitErrors } = page.api.getState();
    if (!submitFailed) return;
    const wrong = { ...submitErrors, ...errors };
    const first = context.ties().find(({ name }) => typeof wrong[name] === 'string');
    if (first !== undefined) onRefused?.(first.name as keyof V & string);
    setRefusals((count) => count + 1);
  };

  return (
    <FormContext value={context}>
      {/* Subscribes to no state: each field subscribes to its own. */}
      <Form<V> {...config} form={page.api} subscription={NOTHING}>
        {() => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- listens to keys of its fields
          <form
            {...frame}
            ref={element}
            noValidate
            onKeyDown={goToNextField}
            onFocusCapture={({ currentTarget }) => tellFilled(currentTarget, page.api.getState().values)}
            onSubmit={(event) => void press(event)}
          >
            <FormStack>
              <FormMessages summary={summary} onField={onField as ((name: string) => void) | undefined} />
              {children}
            </FormStack>
          </form>
        )}
      </Form>
    </FormContext>
  );
}

const NOTHING = {};

/** Takes up what a password manager filled in without an event, before the next rendering would take it away. */
function tellFilled(form: HTMLFormElement, values: object): void {
  const known = new Map<string, unknown>(Object.entries(values));
  for (const field of form.querySelectorAll('input')) {
    const value = known.get(field.name);
    if (typeof value === 'string' && value !== field.value)
      field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** Focuses the summary or general message if there is one, else the first invalid field. */
function focusOnRefusal(form: HTMLFormElement | null) {
  const summary = form?.querySelector<HTMLElement>('div[data-form-message] > [tabindex]');
  const field = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  const message = form?.querySelector<HTMLElement>('[data-form-message][tabindex]');
  (summary ?? field ?? message)?.focus();
}

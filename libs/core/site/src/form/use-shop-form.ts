import { valibotResolver } from '@hookform/resolvers/valibot';
import { isApiError } from '@shop/api-client/is-api-error';
import {
  type KeyboardEvent,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useForm } from 'react-hook-form';
import { errorMessage } from '../errors/error-message';
import type { FieldRules } from './field-rule';
import type { FormCheck } from './form-checks';
import { formSchema } from './form-schema';
import { inFormOrder } from './in-form-order';
import { serverFieldErrors } from './server-field-errors';

/** The values of a form: one text for each field. */
export type FormValues<Name extends string> = Readonly<Record<Name, string>>;

/** What a form is created from. */
export interface ShopFormConfig<Name extends string> {
  readonly rules: FieldRules<Name>;
  /** Rules about several fields; keep the list outside the component. */
  readonly checks?: readonly FormCheck<NoInfer<Name>>[];
  readonly initial: FormValues<Name>;
  /** What each field is called in the API, to put the server's messages beside it. */
  readonly wireNames: Readonly<Record<Name, string>>;
  /** Sends the values; a rejection stays in the form, which keeps what was typed. */
  readonly submit: (values: FormValues<Name>) => Promise<void>;
  /** Gets all values whenever one has changed, typed or filled in. */
  readonly onValues?: ((values: FormValues<Name>) => void) | undefined;
}

/** What a form says of one of its fields, as the properties of its control. */
export interface ShopField<Name extends string = string> {
  readonly id: string;
  readonly name: Name;
  readonly label: string;
  readonly required: boolean;
  readonly error: string | undefined;
  readonly defaultValue: string;
  readonly onChange: (event: SyntheticEvent) => void;
  readonly onCompositionEnd: (event: SyntheticEvent) => void;
  readonly onBlur: (event: SyntheticEvent) => void;
  readonly ref: (element: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | null) => void;
}

/** A form while it is filled in. */
export interface ShopForm<Name extends string> {
  readonly field: (name: Name) => ShopField<Name>;
  readonly formError: string | null;
  /** To be read out by a screen reader: how many mistakes there are, and the first. */
  readonly announcement: string;
  readonly isSubmitting: boolean;
  /** Something is written here that is neither sent nor on its way. */
  readonly hasUnsaved: () => boolean;
  readonly setValue: (name: Name, value: string) => void;
  readonly getValue: (name: Name) => string;
  readonly formProps: {
    readonly noValidate: true;
    readonly onSubmit: (event: SyntheticEvent) => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
  };
}

/** The key code that browsers report for keys that the input method handles. */
const IME_KEY_CODE = 229;

const isComposing = ({ nativeEvent }: SyntheticEvent): boolean =>
  'isComposing' in nativeEvent && nativeEvent.isComposing === true;

/** What a shopper has written or chosen in a control; the value of a button or box that is not is not theirs. */
const writtenIn = (element: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement): string =>
  element instanceof HTMLInputElement && ['radio', 'checkbox'].includes(element.type) && !element.checked
    ? ''
    : element.value;

/** A form without rules about several fields. */
const NO_CHECKS: readonly never[] = [];

/**
 * A form as every page of the shop wants it: fields are corrected and checked when they are left, the first mistake
 * is focused, the server's messages are beside their fields, nothing typed is lost (before hydration neither),
 * nothing is sent twice, and a key that belongs to the input method never sends.
 */
export function useShopForm<Name extends string>(config: ShopFormConfig<Name>): ShopForm<Name> {
  const { rules, checks = NO_CHECKS, initial, wireNames, submit, onValues } = config;
  const formId = useId();
  const [formError, setFormError] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const isSending = useRef(false);
  const isSaved = useRef(false);
  const seen = useRef(new WeakSet<Element>());
  const formElement = useRef<HTMLFormElement>(null);
  const resolver = useMemo(() => valibotResolver(formSchema(rules, checks)), [rules, checks]);
  const form = useForm<Record<string, string>>({
    // First validated when it is left, then with each change: a message that went on leaving would move the button away
    // from under the pointer that is pressing it.
    mode: 'onTouched',
    reValidateMode: 'onChange',
    defaultValues: { ...initial },
    resolver,
    // The library focuses in the order in which the fields were first rendered or asked for.
    shouldFocusError: false,
  });
  const { errors, isDirty, isSubmitting } = form.formState;

  const put = (name: string, value: string, options = {}) =>
    form.setValue(name, value, { shouldDirty: true, ...options });

  const isComplete = (values: Readonly<Record<string, string>>): values is FormValues<Name> =>
    Object.keys(rules).every((name) => name in values);

  const tell = useEffectEvent((values: Readonly<Record<string, string>>) => {
    if (isComplete(values)) onValues?.(values);
  });
  const { subscribe } = form;
  const isHeard = onValues !== undefined;
  useEffect(
    () =>
      isHeard
        ? subscribe({ formState: { values: true }, callback: ({ values }) => tell(values) })
        : undefined,
    [subscribe, isHeard],
  );

  /** Focuses the first mistake in the form and says it aloud, also where the focus is on it already. */
  const showFirst = (messages: Readonly<Record<string, string>>) => {
    const [first] = inFormOrder(formElement.current, Object.keys(messages));
    if (first === undefined) return;
    form.setFocus(first);
    setAnnouncement(`入力内容に${Object.keys(messages).length}件の誤りがあります。${messages[first] ?? ''}`);
  };

  const showFailure = (error: unknown) => {
    const found = isApiError(error) ? serverFieldErrors(error, wireNames) : { fields: [], hasOthers: true };
    for (const { name, message } of found.fields) form.setError(name, { message });
    showFirst(Object.fromEntries(found.fields.map(({ name, message }) => [name, message])));
    if (found.hasOthers) setFormError(errorMessage(error));
  };

  const sendValues = form.handleSubmit(
    async (values) => {
      if (isSending.current || !isComplete(values)) return;
      isSending.current = true;
      setFormError(null);
      try {
        await submit(values);
        isSaved.current = true;
      } catch (error) {
        showFailure(error);
      } finally {
        isSending.current = false;
      }
    },
    (invalid) =>
      showFirst(
        Object.fromEntries(Object.entries(invalid).map(([name, error]) => [name, error?.message ?? ''])),
      ),
  );
  const send = (event: SyntheticEvent) => {
    setAnnouncement('');
    const { currentTarget } = event;
    if (currentTarget instanceof HTMLFormElement) formElement.current = currentTarget;
    void sendValues(event);
  };

  const field = (name: Name): ShopField<Name> => {
    const registered = form.register(name);
    const rule = rules[name];
    return {
      id: `${formId}-${name}`,
      name,
      label: rule.label,
      required: rule.isRequired,
      error: errors[name]?.message,
      defaultValue: initial[name],
      onChange: (event: SyntheticEvent) => {
        isSaved.current = false;
        // What the input method has not finished is not validated.
        if (!isComposing(event)) void registered.onChange(event);
      },
      onCompositionEnd: (event: SyntheticEvent) => void registered.onChange(event),
      onBlur: ({ type }: SyntheticEvent) => {
        const value = rule.normalise(form.getValues(name));
        put(name, value);
        // The library would read the value from the controls again, and of radio buttons without a choice it reads `null`.
        void registered.onBlur({ type, target: { name, value } });
      },
      ref: (element: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | null) => {
        const typed = element === null ? '' : writtenIn(element);
        registered.ref(element);
        if (element === null || seen.current.has(element)) return;
        seen.current.add(element);
        if (typed !== '' && typed !== initial[name]) put(name, typed);
      },
    };
  };

  return {
    field,
    formError,
    announcement,
    isSubmitting,
    hasUnsaved: () => isDirty && !isSending.current && !isSaved.current,
    setValue: (name: Name, value: string) => put(name, value, { shouldValidate: true }),
    getValue: (name: Name) => form.getValues(name),
    formProps: {
      noValidate: true,
      onSubmit: send,
      onKeyDown: (event: KeyboardEvent) => {
        const isIme = event.nativeEvent.isComposing || event.keyCode === IME_KEY_CODE;
        if (event.key === 'Enter' && isIme) event.preventDefault();
      },
    },
  };
}

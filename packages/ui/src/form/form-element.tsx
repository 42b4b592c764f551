'use client';

import { clsx } from 'clsx';
import {
	type ComponentPropsWithRef,
	type FormEvent,
	type ReactNode,
	type SubmitEvent,
	useEffect,
	useMemo,
	useRef,
	useState,
} from 'react';
import { type FieldPath, type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import { mergeRefs } from '../slot/index.ts';
import { fieldNames } from './field-names.ts';
import { FormContext } from './form-context.ts';
import { FormError } from './form-error.tsx';
import { type FormErrors, isFormErrors, placeErrors, SERVER } from './server-errors.ts';

/** The words of a form. */
export interface FormLabels {
	/** Said when sending broke off for a reason nobody foresaw. Default asks to try again. */
	readonly failed: string;
}

/** What `onSubmit` answers: nothing when all went well. */
export type FormResult = FormErrors | undefined;

/** Props of Form: those of a native form, and these. */
export interface FormProps<Values extends FieldValues, Context = unknown, Output = Values>
	extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit' | 'noValidate'> {
	/** What `useForm` returned. */
	readonly form: UseFormReturn<Values, Context, Output>;
	/** Sends values that passed the rules; what it answers is shown at the fields and below the form. */
	readonly onSubmit: (values: Output) => FormResult | Promise<FormResult>;
	/** Told what `onSubmit` threw, if it was no answer. Default: reported to the window, as any uncaught error. */
	readonly onUnexpectedError?: ((error: unknown) => void) | undefined;
	/** Words in the reader's language; each has an English default. */
	readonly labels?: Partial<FormLabels> | undefined;
	/** Fields, and a FormSubmit. */
	readonly children?: ReactNode | undefined;
}

const defaultLabels: FormLabels = { failed: 'That did not work. Nothing you typed is lost; please try again.' };

const report = (error: unknown) => globalThis.reportError(error);

/**
 * A form kept by react-hook-form: rules on sending, errors of the server at their fields, one sending at a time.
 *
 * A refused form keeps all that was typed and moves the focus to the first field that is wrong. Errors of the server
 * go away when their field changes; those of fields that the form does not show are told below it. A reset, by a
 * button of type "reset" too, goes back to the default values.
 * @example
 * const form = useForm({ defaultValues: { email: '' } });
 * <Form form={form} onSubmit={(values) => subscribe(values)}>
 *   <InputField name="email" label="Email" />
 *   <FormSubmit>Subscribe</FormSubmit>
 * </Form>
 */
export function Form<Values extends FieldValues, Context = unknown, Output = Values>({
	form,
	onSubmit,
	onUnexpectedError = report,
	labels,
	onReset,
	ref,
	className,
	children,
	...rest
}: FormProps<Values, Context, Output>) {
	const words = { ...defaultLabels, ...labels };
	const element = useRef<HTMLFormElement>(null);
	const isSending = useRef(false);
	const isReplayed = useRef(false);
	const [refused, setRefused] = useState<readonly string[]>();
	const place = useMemo(() => ({ refused }), [refused]);

	useEffect(
		() =>
			form.subscribe({
				formState: { values: true },
				callback: ({ name }) => {
					const path = fieldNames(element.current).find((one): one is FieldPath<Values> => one === name);
					if (path && form.getFieldState(path).error?.type === SERVER) form.clearErrors(path);
				},
			}),
		[form],
	);

	const show = (errors: FormErrors) => {
		const names = fieldNames(element.current).filter((name): name is FieldPath<Values> => name !== '');
		const placed = placeErrors(errors, names);
		for (const { name, message } of placed.fields) form.setError(name, { type: SERVER, message });
		if (placed.form.length > 0) form.setError('root.server', { type: SERVER, message: placed.form.join('\n') });
		setRefused(names);
		const [first] = placed.fields;
		if (first) form.setFocus(first.name);
	};
	const send = async (values: Output) => {
		setRefused(undefined);
		try {
			const errors = await onSubmit(values);
			if (errors) show(errors);
		} catch (thrown) {
			if (isFormErrors(thrown)) return show(thrown);
			show({ formError: words.failed });
			onUnexpectedError(thrown);
		}
	};
	const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
		event.preventDefault();
		// A ref, because two presses can come before the state of the first is drawn.
		if (isSending.current) return;
		isSending.current = true;
		try {
			await form.handleSubmit(send, () => setRefused(fieldNames(element.current)))(event);
		} finally {
			isSending.current = false;
		}
	};
	/** React calls the action for a form that was submitted before hydration; `onSubmit` handles all later submissions. */
	const replay = () => {
		isReplayed.current = true;
		element.current?.requestSubmit();
	};
	const handleReset = (event: FormEvent<HTMLFormElement>) => {
		// React resets a form after its action.
		if (isReplayed.current) {
			isReplayed.current = false;
			event.preventDefault();
			return;
		}
		onReset?.(event);
		if (event.defaultPrevented) return;
		// The browser would put back what was in the inputs at first, behind the back of the form.
		event.preventDefault();
		form.reset();
		setRefused(undefined);
	};

	return (
		<FormProvider {...form}>
			<FormContext value={place}>
				<form
					data-part="form"
					action={replay}
					aria-busy={form.formState.isSubmitting || undefined}
					{...rest}
					ref={mergeRefs(ref, element)}
					noValidate
					onSubmit={handleSubmit}
					onReset={handleReset}
					className={clsx('flex min-w-0 flex-col gap-5', className)}
				>
					{children}
					<FormError />
				</form>
			</FormContext>
		</FormProvider>
	);
}

import { confirmIdentifierChange, startIdentifierChange } from '@zaylat/api-client';
import { useClient } from '@zaylat/api-client/swr';
import { type Identifier, readIdentifier } from '@zaylat/domain/contact';
import { Button } from '@zaylat/ui/button';
import { Form, type FormErrors, FormSubmit } from '@zaylat/ui/form';
import { InputField } from '@zaylat/ui/input/form';
import { useToast } from '@zaylat/ui/toast';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { resolveSentences } from '../../../core/forms/resolve-sentences.ts';
import { useFormErrors } from '../../../core/forms/use-form-errors.ts';
import { useKeptForm } from '../../../core/forms/use-kept-form.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { CodeForm } from '../../session/one-time-code/code-form.tsx';
import { useCodeErrors } from '../../session/one-time-code/use-code-errors.ts';
import { useSentCode } from '../../session/one-time-code/use-sent-code.ts';
import type { ChangeProfile } from '../state/use-profile.ts';
import { useReauthentication } from '../state/use-reauthentication.tsx';
import { SettingsCard } from './settings-card.tsx';

interface IdentifierValues {
	readonly identifier: string;
}

/** Props of {@link IdentifierCard}. */
export interface IdentifierCardProps {
	readonly kind: 'email' | 'phone';
	/** What it is now, as people read it; undefined when there is none. */
	readonly current: string | undefined;
	readonly change: ChangeProfile;
}

const FIELD = {
	email: { inputMode: 'email', autoComplete: 'email' },
	phone: { inputMode: 'tel', autoComplete: 'tel' },
} as const;

const isOfKind = (kind: 'email' | 'phone', identifier: Identifier | undefined) =>
	identifier !== undefined && kind in identifier;

/** Email address or phone number to sign in with; a new one is proven by a code (Decision 17), the shopper first (ADR 28). */
export function IdentifierCard({ kind, current, change }: IdentifierCardProps) {
	const { t } = useTranslation('account');
	const client = useClient();
	const toast = useToast();
	const formErrors = useFormErrors();
	const codeErrors = useCodeErrors();
	const code = useSentCode(`identifier-${kind}`);
	const { withProof, dialog } = useReauthentication();
	const [isOpen, setIsOpen] = useState(false);
	const opener = useRef<HTMLDivElement>(null);
	const codePlace = useRef<HTMLDivElement>(null);
	const isCodeSent = code.sent !== undefined;
	const malformed = t(`details.${kind}.malformed`);
	const form = useForm<IdentifierValues>({
		defaultValues: { identifier: '' },
		resolver: (values) =>
			resolveSentences(values, {
				identifier: isOfKind(kind, readIdentifier(values.identifier)) ? undefined : malformed,
			}),
	});

	const kept = useKeptForm(form, `identifier-${kind}`);
	const typed = () => form.getValues('identifier');
	// After a reload, what was typed is shown.
	const isShown = isOpen || form.formState.isDirty;

	useEffect(() => {
		// The form that had the focus has given way to the field of the code. A reload moves no focus.
		if (isOpen && isCodeSent) codePlace.current?.querySelector('input')?.focus();
	}, [isOpen, isCodeSent]);

	function close() {
		setIsOpen(false);
		code.forget();
		form.reset();
		kept.forget();
		opener.current?.focus();
	}

	async function start({ identifier }: IdentifierValues): Promise<FormErrors | undefined> {
		const attempt = await withProof(() => client.attempt(startIdentifierChange(identifier)));
		if (attempt === undefined) return undefined;
		if (!attempt.ok) {
			if (attempt.error.code === 'identifier_taken') return { fieldErrors: { identifier: t('details.taken') } };
			return formErrors(attempt.error, () => malformed);
		}
		code.take(attempt.value.data);
		return undefined;
	}

	async function confirm(typedCode: string): Promise<FormErrors | undefined> {
		const attempt = await withProof(() => change(confirmIdentifierChange({ identifier: typed(), code: typedCode })));
		if (attempt === undefined) return undefined;
		if (!attempt.ok) return codeErrors(attempt.error);
		toast.show({ tone: 'positive', title: t('details.saved') });
		close();
		return undefined;
	}

	return (
		<SettingsCard title={t(`details.${kind}.title`)} text={t(`details.${kind}.text`)}>
			<div
				ref={opener}
				tabIndex={-1}
				data-identifier={kind}
				className="flex flex-wrap items-center justify-between gap-3 rounded-control"
			>
				<p className="wrap-anywhere min-w-0 font-semibold">{current ?? t('details.none')}</p>
				{!isShown && (
					<Button variant="secondary" onClick={() => setIsOpen(true)}>
						{t(current === undefined ? `details.${kind}.add` : `details.${kind}.change`)}
					</Button>
				)}
			</div>
			{isShown && !isCodeSent && (
				<Form form={form} labels={{ failed: t('details.failed') }} onSubmit={start}>
					<InputField<IdentifierValues, 'identifier'>
						name="identifier"
						label={t(`details.${kind}.new`)}
						maxLength={254}
						{...FIELD[kind]}
					/>
					<div className="flex flex-wrap gap-3">
						<FormSubmit loadingLabel={t('delete.sending')}>{t('delete.send')}</FormSubmit>
						<Button variant="ghost" onClick={close}>
							{t('details.cancel')}
						</Button>
					</div>
				</Form>
			)}
			{isShown && isCodeSent && (
				<div ref={codePlace}>
					<CodeForm
						code={code}
						request={() => startIdentifierChange(typed())}
						onConfirm={confirm}
						submitLabel={t('details.confirm')}
						submittingLabel={t('details.saving')}
						onBack={close}
						backLabel={t('details.cancel')}
					/>
				</div>
			)}
			{dialog}
		</SettingsCard>
	);
}

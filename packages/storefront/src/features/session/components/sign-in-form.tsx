import { Button } from '@zaylat/ui/button';
import { Field } from '@zaylat/ui/field';
import { IconButton } from '@zaylat/ui/icon-button';
import { Input } from '@zaylat/ui/input';
import { CircleAlert, Eye, EyeOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { keepFieldValues } from '../../../core/forms/keep-field-values.ts';
import { useKeptValues } from '../../../core/forms/use-kept-values.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { SignInFields } from '../sign-in-fields.ts';
import type { SignInState } from '../state/use-sign-in.ts';
import { AuthLink } from './auth-link.tsx';

/** Props of {@link SignInForm}. */
export interface SignInFormProps {
	readonly state: SignInState;
	/**
	 * Sends what was typed, and calls `onSignedIn` when it was accepted. Returns the first field with a problem, if there
	 * is one.
	 */
	readonly onSubmit: (typed: SignInFields, onSignedIn: () => void) => keyof SignInFields | undefined;
	/** Where a code sets a new password, the way in while sign-in is locked. */
	readonly resetPath: string;
	/** What the fields contain at first. */
	readonly unsent?: SignInFields | undefined;
	/** On the button that sends; "Sign in" when left out. */
	readonly submitLabel?: string | undefined;
}

/** Identifier and password. What was typed stays, whatever happens; a reload keeps the identifier alone. */
export function SignInForm({ state, onSubmit, resetPath, unsent, submitLabel }: SignInFormProps) {
	const { t } = useTranslation('auth');
	const [isShown, setIsShown] = useState(false);
	const form = useRef<HTMLFormElement>(null);
	const alert = useRef<HTMLDivElement>(null);
	const identifier = useRef<HTMLInputElement>(null);
	const kept = useKeptValues('sign-in', ({ identifier: typed }) => {
		const { current } = identifier;
		if (current?.value === '' && typeof typed === 'string') current.value = typed;
	});
	const fields = state.kind === 'fields' ? state.fields : {};
	const problem = state.kind === 'failed' ? state.problem : undefined;
	const waitMinutes = state.kind === 'failed' ? state.waitMinutes : undefined;
	const isSubmitting = state.kind === 'submitting';

	useEffect(() => {
		if (problem !== undefined) alert.current?.focus();
	}, [problem]);

	function submit(data: FormData) {
		if (isSubmitting) return;
		const typed = {
			identifier: String(data.get('identifier') ?? ''),
			password: String(data.get('password') ?? ''),
		};
		const first = onSubmit(typed, kept.forget);
		if (first !== undefined) form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
	}

	return (
		// React replays what is submitted before hydration, because the action is a function.
		<form ref={form} action={submit} onReset={keepFieldValues} noValidate className="flex flex-col gap-4">
			{problem !== undefined && (
				<div
					ref={alert}
					role="alert"
					tabIndex={-1}
					className="flex items-start gap-2 rounded-control bg-critical-soft px-3 py-2 text-critical text-sm"
				>
					<CircleAlert aria-hidden size={18} className="mt-0.5 shrink-0" />
					<span>
						<span className="block">{t(`problems.${problem}`)}</span>
						{waitMinutes !== undefined && <span className="block">{t('retryIn', { count: waitMinutes })}</span>}
						{problem === 'locked' && <AuthLink to={resetPath}>{t('lockedCode')}</AuthLink>}
					</span>
				</div>
			)}
			<Field label={t('identifier')} error={fields.identifier && t(`problems.${fields.identifier}`)}>
				{(control) => (
					<Input
						{...control}
						ref={identifier}
						name="identifier"
						defaultValue={unsent?.identifier}
						onChange={({ currentTarget }) => kept.keep({ identifier: currentTarget.value })}
						type="text"
						inputMode="email"
						autoComplete="username"
						autoCapitalize="none"
						spellCheck={false}
						maxLength={120}
						required
					/>
				)}
			</Field>
			<Field label={t('password')} error={fields.password && t(`problems.${fields.password}`)}>
				{(control) => (
					<Input
						{...control}
						name="password"
						defaultValue={unsent?.password}
						type={isShown ? 'text' : 'password'}
						autoComplete="current-password"
						maxLength={200}
						required
						suffix={
							<IconButton
								label={t(isShown ? 'hide' : 'show')}
								icon={isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
								onClick={() => setIsShown(!isShown)}
								className="-me-3"
							/>
						}
					/>
				)}
			</Field>
			<Button
				type="submit"
				size="lg"
				isFullWidth
				isLoading={isSubmitting && state.provider === 'credentials'}
				loadingLabel={t('submitting')}
				disabled={isSubmitting && state.provider !== 'credentials'}
			>
				{submitLabel ?? t('submit')}
			</Button>
		</form>
	);
}

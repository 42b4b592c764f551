import { useTranslation } from '../../../i18n/use-translation.ts';
import { authPath } from '../auth-paths.ts';
import { AuthLayout } from '../components/auth-layout.tsx';
import { AuthLink } from '../components/auth-link.tsx';
import { NewPasswordForm } from '../components/new-password-form.tsx';
import { ResetIdentifier } from '../components/reset-identifier.tsx';
import { useReset } from '../state/use-reset.ts';

/** Set a new password by a code that was sent. */
export function PasswordResetPage() {
	const { t } = useTranslation('auth');
	const reset = useReset();
	const isCode = reset.step === 'code';
	return (
		<div ref={reset.place}>
			<AuthLayout
				title={t(isCode ? 'reset.codeTitle' : 'reset.title')}
				lead={<p>{t(isCode ? 'reset.codeLead' : 'reset.lead')}</p>}
				footer={<AuthLink to={authPath('login', reset.target)}>{t('reset.toSignIn')}</AuthLink>}
			>
				{isCode ? (
					<NewPasswordForm
						identifier={reset.identifier}
						code={reset.code}
						request={reset.again}
						onConfirm={reset.confirm}
						onBack={reset.toDetails}
						labels={{
							password: t('reset.password'),
							confirm: t('reset.confirm'),
							confirming: t('reset.confirming'),
							back: t('reset.back'),
						}}
					/>
				) : (
					<ResetIdentifier typed={reset.identifier} onNext={reset.next} />
				)}
			</AuthLayout>
		</div>
	);
}

import { useSession } from '../../../core/context/app-context.ts';
import { ShopLink } from '../../../core/routing/shop-link.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { authPath } from '../auth-paths.ts';
import { AuthLayout } from '../components/auth-layout.tsx';
import { AuthLink } from '../components/auth-link.tsx';
import { NewPasswordForm } from '../components/new-password-form.tsx';
import { RegisterDetails } from '../components/register-details.tsx';
import { CodeForm } from '../one-time-code/code-form.tsx';
import { useRegister } from '../state/use-register.ts';

const RULE = 'inline-flex min-h-11 items-center underline underline-offset-4 hover:text-accent-text';

/** Register: who one is, then the code that proves it (Decision 17). */
export function RegisterPage() {
	const { t } = useTranslation('auth');
	const register = useRegister();
	const isGuest = useSession().data?.user.kind === 'guest';
	const isCode = register.step === 'code';

	return (
		<div ref={register.place}>
			<AuthLayout
				title={t(isCode ? 'register.codeTitle' : 'register.title')}
				lead={!isCode && <p>{t(isGuest ? 'register.guest' : 'register.lead')}</p>}
				footer={
					<>
						{t('register.have')} <AuthLink to={authPath('login', register.target)}>{t('submit')}</AuthLink>
					</>
				}
			>
				{isCode && register.needsPassword && (
					<NewPasswordForm
						identifier={register.typed.identifier}
						code={register.code}
						request={register.again}
						onConfirm={({ code, password }) => register.confirm(code, password)}
						onBack={register.toDetails}
						labels={{
							password: t('register.passwordAgain'),
							confirm: t('register.confirm'),
							confirming: t('register.confirming'),
							back: t('register.back'),
						}}
					/>
				)}
				{isCode && !register.needsPassword && (
					<CodeForm
						code={register.code}
						request={register.again}
						onConfirm={register.confirm}
						submitLabel={t('register.confirm')}
						submittingLabel={t('register.confirming')}
						onBack={register.toDetails}
						backLabel={t('register.back')}
					/>
				)}
				{!isCode && (
					<>
						<RegisterDetails typed={register.typed} onNext={register.next} />
						<div className="text-sm text-text-muted">
							<p>{t('register.termsText')}</p>
							<ul className="flex flex-wrap gap-x-4">
								<li>
									<ShopLink to="/Legal/terms-of-use" className={RULE}>
										{t('register.termsLink')}
									</ShopLink>
								</li>
								<li>
									<ShopLink to="/Policy/PrivacyPolicy" className={RULE}>
										{t('register.privacyLink')}
									</ShopLink>
								</li>
							</ul>
						</div>
					</>
				)}
			</AuthLayout>
		</div>
	);
}

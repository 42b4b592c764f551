import { Button } from '@zaylat/ui/button';
import { Card } from '@zaylat/ui/card';
import { Info, UserRound } from 'lucide-react';
import { useAppContext } from '../../../core/context/app-context.ts';
import { pageForm } from '../../../core/forms/page-form.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { authPath } from '../auth-paths.ts';
import { AuthLink } from '../components/auth-link.tsx';
import { DemoAccount } from '../components/demo-account.tsx';
import { OAuthButtons } from '../components/oauth-buttons.tsx';
import { SignInForm } from '../components/sign-in-form.tsx';
import { TARGET_FIELD } from '../guest-target.ts';
import { useGooglePrompt } from '../state/use-google-prompt.ts';
import { useSignIn } from '../state/use-sign-in.ts';

/** Pages that have to do with buying: the specified sentence stands for them (Specification §6). */
const BUYING = /^\/(?:(?:products|checkout|cart)\b|digital)/i;

/** Sign in with an account, or go on as a guest. */
export function LoginPage() {
	const { t } = useTranslation('auth');
	const { isDemo } = useAppContext();
	const signIn = useSignIn();
	const { state, target } = signIn;
	useGooglePrompt((email) => signIn.withProvider('google', email));
	const isSubmitting = state.kind === 'submitting';

	return (
		<div className="mx-auto flex w-full max-w-md flex-col gap-4 py-4 tablet:py-10">
			{(signIn.isSessionRequired || target !== '/') && (
				<div className="flex items-start gap-3 rounded-card bg-info-soft p-4 text-info">
					<Info aria-hidden size={20} className="mt-0.5 shrink-0" />
					<div>
						<p className="font-semibold">{t(BUYING.test(target) ? 'required' : 'needed')}</p>
						{signIn.isSessionRequired && <p className="text-sm">{t('sessionRequired')}</p>}
						{target !== '/' && <p className="text-sm">{t('kept')}</p>}
					</div>
				</div>
			)}
			<Card padding="md" className="flex flex-col gap-5 tablet:p-8">
				<div className="flex flex-col gap-1">
					<h1 className="font-bold text-2xl leading-heading">{t('title')}</h1>
					<p className="text-text-muted">{t('lead')}</p>
				</div>
				<div className="flex flex-col gap-1">
					<SignInForm
						state={state}
						unsent={signIn.unsent}
						resetPath={authPath('reset', target)}
						onSubmit={signIn.withAccount}
					/>
					<p className="text-center text-sm">
						<AuthLink to={authPath('reset', target)}>{t('forgot')}</AuthLink>
					</p>
				</div>
				<div className="flex items-center gap-3 text-sm text-text-muted">
					<span aria-hidden className="h-px flex-1 bg-border" />
					{t('or')}
					<span aria-hidden className="h-px flex-1 bg-border" />
				</div>
				<div className="flex flex-col gap-2">
					<OAuthButtons state={state} onChoose={(provider) => signIn.withProvider(provider)} />
					<form {...pageForm('guest', signIn.asGuest)}>
						<input type="hidden" name={TARGET_FIELD} value={target} />
						<Button
							type="submit"
							variant="secondary"
							isFullWidth
							iconStart={<UserRound aria-hidden />}
							isLoading={isSubmitting && state.provider === 'guest'}
							loadingLabel={t('submitting')}
							disabled={isSubmitting && state.provider !== 'guest'}
						>
							{t('guest')}
						</Button>
					</form>
					<p className="text-center text-sm text-text-muted">{t('guestText')}</p>
				</div>
			</Card>
			<p className="text-center text-sm">
				{t('newHere')} <AuthLink to={authPath('register', target)}>{t('toRegister')}</AuthLink>
			</p>
			{isDemo && <DemoAccount />}
		</div>
	);
}

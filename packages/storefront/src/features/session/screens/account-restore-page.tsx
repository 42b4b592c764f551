import { DELETION_GRACE_DAYS } from '@zaylat/domain/account';
import { formatDate } from '@zaylat/domain/dates';
import { digitsFor } from '@zaylat/domain/digits';
import { EDITIONS } from '@zaylat/domain/editions';
import { Banner } from '@zaylat/ui/banner';
import { useLocation } from 'react-router';
import { useAppContext, usePreferences, useSession } from '../../../core/context/app-context.ts';
import { LinkButton } from '../../../core/routing/link-button.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { authPath } from '../auth-paths.ts';
import { AuthLayout } from '../components/auth-layout.tsx';
import { AuthLink } from '../components/auth-link.tsx';
import { SignInForm } from '../components/sign-in-form.tsx';
import { useSignIn } from '../state/use-sign-in.ts';

const PROFILE = '/profile';

/** Until when an account can be restored that was deleted just now; undefined on a visit without a deletion. */
function untilIn(state: unknown): string | undefined {
	const until: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'until') : undefined;
	return typeof until === 'string' && !Number.isNaN(Date.parse(until)) ? until : undefined;
}

/** Signing in within the grace period restores a deleted account; after it a new one is needed (Specification §4). */
export function AccountRestorePage() {
	const { t } = useTranslation('auth');
	const { language } = usePreferences();
	const { edition } = useAppContext();
	const until = untilIn(useLocation().state);
	const days = digitsFor(language)(String(DELETION_GRACE_DAYS));
	const isActive = useSession().data?.user.kind === 'registered';
	const signIn = useSignIn(PROFILE);
	return (
		<AuthLayout
			title={t('restore.title')}
			lead={
				<div className="flex flex-col gap-2">
					{until !== undefined && (
						<Banner tone="info" title={t('restore.closed')}>
							{t('restore.until', { date: formatDate(until, language, EDITIONS[edition].timeZone) })}
						</Banner>
					)}
					<p>{t('restore.text', { days })}</p>
					<p>{t('restore.after', { days })}</p>
				</div>
			}
			footer={
				<>
					{t('newHere')} <AuthLink to={authPath('register', '/')}>{t('toRegister')}</AuthLink>
				</>
			}
		>
			{isActive && signIn.state.kind === 'idle' ? (
				<>
					<p>{t('restore.active')}</p>
					<LinkButton to={PROFILE} size="lg">
						{t('restore.toProfile')}
					</LinkButton>
				</>
			) : (
				<SignInForm
					state={signIn.state}
					unsent={signIn.unsent}
					resetPath={authPath('reset', signIn.target)}
					onSubmit={signIn.withAccount}
					submitLabel={t('restore.submit')}
				/>
			)}
		</AuthLayout>
	);
}

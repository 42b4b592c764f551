import { Button } from '@zaylat/ui/button';
import { Spinner } from '@zaylat/ui/spinner';
import { LinkButton } from '../../../core/routing/link-button.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { authPath } from '../auth-paths.ts';
import { AuthLayout } from '../components/auth-layout.tsx';
import { useCallbackState } from '../state/use-callback.ts';

/** Coming back from a sign-in: waits for the session, goes on by itself, and says what to do when it does not come. */
export function CallbackPage() {
	const { t } = useTranslation('auth');
	const { state, target, again } = useCallbackState();
	const isWaiting = state === 'waiting' || state === 'slow';
	return (
		<AuthLayout title={t(isWaiting ? 'callback.title' : 'callback.failedTitle')}>
			{isWaiting && (
				<p role="status" className="flex items-center gap-3">
					<Spinner />
					{t(state === 'slow' ? 'callback.slow' : 'callback.wait')}
				</p>
			)}
			{!isWaiting && <p role="alert">{t(state === 'refused' ? 'problems.refused' : 'callback.failedText')}</p>}
			{state !== 'waiting' && (
				<div className="flex flex-col gap-2">
					{again && (
						<Button variant="secondary" onClick={again}>
							{t('callback.again')}
						</Button>
					)}
					<LinkButton to={authPath('login', target)}>{t('callback.toSignIn')}</LinkButton>
				</div>
			)}
		</AuthLayout>
	);
}

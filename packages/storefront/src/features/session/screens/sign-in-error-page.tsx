import { safeRedirect } from '@zaylat/domain/access';
import { useLocation } from 'react-router';
import { ErrorPage } from '../../../core/failures/error-page.tsx';
import { LinkButton } from '../../../core/routing/link-button.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { authPath } from '../auth-paths.ts';

/** HTTP status of a sign-in whose ways cannot be listed. */
export const SIGN_IN_ERROR_STATUS = 503;

/** The error page with the way back to the form, which keeps where the visitor wanted to go. */
export function SignInErrorPage() {
	const { t } = useTranslation('auth');
	const target = safeRedirect(new URLSearchParams(useLocation().search).get('redirect'));
	return (
		<ErrorPage
			status={SIGN_IN_ERROR_STATUS}
			advice={t('down.advice')}
			actions={
				<LinkButton to={authPath('login', target)} variant="secondary">
					{t('down.back')}
				</LinkButton>
			}
		/>
	);
}

import { Button } from '@zaylat/ui/button';
import { DefaultFailure } from '../../../core/failures/default-failure.tsx';
import { ErrorPage } from '../../../core/failures/error-page.tsx';
import { isUnreached } from '../../../core/offline/offline-help.tsx';
import type { FailureProps } from '../../../core/screen/screen.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** The error page in the place of a sign-in page whose ways to sign in are not known (Specification §8). */
export function SignInUnavailable(props: FailureProps) {
	const { t } = useTranslation(['auth', 'app']);
	const { failure, retry, isRetrying } = props;
	if (isUnreached(failure)) return <DefaultFailure {...props} />;
	return (
		<ErrorPage
			status={failure.status}
			requestId={failure.requestId}
			advice={t('down.advice')}
			actions={
				<Button variant="secondary" isLoading={isRetrying} loadingLabel={t('app:loading')} onClick={retry}>
					{t('app:tryAgain')}
				</Button>
			}
		/>
	);
}

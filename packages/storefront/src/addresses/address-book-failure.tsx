import type { FailureProps } from '../app/screen.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { LoadProblem } from '../shared/load-problem/load-problem.tsx';

/** The address book cannot be loaded now. */
export function AddressBookFailure({ failure, retry, isRetrying }: FailureProps) {
	const { t } = useTranslation('addresses');
	return (
		<LoadProblem
			headingLevel={1}
			title={t('book.failed')}
			code={failure.code}
			onRetry={failure.retryable ? retry : undefined}
			isRetrying={isRetrying}
		/>
	);
}

import { LoadProblem } from '../../../core/failures/load-problem.tsx';
import type { FailureProps } from '../../../core/screen/screen.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

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

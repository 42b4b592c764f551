import { useLocation } from 'react-router';
import { useAppContext } from '../../../core/context/app-context.ts';
import { LoadProblem } from '../../../core/failures/load-problem.tsx';
import type { FailureProps } from '../../../core/screen/screen.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { CalculatorLayout } from '../components/calculator-layout.tsx';
import { NO_SERVICE, NoService } from '../components/no-service.tsx';
import { readParcel } from '../parcel-search.ts';

/** A parcel that nobody carries, below the form that can change it; or what could not be loaded. */
export function CalculatorFailure({ failure, retry, isRetrying }: FailureProps) {
	const { t } = useTranslation('tools');
	const { edition } = useAppContext();
	const search = readParcel(new URLSearchParams(useLocation().search), edition);
	if (NO_SERVICE.has(failure.code)) {
		return (
			<CalculatorLayout search={search}>
				<NoService />
			</CalculatorLayout>
		);
	}
	return (
		<LoadProblem
			headingLevel={1}
			title={t('calculator.failed')}
			code={failure.code}
			onRetry={failure.retryable ? retry : undefined}
			isRetrying={isRetrying}
		/>
	);
}

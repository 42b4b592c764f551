import { EmptyState } from '@zaylat/ui/empty-state';
import { LayoutGrid } from 'lucide-react';
import type { FailureProps } from '../app/screen.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { LoadProblem } from '../shared/load-problem/load-problem.tsx';
import { WaysOn } from './components/ways-on.tsx';

/** A category or list of digital goods that is gone, or cannot be loaded now. */
export function DigitalFailure({ failure, retry, isRetrying }: FailureProps) {
	const { t } = useTranslation('digital');
	const ways = <WaysOn />;
	if (failure.code === 'category_not_found') {
		return (
			<EmptyState
				headingLevel={1}
				picture={<LayoutGrid aria-hidden strokeWidth={1.5} />}
				title={t('category.goneTitle')}
				description={t('category.goneText')}
				actions={ways}
			/>
		);
	}
	return (
		<LoadProblem
			headingLevel={1}
			title={t('home.failed')}
			code={failure.code}
			onRetry={failure.retryable ? retry : undefined}
			isRetrying={isRetrying}
			actions={ways}
		/>
	);
}

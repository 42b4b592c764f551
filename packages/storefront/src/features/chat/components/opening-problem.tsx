import { EmptyState } from '@zaylat/ui/empty-state';
import { Store } from 'lucide-react';
import { LoadProblem } from '../../../core/failures/load-problem.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** Props of {@link OpeningProblem}. */
export interface OpeningProblemProps {
	readonly code: string;
	/** Whether the chosen shop is one that the account answers for. */
	readonly isOwnShop: boolean;
	readonly onRetry: () => void;
}

/** Says that the conversation with the chosen shop could not be opened, and what to do next. */
export function OpeningProblem({ code, isOwnShop, onRetry }: OpeningProblemProps) {
	const { t } = useTranslation('chat');
	const title = t('thread.openFailed');
	return (
		<div className="m-auto p-4">
			{isOwnShop ? (
				<EmptyState picture={<Store aria-hidden strokeWidth={1.5} />} title={title} description={t('thread.ownShop')} />
			) : (
				<LoadProblem title={title} code={code} onRetry={onRetry} />
			)}
		</div>
	);
}

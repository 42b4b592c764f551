import { Button } from '@zaylat/ui/button';
import { EmptyState } from '@zaylat/ui/empty-state';
import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useErrorText } from './use-error-text.ts';

/** Props of {@link LoadProblem}. */
export interface LoadProblemProps {
	/** What is missing, for example "The cart could not be loaded". */
	readonly title: string;
	/** Code of the error catalogue; its text says what to do next. */
	readonly code: string;
	/** Tries again; absent when that cannot help. */
	readonly onRetry?: () => void;
	readonly isRetrying?: boolean;
	/** Other ways on. */
	readonly actions?: ReactNode;
	readonly headingLevel?: 1 | 2 | 3;
}

/** A part of a page that could not be loaded: what happened, why, and what to do next. Texts: area `catalog`. */
export function LoadProblem({ title, code, onRetry, isRetrying, actions, headingLevel = 2 }: LoadProblemProps) {
	const { t } = useTranslation('catalog');
	const errorText = useErrorText();
	return (
		<div role="alert">
			<EmptyState
				title={title}
				description={errorText(code).advice}
				headingLevel={headingLevel}
				picture={<CloudOff aria-hidden strokeWidth={1.5} />}
				actions={
					<>
						{onRetry && (
							<Button onClick={onRetry} isLoading={isRetrying} loadingLabel={t('listing.loading')}>
								{t('listing.retry')}
							</Button>
						)}
						{actions}
					</>
				}
			/>
		</div>
	);
}

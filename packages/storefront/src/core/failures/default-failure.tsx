import { Button } from '@zaylat/ui/button';
import { EmptyState } from '@zaylat/ui/empty-state';
import { CloudOff, SearchX } from 'lucide-react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ShopLink } from '../routing/shop-link.tsx';
import type { FailureProps } from '../screen/screen.ts';
import { ErrorPage } from './error-page.tsx';
import { useErrorText } from './use-error-text.ts';

/** The error state of a screen that brings none of its own: what happened, and what to do next. */
export function DefaultFailure({ failure, retry, isRetrying }: FailureProps) {
	const { t } = useTranslation(['app', 'errors']);
	const { title, advice } = useErrorText()(failure.code);
	if (failure.status === 500) return <ErrorPage status={failure.status} requestId={failure.requestId} />;
	return (
		<EmptyState
			headingLevel={1}
			title={title}
			description={
				<>
					<p>{advice}</p>
					{failure.requestId && <p className="text-sm">{t('errors:screens.request', { id: failure.requestId })}</p>}
				</>
			}
			picture={failure.status === 404 ? <SearchX /> : <CloudOff />}
			actions={
				<>
					{failure.retryable && (
						<Button isLoading={isRetrying} loadingLabel={t('loading')} onClick={retry}>
							{t('tryAgain')}
						</Button>
					)}
					<Button asChild variant="secondary">
						<ShopLink to="/">{t('goHome')}</ShopLink>
					</Button>
				</>
			}
		/>
	);
}

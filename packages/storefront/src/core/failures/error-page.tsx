import { Button } from '@zaylat/ui/button';
import { EmptyState } from '@zaylat/ui/empty-state';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Props of `ErrorPage`. */
export interface ErrorPageProps {
	/** HTTP status. */
	readonly status: number;
	/** What the server's log knows the request by. */
	readonly requestId?: string | undefined;
	/** What to do next, where more is known than that something failed. */
	readonly advice?: string | undefined;
	/** Ways on besides the one home. */
	readonly actions?: ReactNode | undefined;
}

/** The page of an unexpected error: the status code, "Internal Server Error!", the way home (Specification §2). */
export function ErrorPage({ status, requestId, advice, actions }: ErrorPageProps) {
	const { t } = useTranslation(['app', 'errors']);
	return (
		<EmptyState
			headingLevel={1}
			title={
				<>
					<span className="block text-4xl tabular-nums">{status}</span>
					{t('errors:server_error.title')}
				</>
			}
			description={
				<>
					<p>{advice ?? t('errors:server_error.advice')}</p>
					{requestId && <p className="text-sm">{t('errors:screens.request', { id: requestId })}</p>}
				</>
			}
			actions={
				<>
					<Button asChild>
						{/* A full load: what failed in this page is left behind. */}
						<a href="/">{t('goHome')}</a>
					</Button>
					{actions}
				</>
			}
		/>
	);
}

import { FileX } from 'lucide-react';
import { GoneOrFailed } from '../../../core/failures/gone-or-failed.tsx';
import { LinkButton } from '../../../core/routing/link-button.tsx';
import type { FailureProps } from '../../../core/screen/screen.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { EARNINGS_PATH } from '../statement-path.ts';
import { STATEMENT_GONE } from './statement-gone.ts';

/** A statement that is not there, of another account, or that cannot be loaded now. */
export function StatementFailure(props: FailureProps) {
	const { t } = useTranslation('earnings');
	return (
		<GoneOrFailed
			{...props}
			gone={{ codes: STATEMENT_GONE.codes, icon: FileX, title: t('gone.title'), text: t('gone.text') }}
			failedTitle={t('gone.failed')}
			actions={
				<LinkButton to={EARNINGS_PATH} variant="secondary">
					{t('statement.back')}
				</LinkButton>
			}
		/>
	);
}

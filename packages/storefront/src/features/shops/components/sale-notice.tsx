import { Banner } from '@zaylat/ui/banner';
import { Button } from '@zaylat/ui/button';
import { useErrorText } from '../../../core/failures/use-error-text.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { FlashSaleState } from '../state/use-flash-sale.ts';

/** Props of {@link SaleNotice}. */
export interface SaleNoticeProps {
	readonly state: FlashSaleState;
	readonly onRetry: () => void;
	readonly isRetrying: boolean;
}

/** Says what became of a flash sale while it was looked at; nothing while it simply runs. */
export function SaleNotice({ state, onRetry, isRetrying }: SaleNoticeProps) {
	const { t } = useTranslation('shops');
	const errorText = useErrorText();
	if (state.kind === 'running' && state.isNew) {
		return (
			<Banner tone="positive" role="status">
				{t('flash.begun')}
			</Banner>
		);
	}
	if (state.kind !== 'over') return null;
	if (state.error === undefined) {
		return (
			<Banner tone="info" role="status" title={t('flash.over')}>
				{t('flash.checking')}
			</Banner>
		);
	}
	return (
		<Banner
			tone="warning"
			role="alert"
			title={t('flash.over')}
			action={
				<Button
					variant="secondary"
					size="sm"
					onClick={onRetry}
					isLoading={isRetrying}
					loadingLabel={t('flash.checking')}
				>
					{t('flash.retry')}
				</Button>
			}
		>
			{`${t('flash.unknown')} ${errorText(state.error.code).advice}`}
		</Banner>
	);
}

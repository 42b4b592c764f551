import type { QuotationStatus } from '@zaylat/domain/quotations';
import { ChoiceLinks } from '../../../core/lists/choice-links.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { QUOTATION_STATES, quotationsPath } from '../quotation-filter.ts';

/** Props of {@link StateLinks}. */
export interface StateLinksProps {
	readonly current: QuotationStatus | undefined;
}

/** Narrows the list to a state. */
export function StateLinks({ current }: StateLinksProps) {
	const { t } = useTranslation('wholesale');
	const choices = [undefined, ...QUOTATION_STATES].map((status) => ({
		key: status ?? 'all',
		to: quotationsPath(status),
		text: t(status === undefined ? 'list.all' : `status.${status}`),
	}));
	return (
		<ChoiceLinks
			label={t('list.filter')}
			choices={choices}
			current={current ?? 'all'}
			className="-mx-gutter px-gutter py-1"
		/>
	);
}

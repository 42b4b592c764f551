import type { QuotationStatus } from '@zaylat/domain/quotations';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ChoiceLinks } from '../../shared/choice-links/choice-links.tsx';
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
		<ChoiceLinks label={t('list.filter')} choices={choices} current={current ?? 'all'} className="-mx-4 px-4 py-1" />
	);
}

import { ORDER_STAGES } from '@zaylat/domain/orders';
import { ChoiceLinks } from '../../../core/lists/choice-links.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { type OrderSearch, ordersPath } from '../order-filter.ts';

/** Props of {@link StageLinks}. */
export interface StageLinksProps {
	readonly search: OrderSearch;
}

/** Narrows the list to where orders stand. */
export function StageLinks({ search: { stage: current, code } }: StageLinksProps) {
	const { t } = useTranslation('orders');
	const choices = [undefined, ...ORDER_STAGES].map((stage) => ({
		key: stage ?? 'all',
		to: ordersPath({ stage, code }),
		text: t(stage === undefined ? 'list.all' : `stage.${stage}`),
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

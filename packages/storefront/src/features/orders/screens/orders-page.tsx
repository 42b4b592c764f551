import { useRevalidate } from '@zaylat/api-client/swr';
import { useLocation } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { InstallOffer } from '../../install/install-offer.tsx';
import { useLiveChanges } from '../../notifications/use-live-changes.ts';
import { OrderList } from '../components/order-list.tsx';
import { OrderSearchForm } from '../components/order-search-form.tsx';
import { StageLinks } from '../components/stage-links.tsx';
import { readOrderSearch } from '../order-filter.ts';

/** The shopper's orders, newest first, narrowed by the address to a stage or to a code. */
export function OrdersPage() {
	const { t } = useTranslation('orders');
	const revalidate = useRevalidate();
	useLiveChanges(['orders'], () => void revalidate('/api/orders'));
	const query = new URLSearchParams(useLocation().search);
	return (
		<div className="flex flex-col gap-4">
			<div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
				<h1 className="font-bold text-xl leading-heading tablet:text-2xl">{t('title')}</h1>
				<OrderSearchForm />
			</div>
			<StageLinks search={readOrderSearch(query)} />
			<OrderList />
			<InstallOffer />
		</div>
	);
}

import { useRevalidate } from '@zaylat/api-client/swr';
import { EmptyState } from '@zaylat/ui/empty-state';
import { Skeleton } from '@zaylat/ui/skeleton';
import { ChevronLeft, TicketX } from 'lucide-react';
import { QueryProblem } from '../../../core/failures/query-problem.tsx';
import { ShopLink } from '../../../core/routing/shop-link.tsx';
import { useShopNavigate } from '../../../core/routing/use-shop-navigate.ts';
import { useQueryContext } from '../../../core/screen/query-context.tsx';
import { useScreenQuery } from '../../../core/screen/use-screen-query.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { OperatingFrame } from '../components/operating-frame.tsx';
import { FlashSaleForm } from '../flash-sales/flash-sale-form.tsx';
import { flashSaleQueries } from '../flash-sales/flash-sale-queries.ts';
import { SECTIONS } from '../operating-path.ts';

/** The form of a flash sale: a new one, one that begins as a copy, or the one that the address names. */
export function OperatedSalePage() {
	const { t } = useTranslation(['promotions', 'operating']);
	return (
		<OperatingFrame title={t('sales.form')} section="flashSales">
			{() => (
				<>
					<ShopLink
						to={SECTIONS.flashSales.path}
						className="-ms-1 inline-flex min-h-11 items-center gap-1 self-start text-sm text-text-muted hover:text-accent-text"
					>
						<ChevronLeft aria-hidden size={18} />
						{t('operating:sections.flashSales')}
					</ShopLink>
					<Form />
				</>
			)}
		</OperatingFrame>
	);
}

function Form() {
	const { t } = useTranslation(['promotions', 'operating']);
	const query = useQueryContext().url.searchParams;
	const [id, copy] = [query.get('id'), query.get('copy')];
	const navigate = useShopNavigate();
	const revalidate = useRevalidate();
	const { data, error, mutate, isValidating } = useScreenQuery(flashSaleQueries.sale);
	if (error?.code === 'path_not_found') {
		return (
			<EmptyState
				headingLevel={2}
				picture={<TicketX aria-hidden strokeWidth={1.5} />}
				title={t('sales.gone')}
				description={t('sales.goneText')}
			/>
		);
	}
	if (error && data === undefined && error.code !== 'second_factor_required') {
		return <QueryProblem title={t('operating:failed')} query={{ error, mutate, isValidating }} />;
	}
	if ((id ?? copy) !== null && data === undefined) {
		return (
			<div role="status" aria-label={t('operating:loading')}>
				<Skeleton shape="block" className="h-96 w-full rounded-card" />
			</div>
		);
	}
	return (
		<div className="max-w-3xl">
			<FlashSaleForm
				key={`${id} ${copy}`}
				sale={data?.data}
				// What has ended stays as it was.
				isCopy={id === null || data?.data.state === 'ended'}
				onSaved={async (saved) => {
					if (id === saved.id) await mutate({ data: saved }, { revalidate: false });
					void revalidate('/api/operating/flash-sales');
					navigate(SECTIONS.flashSales.path);
				}}
			/>
		</div>
	);
}

import { useQuery } from '@zaylat/api-client/swr';
import { ORDER_STAGES } from '@zaylat/domain/orders';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ChoiceLinks } from '../../shared/choice-links/choice-links.tsx';
import { parcelsRequest, type SellingSearch, sellingPath } from '../selling-search.ts';

/** Props of {@link ParcelFilter}. */
export interface ParcelFilterProps {
	readonly search: SellingSearch;
}

/** Links that narrow the orders to a stage or to open returns, and to one shop if the seller owns several. */
export function ParcelFilter({ search }: ParcelFilterProps) {
	const { t } = useTranslation(['selling', 'returns']);
	const { data } = useQuery(parcelsRequest(search, undefined));
	const shops = data?.data.shops ?? [];
	const stages = [undefined, ...ORDER_STAGES].map((stage) => ({
		key: stage ?? 'all',
		to: sellingPath({ ...search, stage, returns: undefined }),
		text: t(stage === undefined ? 'filter.all' : `filter.stage.${stage}`),
	}));
	const returns = {
		key: 'returns',
		to: sellingPath({ ...search, stage: undefined, returns: 'open' }),
		text: t('returns:desk.filter'),
	};
	const ofShops = [
		{ key: '', to: sellingPath({ ...search, shop: undefined }), text: t('filter.allShops') },
		...shops.map(({ slug, name }) => ({ key: slug, to: sellingPath({ ...search, shop: slug }), text: name })),
	];
	return (
		<>
			<ChoiceLinks
				label={t('filter.label')}
				choices={[...stages, returns]}
				current={search.returns ? 'returns' : (search.stage ?? 'all')}
				className="-mx-4 px-4 py-1"
			/>
			{shops.length > 1 && (
				<ChoiceLinks
					label={t('filter.shops')}
					choices={ofShops}
					current={search.shop ?? ''}
					className="-mx-4 px-4 py-1"
				/>
			)}
		</>
	);
}

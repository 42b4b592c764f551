import { ORDER_STAGES } from '@zaylat/domain/orders';
import { ChoiceLinks } from '../../../core/lists/choice-links.tsx';
import { useScreenQuery } from '../../../core/screen/use-screen-query.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { deskLists } from '../queries.ts';
import { type SellingSearch, sellingPath } from '../selling-search.ts';

/** Props of {@link ParcelFilter}. */
export interface ParcelFilterProps {
	readonly search: SellingSearch;
}

/** Links that narrow the orders to a stage or to open returns, and to one shop if the seller owns several. */
export function ParcelFilter({ search }: ParcelFilterProps) {
	const { t } = useTranslation(['selling', 'returns']);
	const { data } = useScreenQuery(deskLists.orders);
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
				className="-mx-gutter px-gutter py-1"
			/>
			{shops.length > 1 && (
				<ChoiceLinks
					label={t('filter.shops')}
					choices={ofShops}
					current={search.shop ?? ''}
					className="-mx-gutter px-gutter py-1"
				/>
			)}
		</>
	);
}

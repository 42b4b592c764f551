import { SHOWN_GOODS_STATES } from '@zaylat/domain/goods';
import { Button } from '@zaylat/ui/button';
import { Input } from '@zaylat/ui/input';
import type { FormEvent } from 'react';
import { ChoiceLinks } from '../../../core/lists/choice-links.tsx';
import { useShopNavigate } from '../../../core/routing/use-shop-navigate.ts';
import { useScreenQuery } from '../../../core/screen/use-screen-query.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { GOODS_PATH, GOODS_SEARCH_LETTERS, type GoodsSearch, goodsPath } from '../goods-path.ts';
import { goodsQueries } from '../goods-queries.ts';

/** Props of {@link GoodsFilter}. */
export interface GoodsFilterProps {
	readonly search: GoodsSearch;
}

/** Search by name, and links that narrow the products to a state, and to one shop if the seller owns several. */
export function GoodsFilter({ search }: GoodsFilterProps) {
	const { t } = useTranslation('goods');
	const { data } = useScreenQuery(goodsQueries.products);
	const { shops = [], counts } = data?.data ?? {};
	const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
	const named = (text: string, count: number | null | undefined) =>
		typeof count === 'number' ? t('filter.counted', { text, count }) : text;
	const ofStates = [
		{ key: '', to: goodsPath({ ...search, state: undefined }), text: named(t('filter.all'), all) },
		...SHOWN_GOODS_STATES.map((state) => ({
			key: state,
			to: goodsPath({ ...search, state }),
			text: named(t(`state.${state}`), counts?.[state]),
		})),
	];
	const ofShops = [
		{ key: '', to: goodsPath({ ...search, shop: undefined }), text: t('filter.allShops') },
		...shops.map(({ slug, name }) => ({ key: slug, to: goodsPath({ ...search, shop: slug }), text: name })),
	];
	return (
		<>
			<GoodsSearchForm key={search.search ?? ''} search={search} />
			<ChoiceLinks
				label={t('filter.label')}
				choices={ofStates}
				current={search.state ?? ''}
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

/** A plain form, so that it works without JavaScript. */
function GoodsSearchForm({ search }: GoodsFilterProps) {
	const { t } = useTranslation('goods');
	const navigate = useShopNavigate();

	function submit(event: FormEvent<HTMLFormElement>): void {
		event.preventDefault();
		const typed = String(new FormData(event.currentTarget).get('search') ?? '').trim();
		navigate(goodsPath({ ...search, search: typed || undefined }), { preventScrollReset: true });
	}

	return (
		<search aria-label={t('filter.search')}>
			<form action={GOODS_PATH} onSubmit={submit} className="flex gap-2">
				{search.state && <input type="hidden" name="state" value={search.state} />}
				{search.shop && <input type="hidden" name="shop" value={search.shop} />}
				<Input
					type="search"
					name="search"
					aria-label={t('filter.search')}
					placeholder={t('filter.searchHint')}
					defaultValue={search.search}
					maxLength={GOODS_SEARCH_LETTERS}
					enterKeyHint="search"
					autoComplete="off"
					className="min-w-0 flex-1"
				/>
				<Button type="submit" variant="secondary" className="shrink-0 whitespace-nowrap">
					{t('filter.find')}
				</Button>
			</form>
		</search>
	);
}

import { useRevalidate } from '@zaylat/api-client/swr';
import { EmptyState } from '@zaylat/ui/empty-state';
import { Skeleton } from '@zaylat/ui/skeleton';
import { FileUp, PackageOpen, Plus, SearchX, Store } from 'lucide-react';
import { useState } from 'react';
import { QueryProblem } from '../../../core/failures/query-problem.tsx';
import { PagedEnd } from '../../../core/lists/paged-end.tsx';
import { usePaged } from '../../../core/lists/use-paged.ts';
import { LinkButton } from '../../../core/routing/link-button.tsx';
import { useQueryContext } from '../../../core/screen/query-context.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { BulkBar } from '../bulk/bulk-bar.tsx';
import { GoodsFilter } from '../components/goods-filter.tsx';
import { GoodsList } from '../components/goods-list.tsx';
import { DeskNavigation } from '../desk-navigation.tsx';
import { GOODS_PATH, goodsPath, IMPORT_PATH, newGoodsPath, readGoodsSearch } from '../goods-path.ts';
import { goodsQueries } from '../goods-queries.ts';

/** The products of the shops that the account owns, with their states and the moves that these allow. */
export function GoodsPage() {
	const { t } = useTranslation(['goods', 'selling']);
	const search = readGoodsSearch(useQueryContext().url.searchParams);
	const { first, cursors, open, end } = usePaged(goodsQueries.products);
	const { data, error, mutate, isValidating } = first;
	const hasNoShop = error?.code === 'seller_required' || error?.code === 'registration_required';
	const revalidate = useRevalidate();
	const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
	const isNarrowed = Object.values(search).some((value) => value !== undefined);

	function choose(id: string, isChosen: boolean) {
		setChosen((before) => {
			const next = new Set(before);
			if (isChosen) next.add(id);
			else next.delete(id);
			return next;
		});
	}

	function list() {
		if (error && data === undefined) {
			return <QueryProblem title={t('failed')} query={{ error, mutate, isValidating }} />;
		}
		if (data === undefined) {
			return (
				<div role="status" aria-label={t('loading')} className="flex flex-col gap-3">
					<Skeleton shape="block" className="h-36 w-full rounded-card" />
					<Skeleton shape="block" className="h-36 w-full rounded-card" />
					<Skeleton shape="block" className="h-36 w-full rounded-card" />
				</div>
			);
		}
		if (data.data.items.length === 0 && isNarrowed) {
			return (
				<EmptyState
					role="status"
					picture={<SearchX aria-hidden strokeWidth={1.5} />}
					title={t('notFound.title')}
					description={t('notFound.text')}
					actions={
						<LinkButton to={GOODS_PATH} variant="secondary">
							{t('notFound.all')}
						</LinkButton>
					}
				/>
			);
		}
		if (data.data.items.length === 0) {
			return (
				<EmptyState
					picture={<PackageOpen aria-hidden strokeWidth={1.5} />}
					title={t('empty.title')}
					description={t('empty.text')}
				/>
			);
		}
		return (
			<>
				<ul className="flex flex-col gap-3">
					{cursors.map((cursor) => (
						<GoodsList key={cursor ?? ''} cursor={cursor} chosen={chosen} onChoose={choose} />
					))}
				</ul>
				<PagedEnd
					end={end}
					pathTo={(cursor) => goodsPath(search, cursor)}
					onOpen={open}
					labels={{ more: t('more'), loading: t('loading'), failed: t('failed') }}
				/>
				{chosen.size > 0 && (
					<BulkBar
						chosen={[...chosen]}
						onClear={() => setChosen(new Set())}
						onChanged={() => void revalidate('/api/seller/products')}
					/>
				)}
			</>
		);
	}

	return (
		<div className="mx-auto flex w-full max-w-4xl flex-col gap-4">
			<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
				<h1 className="font-bold text-xl leading-heading tablet:text-2xl">{t('title')}</h1>
				{!hasNoShop && (
					<div className="flex flex-wrap gap-2">
						<LinkButton to={IMPORT_PATH} variant="secondary">
							<FileUp aria-hidden size={18} />
							{t('files')}
						</LinkButton>
						<LinkButton to={newGoodsPath()}>
							<Plus aria-hidden size={18} />
							{t('add')}
						</LinkButton>
					</div>
				)}
			</div>
			{hasNoShop ? (
				<EmptyState
					picture={<Store aria-hidden strokeWidth={1.5} />}
					title={t('selling:noShop.title')}
					description={t('noShopText')}
				/>
			) : (
				<>
					<DeskNavigation current="products" />
					<GoodsFilter search={search} />
					{list()}
				</>
			)}
		</div>
	);
}

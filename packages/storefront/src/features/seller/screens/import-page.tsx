import { EmptyState } from '@zaylat/ui/empty-state';
import { Skeleton } from '@zaylat/ui/skeleton';
import { ChevronLeft, FileUp, Store } from 'lucide-react';
import { QueryProblem } from '../../../core/failures/query-problem.tsx';
import { PagedEnd } from '../../../core/lists/paged-end.tsx';
import { usePaged } from '../../../core/lists/use-paged.ts';
import { ShopLink } from '../../../core/routing/shop-link.tsx';
import { useScreenQuery } from '../../../core/screen/use-screen-query.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { GOODS_PATH, IMPORT_PATH } from '../goods-path.ts';
import { importQueries } from '../goods-queries.ts';
import { ExportCard } from '../import/export-card.tsx';
import { ImportForm } from '../import/import-form.tsx';
import { ImportList } from '../import/import-list.tsx';

/** Files of products: one to send, what came of those that were sent, and one to save. */
export function ImportPage() {
	const { t } = useTranslation(['importing', 'goods', 'selling']);
	const list = useScreenQuery(importQueries.list);
	const { first, cursors, open, end } = usePaged(importQueries.imports);
	const shops = list.data?.data.shops ?? [];
	const shopNames = new Map(shops.length > 1 ? shops.map(({ slug, name }) => [slug, name] as const) : []);
	const refused = list.error?.code ?? first.error?.code;
	const hasNoShop = refused === 'seller_required' || refused === 'registration_required';

	function imports() {
		if (first.error && first.data === undefined) return <QueryProblem title={t('failed')} query={first} />;
		if (first.data === undefined) {
			return (
				<div role="status" aria-label={t('loading')} className="flex flex-col gap-3">
					<Skeleton shape="block" className="h-36 w-full rounded-card" />
					<Skeleton shape="block" className="h-36 w-full rounded-card" />
				</div>
			);
		}
		if (first.data.data.items.length === 0) {
			return (
				<EmptyState
					headingLevel={3}
					picture={<FileUp aria-hidden strokeWidth={1.5} />}
					title={t('imports.emptyTitle')}
					description={t('imports.emptyText')}
				/>
			);
		}
		return (
			<>
				<ul className="flex flex-col gap-3 tablet:gap-4">
					{cursors.map((cursor) => (
						<ImportList key={cursor ?? ''} cursor={cursor} shopNames={shopNames} />
					))}
				</ul>
				<PagedEnd
					end={end}
					pathTo={(cursor) => `${IMPORT_PATH}?${new URLSearchParams({ cursor })}`}
					onOpen={open}
					labels={{ more: t('more'), loading: t('loading'), failed: t('failed') }}
				/>
			</>
		);
	}

	function parts() {
		if (hasNoShop) {
			return (
				<EmptyState
					picture={<Store aria-hidden strokeWidth={1.5} />}
					title={t('selling:noShop.title')}
					description={t('goods:noShopText')}
				/>
			);
		}
		return (
			<>
				{shops.length > 0 && <ImportForm shops={shops} />}
				<section aria-labelledby="imports" className="flex flex-col gap-3">
					<h2 id="imports" className="font-semibold text-lg leading-heading">
						{t('imports.title')}
					</h2>
					{imports()}
				</section>
				{shops.length > 0 && <ExportCard shops={shops} />}
			</>
		);
	}

	return (
		<div className="mx-auto flex w-full max-w-3xl flex-col gap-4">
			<ShopLink
				to={GOODS_PATH}
				className="-ms-1 inline-flex min-h-11 items-center gap-1 self-start text-sm text-text-muted hover:text-accent-text"
			>
				<ChevronLeft aria-hidden size={18} />
				{t('back')}
			</ShopLink>
			<h1 className="font-bold text-xl leading-heading tablet:text-2xl">{t('title')}</h1>
			{parts()}
		</div>
	);
}

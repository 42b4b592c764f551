import type { ComparedProduct } from '@zaylat/api-client/contract';
import { MOST_COMPARED } from '@zaylat/domain/comparison';
import { Button } from '@zaylat/ui/button';
import { EmptyState } from '@zaylat/ui/empty-state';
import { Skeleton } from '@zaylat/ui/skeleton';
import { Switch } from '@zaylat/ui/switch';
import { Scale } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { usePreferences } from '../../../core/context/app-context.ts';
import { categoryPathOf } from '../../../core/paths/category-path.ts';
import { COMPARE_PATH, comparePath } from '../../../core/paths/compare-path.ts';
import { LinkButton } from '../../../core/routing/link-button.tsx';
import { useShopNavigate } from '../../../core/routing/use-shop-navigate.ts';
import { useScreenQuery } from '../../../core/screen/use-screen-query.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useComparison } from '../../comparison/use-comparison.ts';
import { ComparisonTable } from '../components/comparison-table.tsx';
import { useComparisonRows } from '../components/use-comparison-rows.ts';
import { comparisonQueries, idsOf } from '../queries.ts';

/** The products that the address names, side by side; without any, those that the device compares. */
export function ComparisonPage() {
	const { t } = useTranslation(['comparison', 'catalog']);
	const { data } = useScreenQuery(comparisonQueries.compared);
	const ids = idsOf({ searchParams: new URLSearchParams(useLocation().search) });
	const { chosen } = useComparison();
	const navigate = useShopNavigate();
	const kept = chosen.map(({ id }) => id);
	const openKept = useEffectEvent(() => navigate(comparePath(kept), { replace: true }));
	const hasOnlyKept = ids.length === 0 && kept.length > 0;
	useEffect(() => {
		if (hasOnlyKept) openKept();
	}, [hasOnlyKept]);
	const products = data?.data.items ?? [];
	if (ids.length > 0 && data === undefined) return <Loading label={t('loading')} />;
	return (
		<div data-part="comparison" className="flex flex-col gap-4">
			{products.length === 0 ? <Nothing isGone={ids.length > 0} /> : <Compared products={products} />}
		</div>
	);
}

function Loading({ label }: { readonly label: string }) {
	return (
		<div data-part="comparison" aria-busy className="flex flex-col gap-4">
			<span className="sr-only" role="status">
				{label}
			</span>
			<Skeleton className="h-8 w-56" />
			<Skeleton className="h-80 w-full" />
			<Skeleton className="h-80 w-full" />
		</div>
	);
}

function Nothing({ isGone }: { readonly isGone: boolean }) {
	const { t } = useTranslation('comparison');
	return (
		<EmptyState
			headingLevel={1}
			picture={<Scale aria-hidden strokeWidth={1.5} />}
			title={t(isGone ? 'goneTitle' : 'emptyTitle')}
			description={t(isGone ? 'goneText' : 'emptyText')}
			actions={<LinkButton to="/Categories">{t('browse')}</LinkButton>}
		/>
	);
}

function Compared({ products }: { readonly products: readonly ComparedProduct[] }) {
	const { t } = useTranslation('comparison');
	const { language } = usePreferences();
	const { chosen, replace } = useComparison();
	const navigate = useShopNavigate();
	const [isReduced, setIsReduced] = useState(false);
	const rows = useComparisonRows(products);
	const path = products[0]?.categoryPath ?? [];
	const isOneKind = products.every(({ group }) => group === products[0]?.group);
	const group = isOneKind ? path.at(-1)?.name[language] : undefined;
	const isOne = products.length === 1;
	const different = rows.filter(({ differs }) => differs);

	// Who opens a shared address goes on with its products, unless they compare others already.
	const takeOver = useEffectEvent(() => {
		if (chosen.length === 0) replace(products.map(({ id, group: own }) => ({ id, group: own })));
	});
	useEffect(() => takeOver(), []);

	function show(left: readonly ComparedProduct[]) {
		const gone = products.filter(({ id }) => !left.some((each) => each.id === id)).map(({ id }) => id);
		replace(chosen.filter(({ id }) => !gone.includes(id)));
		const to = left.length === 0 ? COMPARE_PATH : comparePath(left.map(({ id }) => id));
		navigate(to, { replace: true, preventScrollReset: true });
	}

	return (
		<>
			<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
				<h1 className="text-balance font-bold text-xl leading-heading tablet:text-2xl">
					{group === undefined ? t('title') : t('heading', { group })}
				</h1>
				<div className="flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
					{!isOne && (
						<Switch side="start" checked={isReduced} onCheckedChange={setIsReduced}>
							{t('onlyDifferences')}
						</Switch>
					)}
					<Button variant="ghost" onClick={() => show([])}>
						{t('clear')}
					</Button>
				</div>
			</div>
			{isOne && <p className="text-sm text-text-muted">{t('oneText')}</p>}
			{isReduced && different.length === 0 && <p role="status">{t('same')}</p>}
			<ComparisonTable
				products={products}
				rows={isReduced ? different : rows}
				hasMarks={!isOne && !isReduced}
				addPath={
					products.length < MOST_COMPARED && path.length > 0 ? categoryPathOf(path.map(({ slug }) => slug)) : undefined
				}
				onRemove={(removed) => show(products.filter(({ id }) => id !== removed.id))}
			/>
		</>
	);
}

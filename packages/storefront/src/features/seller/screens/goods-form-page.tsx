import type { EditedProduct } from '@zaylat/api-client/contract';
import { EDITIONS } from '@zaylat/domain/editions';
import { EmptyState } from '@zaylat/ui/empty-state';
import { Skeleton } from '@zaylat/ui/skeleton';
import { ChevronLeft, Copy, PackageX, Store } from 'lucide-react';
import { useState } from 'react';
import { useAppContext, useSession } from '../../../core/context/app-context.ts';
import { QueryProblem } from '../../../core/failures/query-problem.tsx';
import { useIsHydrated } from '../../../core/lazy/use-is-hydrated.ts';
import { LinkButton } from '../../../core/routing/link-button.tsx';
import { ShopLink } from '../../../core/routing/shop-link.tsx';
import { useQueryContext } from '../../../core/screen/query-context.tsx';
import { useScreenQuery } from '../../../core/screen/use-screen-query.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { GoodsStateBadge } from '../components/goods-state-badge.tsx';
import { forgetGoodsDraft, readGoodsDraft } from '../form/goods-draft.ts';
import { GoodsForm } from '../form/goods-form.tsx';
import { goodsStart } from '../form/goods-start.ts';
import { GOODS_PATH, newGoodsPath } from '../goods-path.ts';
import { goodsFormQueries, goodsOfForm } from '../goods-queries.ts';

/** The form of a product: a new one, a copy of one, or one that is changed. */
export function GoodsFormPage() {
	const { t } = useTranslation(['editing', 'goods', 'selling']);
	const { id, isCopy } = goodsOfForm(useQueryContext());
	const product = useScreenQuery(goodsFormQueries.product);
	const list = useScreenQuery(goodsFormQueries.list);
	const { data: session } = useSession();
	const isHydrated = useIsHydrated();
	const isNew = id === undefined || isCopy;
	const edited = product.data?.data;
	const { error } = list;
	const hasNoShop = error?.code === 'seller_required' || error?.code === 'registration_required';

	function form() {
		if (hasNoShop) {
			return (
				<EmptyState
					picture={<Store aria-hidden strokeWidth={1.5} />}
					title={t('selling:noShop.title')}
					description={t('goods:noShopText')}
				/>
			);
		}
		if (product.error?.code === 'product_not_found') {
			return (
				<EmptyState
					picture={<PackageX aria-hidden strokeWidth={1.5} />}
					title={t('gone.title')}
					description={t('gone.text')}
					actions={
						<LinkButton to={GOODS_PATH} variant="secondary">
							{t('back')}
						</LinkButton>
					}
				/>
			);
		}
		const failed = [product, list].find((query) => query.error && query.data === undefined);
		if (failed) return <QueryProblem title={t('failed')} query={failed} />;
		const isThere = id === undefined || edited !== undefined;
		// What the device has kept is not known to the server.
		if (!isThere || list.data === undefined || session === null || !isHydrated) {
			return (
				<div role="status" aria-label={t('loading')} className="flex flex-col gap-4">
					<Skeleton shape="block" className="h-72 w-full rounded-card" />
					<Skeleton shape="block" className="h-40 w-full rounded-card" />
				</div>
			);
		}
		const name = isCopy ? `copy-${id}` : (id ?? 'new');
		return (
			<OpenedForm
				key={name}
				keptFor={{ userId: session.user.id, name }}
				edited={edited}
				isCopy={isCopy}
				shops={list.data.data.shops}
				onSaved={(saved) => void product.mutate({ data: saved }, { revalidate: false })}
				onReload={async () => (await product.mutate())?.data}
			/>
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
			<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
				<h1 className="font-bold text-xl leading-heading tablet:text-2xl">{t(isNew ? 'titleNew' : 'title')}</h1>
				{!isNew && edited && (
					<div className="flex flex-wrap items-center gap-2">
						<GoodsStateBadge state={edited.state} />
						<LinkButton to={newGoodsPath(edited.id)} variant="ghost">
							<Copy aria-hidden size={18} />
							{t('copy')}
						</LinkButton>
					</div>
				)}
			</div>
			{form()}
		</div>
	);
}

interface OpenedFormProps {
	readonly keptFor: { readonly userId: string; readonly name: string };
	readonly edited: EditedProduct | undefined;
	readonly isCopy: boolean;
	readonly shops: readonly { readonly slug: string; readonly name: string }[];
	readonly onSaved: (edited: EditedProduct) => void;
	/** Reads the product again; undefined when that failed, or for a new one. */
	readonly onReload: () => Promise<EditedProduct | undefined>;
}

/** The form from what the device has kept, else from what is stored; begun again when the kept is given up. */
function OpenedForm({ keptFor, edited, isCopy, shops, onSaved, onReload }: OpenedFormProps) {
	const { edition } = useAppContext();
	const { userId, name } = keptFor;
	const [begun, setBegun] = useState(() => {
		const draft = readGoodsDraft(userId, name);
		return { start: goodsStart({ edited, isCopy, draft, shop: shops[0]?.slug ?? '' }), draft, round: 0 };
	});

	async function beginAgain() {
		forgetGoodsDraft(userId, name);
		const fresh = (await onReload()) ?? edited;
		const start = goodsStart({ edited: fresh, isCopy, draft: undefined, shop: shops[0]?.slug ?? '' });
		setBegun(({ round }) => ({ start, draft: undefined, round: round + 1 }));
	}

	return (
		<GoodsForm
			key={begun.round}
			keptFor={keptFor}
			start={begun.start}
			shops={shops}
			currency={EDITIONS[edition].currency === 'thb' ? 'thb' : 'mmk'}
			isRestored={begun.draft !== undefined}
			onDiscard={() => void beginAgain()}
			onSaved={onSaved}
		/>
	);
}

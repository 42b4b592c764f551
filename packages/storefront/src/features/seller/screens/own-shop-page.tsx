import type { OwnShop } from '@zaylat/api-client/contract';
import { useQuery } from '@zaylat/api-client/swr';
import { EmptyState } from '@zaylat/ui/empty-state';
import { Skeleton } from '@zaylat/ui/skeleton';
import { Store } from 'lucide-react';
import { useState } from 'react';
import { useSession } from '../../../core/context/app-context.ts';
import { QueryProblem } from '../../../core/failures/query-problem.tsx';
import { useIsHydrated } from '../../../core/lazy/use-is-hydrated.ts';
import { ChoiceLinks } from '../../../core/lists/choice-links.tsx';
import { shopPath } from '../../../core/paths/shop-path.ts';
import { LinkButton } from '../../../core/routing/link-button.tsx';
import { useQueryContext } from '../../../core/screen/query-context.tsx';
import { useScreenQuery } from '../../../core/screen/use-screen-query.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { DeskNavigation } from '../desk-navigation.tsx';
import { BankAccountCard } from '../shop/bank-account-card.tsx';
import { ReturnAddressCard } from '../shop/return-address-card.tsx';
import { SectionsCard } from '../shop/sections-card.tsx';
import { forgetShopDraft, shopStart } from '../shop/shop-draft.ts';
import { ShopForm } from '../shop/shop-form.tsx';
import { OWN_SHOP_PATH, ownShopQueries, ownShopRequest } from '../shop-queries.ts';

/** The shops that the account owns, each with its form. */
export function OwnShopPage() {
	const { t } = useTranslation(['ownShop', 'selling']);
	const asked = useQueryContext().url.searchParams.get('shop');
	const list = useScreenQuery(ownShopQueries.shops);
	const shops = list.data?.data.items ?? [];
	const slug = (shops.find((each) => each.slug === asked) ?? shops[0])?.slug;
	const own = useQuery(slug === undefined ? null : ownShopRequest(slug));
	const refused = list.error?.code;
	const { data: session } = useSession();
	const isHydrated = useIsHydrated();

	function form() {
		const failed = [list, own].find((query) => query.error && query.data === undefined);
		if (failed) return <QueryProblem title={t('failed')} query={failed} />;
		const shop = own.data?.data;
		// What the device has kept is not known to the server.
		if (shop === undefined || session === null || !isHydrated) {
			return (
				<div role="status" aria-label={t('loading')} className="flex flex-col gap-4">
					<Skeleton shape="block" className="h-72 w-full rounded-card" />
					<Skeleton shape="block" className="h-40 w-full rounded-card" />
				</div>
			);
		}
		return (
			<OpenedShop
				key={shop.slug}
				userId={session.user.id}
				shop={shop}
				onSaved={(saved) => void own.mutate({ data: saved }, { revalidate: false })}
			/>
		);
	}

	if (refused === 'seller_required' || refused === 'registration_required') {
		return (
			<div className="mx-auto flex w-full max-w-3xl flex-col gap-4">
				<h1 className="font-bold text-xl leading-heading tablet:text-2xl">{t('title')}</h1>
				<EmptyState
					picture={<Store aria-hidden strokeWidth={1.5} />}
					title={t('selling:noShop.title')}
					description={t('selling:noShop.text')}
				/>
			</div>
		);
	}
	return (
		<div className="mx-auto flex w-full max-w-3xl flex-col gap-4">
			<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
				<h1 className="font-bold text-xl leading-heading tablet:text-2xl">{t('title')}</h1>
				{slug !== undefined && (
					<LinkButton to={shopPath(slug)} variant="ghost">
						{t('see')}
					</LinkButton>
				)}
			</div>
			<DeskNavigation current="shop" />
			{shops.length > 1 && slug !== undefined && (
				<ChoiceLinks
					label={t('choose')}
					choices={shops.map((each) => ({
						key: each.slug,
						to: `${OWN_SHOP_PATH}?${new URLSearchParams({ shop: each.slug })}`,
						text: each.name,
					}))}
					current={slug}
					className="-mx-gutter px-gutter py-1"
				/>
			)}
			{form()}
		</div>
	);
}

interface OpenedShopProps {
	readonly userId: string;
	readonly shop: OwnShop;
	readonly onSaved: (shop: OwnShop) => void;
}

/** The forms of a shop: each is saved by itself, and begins from what the device has kept. */
function OpenedShop({ userId, shop, onSaved }: OpenedShopProps) {
	const [begun, setBegun] = useState(() => ({ start: shopStart(userId, shop), round: 0 }));

	function beginAgain() {
		forgetShopDraft(userId, shop.slug);
		setBegun(({ round }) => ({ start: shopStart(userId, shop), round: round + 1 }));
	}

	return (
		<>
			<ShopForm
				key={begun.round}
				userId={userId}
				shop={shop}
				start={begun.start}
				onDiscard={beginAgain}
				onSaved={onSaved}
			/>
			<SectionsCard userId={userId} shop={shop.slug} />
			<ReturnAddressCard shop={shop} onSaved={onSaved} />
			<BankAccountCard shop={shop} onSaved={onSaved} />
		</>
	);
}

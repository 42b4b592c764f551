import type { ShopDetail } from '@zaylat/api-client/contract';
import type { ReactNode } from 'react';
import type { ShopPart } from '../../../core/paths/shop-path.ts';
import { useScreenQuery } from '../../../core/screen/use-screen-query.ts';
import { shopQueries } from '../queries.ts';
import { ShopFailure } from '../screens/shop-failure.tsx';
import { TABS_AND_SEARCH } from './head-grid.ts';
import { ShopHeader } from './shop-header.tsx';
import { ShopSearch } from './shop-search.tsx';
import { ShopSkeleton } from './shop-skeleton.tsx';
import { ShopTabs } from './shop-tabs.tsx';

/** Props of {@link ShopLayout}. */
export interface ShopLayoutProps {
	/** Which of the shop's pages it is; the first one when left out. */
	readonly part?: ShopPart;
	/** Whether the shop's name is the page's heading; else the page has one of its own. Default false. */
	readonly isNamedByShop?: boolean;
	/** The page below the tabs. */
	readonly children: (shop: ShopDetail) => ReactNode;
}

/** What all pages of a shop share: its header, the way between its pages, and what is there without it. */
export function ShopLayout({ part, isNamedByShop = false, children }: ShopLayoutProps) {
	const { data, error, mutate, isValidating } = useScreenQuery(shopQueries.shop);
	const shop = data?.data;
	if (error && shop === undefined) {
		return <ShopFailure failure={error} retry={() => void mutate()} isRetrying={isValidating} />;
	}
	if (shop === undefined) return <ShopSkeleton />;
	return (
		<div className="flex flex-col gap-6 tablet:gap-8">
			<div className="flex flex-col gap-4">
				<ShopHeader shop={shop} isHeading={isNamedByShop} />
				<div className={TABS_AND_SEARCH}>
					<ShopSearch shop={shop} className="desk:order-last" />
					<ShopTabs shop={shop} part={part} />
				</div>
			</div>
			{children(shop)}
		</div>
	);
}

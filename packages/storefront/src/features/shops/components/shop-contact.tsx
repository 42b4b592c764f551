import type { ShopDetail } from '@zaylat/api-client/contract';
import { AskShopLink } from '../ask-shop/ask-shop-link.tsx';
import { FollowButton } from '../follow/follow-button.tsx';

/** The ways to write to a shop and to follow it. */
export function ShopContact({ shop }: { readonly shop: ShopDetail }) {
	return (
		<>
			<AskShopLink shop={shop} />
			<FollowButton shop={shop} className="min-w-32" />
		</>
	);
}

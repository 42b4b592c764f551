import type { ShopDetail } from '@zaylat/api-client/contract';
import { AskShopLink } from '../ask-shop/ask-shop-link.tsx';
import { FollowButton } from '../follow/follow-button.tsx';

/** The ways to write to a shop and to follow it. Phones have room for the words of both in one row, without their icons. */
export function ShopContact({ shop }: { readonly shop: ShopDetail }) {
	return (
		<>
			<AskShopLink shop={shop} className="max-tablet:[&>svg]:hidden" />
			<FollowButton shop={shop} className="min-w-32 max-tablet:[&>button>[data-part=button-icon]]:hidden" />
		</>
	);
}

import { AskShopLink } from '../../shared/ask-shop/ask-shop-link.tsx';
import { FollowButton } from '../../shared/follow/index.ts';
import { useCurrentShop } from '../use-current-shop.ts';

/** The ways to hear more of the shop that the address names. */
export function ShopContact() {
	const shop = useCurrentShop();
	return (
		shop && (
			<>
				<AskShopLink shop={shop} />
				<FollowButton shop={shop} className="min-w-32" />
			</>
		)
	);
}

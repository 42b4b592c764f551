import { SellerCard } from '../../shared/seller-card/seller-card.tsx';
import { useCurrentProduct } from '../use-current-product.ts';
import { CouponsRow } from './coupons-row.tsx';

/** Coupons and the shop of the product that the address names. */
export function Offers() {
	const product = useCurrentProduct();
	if (product === undefined) return null;
	return (
		<div className="flex flex-col gap-4">
			<CouponsRow shop={product.shop} />
			<SellerCard product={product} />
		</div>
	);
}

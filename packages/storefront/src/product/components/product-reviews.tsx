import { Reviews } from '../../shared/reviews/reviews.tsx';
import { useCurrentProduct } from '../use-current-product.ts';

/** Reviews of the product that the address names. */
export function ProductReviews() {
	const product = useCurrentProduct();
	return product && <Reviews productId={product.id} />;
}

import { useScreenQuery } from '../../../core/screen/use-screen-query.ts';
import { ProductView } from '../components/product-view.tsx';
import { ProductSkeleton } from '../product-skeleton.tsx';
import { productQueries } from '../queries.ts';
import { ProductFailure } from './product-failure.tsx';

/** The product that the address names. */
export function ProductPage() {
	const { data, error, mutate, isValidating } = useScreenQuery(productQueries.product);
	const again = () => void mutate();
	if (data) return <ProductView key={data.data.id} product={data.data} onReload={again} />;
	if (error) return <ProductFailure failure={error} retry={again} isRetrying={isValidating} />;
	return <ProductSkeleton />;
}

import { productDetail } from '@zaylat/api-client';
import { useQuery } from '@zaylat/api-client/swr';
import { useParams } from 'react-router';
import { ProductSkeleton } from './components/product-skeleton.tsx';
import { ProductView } from './components/product-view.tsx';
import { ProductFailure } from './product-failure.tsx';

/** The product that the address names. */
export function ProductPage() {
	const { id = '' } = useParams();
	const { data, error, mutate, isValidating } = useQuery(productDetail(id));
	if (data) return <ProductView key={data.data.id} product={data.data} />;
	if (error) return <ProductFailure failure={error} retry={() => void mutate()} isRetrying={isValidating} />;
	return <ProductSkeleton />;
}

import { productDetail } from '@zaylat/api-client';
import { useQuery } from '@zaylat/api-client/swr';
import { useParams } from 'react-router';
import { ProductSkeleton } from '../shared/product-page/product-skeleton.tsx';
import { ProductView } from './components/product-view.tsx';
import { ProductFailure } from './product-failure.tsx';

/** The product that the address names. */
export function ProductPage() {
	const { id = '' } = useParams();
	const { data, error, mutate, isValidating } = useQuery(productDetail(id));
	const again = () => void mutate();
	if (data) return <ProductView key={data.data.id} product={data.data} onReload={again} />;
	if (error) return <ProductFailure failure={error} retry={again} isRetrying={isValidating} />;
	return <ProductSkeleton />;
}

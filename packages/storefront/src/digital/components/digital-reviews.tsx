import { useParams } from 'react-router';
import { Reviews } from '../../shared/reviews/reviews.tsx';
import { digitalProductOf } from '../digital-product-of.ts';

/** Reviews of the digital product that the address names. */
export function DigitalReviews() {
	return <Reviews productId={digitalProductOf(useParams())} />;
}

import { Skeleton } from '@zaylat/ui/skeleton';
import { arriving } from '../app/arriving.tsx';
import { CartSkeleton } from './components/cart-skeleton.tsx';

/** The steps after the cart; whoever only looks at the cart does not fetch them. */
export const LaterCheckout = arriving(() => import('./checkout-screen.tsx'), Waiting);

function Waiting() {
	return (
		<div className="flex flex-col gap-5">
			<Skeleton shape="block" className="h-8 w-40" />
			<Skeleton shape="block" className="h-10 w-full" />
			<CartSkeleton />
		</div>
	);
}

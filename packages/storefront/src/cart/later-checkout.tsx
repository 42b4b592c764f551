import { addresses } from '@zaylat/api-client';
import { useBrought } from '@zaylat/api-client/swr';
import { Skeleton } from '@zaylat/ui/skeleton';
import { Later } from '../app/later.tsx';
import { undecidedQuote } from './checkout-first-look.ts';
import { CHECKOUT_PARTS } from './checkout-parts.ts';
import type { CheckoutStep } from './checkout-step.ts';
import { CartSkeleton } from './components/cart-skeleton.tsx';

const PLACE = <Waiting />;

/** Props of {@link LaterCheckout}. */
export interface LaterCheckoutProps {
	readonly step: CheckoutStep;
}

/**
 * The steps after the cart; whoever only looks at the cart does not fetch them. The choice of an address stands as the
 * server sent it; a form to fill in, and all that depends on what was decided before, is the tab's.
 */
export function LaterCheckout({ step }: LaterCheckoutProps) {
	const book = useBrought(addresses())?.data;
	const quote = useBrought(undecidedQuote())?.data;
	const isWhole = step === 'address' && book !== undefined && book.items.length > 0 && quote?.needsAddress === true;
	return <Later part={CHECKOUT_PARTS.steps} fallback={PLACE} isWhole={isWhole} />;
}

function Waiting() {
	return (
		<div className="flex flex-col gap-5">
			<Skeleton shape="block" className="h-8 w-40" />
			<Skeleton shape="block" className="h-10 w-full" />
			<CartSkeleton />
		</div>
	);
}

import { Skeleton } from '@zaylat/ui/skeleton';
import { type ComponentType, Suspense, use } from 'react';
import { type Shop, useShop } from '../app/shop.ts';
import { CartSkeleton } from './components/cart-skeleton.tsx';

const arrivals = new WeakMap<Shop, Promise<ComponentType>>();

/** The steps' code and texts, fetched once per shop and kept. */
function arrivalOf(shop: Shop): Promise<ComponentType> {
	const known = arrivals.get(shop);
	if (known) return known;
	const arrival = shop.orReload(async () => {
		const { Component, namespaces } = await import('./checkout-screen.tsx');
		await shop.i18n.load(shop.preferences.getSnapshot().language, namespaces);
		return Component;
	});
	arrivals.set(shop, arrival);
	return arrival;
}

function Arriving() {
	const Steps = use(arrivalOf(useShop()));
	return <Steps />;
}

/** The steps after the cart; whoever only looks at the cart does not fetch them. */
export function LaterCheckout() {
	return (
		<Suspense fallback={<Waiting />}>
			<Arriving />
		</Suspense>
	);
}

function Waiting() {
	return (
		<div className="flex flex-col gap-5">
			<Skeleton className="h-8 w-40" />
			<Skeleton className="h-10 w-full" />
			<CartSkeleton />
		</div>
	);
}

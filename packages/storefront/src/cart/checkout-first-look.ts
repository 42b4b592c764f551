import { addresses, checkoutQuote } from '@zaylat/api-client';
import type { BoughtItem } from '../shared/purchase/bought-item.ts';
import type { CheckoutStep } from './checkout-step.ts';

/** What the order comes to while nothing is decided. */
export const undecidedQuote = (item?: BoughtItem) => checkoutQuote({ ...(item && { item }), services: [], points: 0 });

/** What the server requests to render a step; choices of earlier steps are known to the tab only. */
export const firstLookQueries = (step: CheckoutStep, item?: BoughtItem) =>
	step === 'address' || step === 'review' ? [addresses(), undecidedQuote(item)] : [];

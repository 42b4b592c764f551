import type { ComponentType, ReactNode } from 'react';
import { useAppContext } from '../../core/context/app-context.ts';
import { type LazyOptions, lazyComponent } from '../../core/lazy/lazy-component.tsx';
import { useIsHydrated } from '../../core/lazy/use-is-hydrated.ts';
import { CourierPlace } from './courier-place.tsx';

/**
 * Creates a panel that exists in the demo profile only. Its code and texts load after hydration; the server renders its
 * fallback.
 */
function demoPanel<Props extends object>(
	load: () => Promise<ComponentType<Props>>,
	{ namespaces = [], fallback = null }: LazyOptions = {},
) {
	const Panel = lazyComponent(load, { namespaces: ['demo', ...namespaces], fallback });
	return (props: Props) => <DemoOnly fallback={fallback}>{() => <Panel {...props} />}</DemoOnly>;
}

function DemoOnly({ fallback, children }: { readonly fallback: ReactNode; readonly children: () => ReactNode }) {
	const { isDemo } = useAppContext();
	const isHydrated = useIsHydrated();
	if (!isDemo) return null;
	return isHydrated ? children() : fallback;
}

/** The one-time code that the shopper should type; see `DemoCode`. */
export const LazyDemoCode = demoPanel(async () => (await import('./demo-code.tsx')).DemoCode);

/** The code of the authenticator app; see `DemoFactor`. */
export const LazyDemoFactor = demoPanel(async () => (await import('./demo-factor.tsx')).DemoFactor);

/** A mail with digital codes; see `DemoMail`. */
export const LazyDemoMail = demoPanel(async () => (await import('./demo-mail.tsx')).DemoMail);

/** The bank of a running payment; see `DemoBank`. */
export const LazyDemoBank = demoPanel(async () => (await import('./demo-bank.tsx')).DemoBank);

/** The courier of an order's parcels; see `DemoCourier`. */
export const LazyDemoCourier = demoPanel(async () => (await import('./demo-courier.tsx')).DemoCourier, {
	namespaces: ['tracking', 'failures'],
	fallback: <CourierPlace />,
});

import type { ComponentType } from 'react';
import { arriving } from '../../app/arriving.tsx';
import { useAsServed } from '../../app/later.tsx';
import { useShop } from '../../app/shop.ts';
import type { Area } from '../../i18n/resources.ts';
import { CourierPlace } from './courier-place.tsx';
import type { DemoBankProps } from './demo-bank.tsx';
import type { DemoCodeProps } from './demo-code.tsx';
import type { DemoCourierProps } from './demo-courier.tsx';
import type { DemoMailProps } from './demo-mail.tsx';

const Nothing = () => null;

/**
 * A panel whose code and texts come in the demo profile alone, and after the page: a server renders its place.
 * @param load imports the panel
 * @param more areas of texts besides `demo` and those of its screen
 * @param Waiting keeps its place; nothing unless given
 */
function demoOnly<Props extends object>(
	load: () => Promise<ComponentType<Props>>,
	more: readonly Area[] = [],
	Waiting: ComponentType = Nothing,
) {
	const Arriving = arriving<Props>(async () => ({ Component: await load(), namespaces: ['demo', ...more] }), Waiting);
	return function DemoOnly(props: Props) {
		const { isDemo } = useShop();
		const isServed = useAsServed();
		if (!isDemo) return null;
		return isServed ? <Waiting /> : <Arriving {...props} />;
	};
}

/** The code that is awaited; see `DemoCode`. */
export const LateDemoCode = demoOnly<DemoCodeProps>(async () => (await import('./demo-code.tsx')).DemoCode);

/** A mail of digital codes; see `DemoMail`. */
export const LateDemoMail = demoOnly<DemoMailProps>(async () => (await import('./demo-mail.tsx')).DemoMail);

/** The bank of a running payment; see `DemoBank`. */
export const LateDemoBank = demoOnly<DemoBankProps>(async () => (await import('./demo-bank.tsx')).DemoBank);

/** The courier of an order's parcels; see `DemoCourier`. */
export const LateDemoCourier = demoOnly<DemoCourierProps>(
	async () => (await import('./demo-courier.tsx')).DemoCourier,
	['tracking', 'failures'],
	CourierPlace,
);

import { Clock } from './components/clock.tsx';
import { Faults } from './components/faults.tsx';
import { Outbox } from './components/outbox.tsx';
import { Parcels } from './components/parcels.tsx';
import { DeveloperLayout } from './developer-layout.tsx';

/** The tools of developers; each of them loads and fails on its own. */
export function DevToolPage() {
	return (
		<DeveloperLayout page="tools">
			<Outbox />
			<Parcels />
			<Clock />
			<Faults />
		</DeveloperLayout>
	);
}

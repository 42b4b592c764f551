import { DeveloperLayout } from '../developer-layout.tsx';
import { CHOICES } from '../samples/choices.tsx';
import { FIELDS } from '../samples/fields.tsx';
import { OVERLAYS } from '../samples/overlays.tsx';
import { Samples } from '../samples/samples.tsx';

const GROUPS = [FIELDS, CHOICES, OVERLAYS];

/** Components to fill in and to open. */
export function SuperPlaygroundPage() {
	return (
		<DeveloperLayout page="super">
			<Samples groups={GROUPS} />
		</DeveloperLayout>
	);
}

import { DeveloperLayout } from '../developer-layout.tsx';
import { ACTIONS } from '../samples/actions.tsx';
import { COMMERCE } from '../samples/commerce.tsx';
import { CONTENT } from '../samples/content.tsx';
import { FEEDBACK } from '../samples/feedback.tsx';
import { Samples } from '../samples/samples.tsx';

const GROUPS = [ACTIONS, CONTENT, COMMERCE, FEEDBACK];

/** Components for inspection. */
export function PlaygroundPage() {
	return (
		<DeveloperLayout page="playground">
			<Samples groups={GROUPS} />
		</DeveloperLayout>
	);
}

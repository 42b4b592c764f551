import { PageFailure } from './page-failure.tsx';

/** What stands in the whole window when the frame itself threw. */
export function FrameFailure() {
	return (
		<main id="main">
			<PageFailure />
		</main>
	);
}

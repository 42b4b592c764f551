import { PageFailure } from './page-failure.tsx';

/** What stands in the whole window when the frame itself threw. */
export function ShellFailure() {
	return (
		<main id="main">
			<PageFailure />
		</main>
	);
}

import { PageFailure } from './page-failure.tsx';

/** Replaces the whole window when the app shell itself threw an error. */
export function ShellFailure() {
	return (
		<main id="main">
			<PageFailure />
		</main>
	);
}

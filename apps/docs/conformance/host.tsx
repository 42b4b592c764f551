import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Direction, Fixtures, Scene } from './fixtures.ts';

/** Tells the parts of a library the reading direction; the document has it too. */
export type Reading = ComponentType<{ readonly direction: Direction; readonly children: ReactNode }>;

interface HostProps {
	readonly fixtures: Fixtures;
	readonly Reading: Reading;
}

interface Shown {
	readonly scene: Scene | undefined;
	readonly direction: Direction;
	readonly round: number;
}

/** Draws one scene at a time, the one that `window.showScene` asks for, always from its beginning. */
export function Host({ fixtures, Reading }: HostProps) {
	const [{ scene, direction, round }, setShown] = useState<Shown>({ scene: undefined, direction: 'ltr', round: 0 });
	useEffect(() => {
		window.showScene = (next, reading) => {
			document.documentElement.dir = reading;
			flushSync(() => setShown((now) => ({ scene: next, direction: reading, round: now.round + 1 })));
		};
		return () => {
			window.showScene = undefined;
		};
	}, []);
	const Fixture = scene && fixtures[scene];
	return (
		<main style={{ inlineSize: 480, minBlockSize: '95vh', padding: 16 }}>
			{Fixture && (
				<Reading key={round} direction={direction}>
					<Fixture />
				</Reading>
			)}
		</main>
	);
}

declare global {
	interface Window {
		/** Shows a scene anew; undefined before the page is ready. */
		showScene?: ((scene: Scene | undefined, direction: Direction) => void) | undefined;
		/** The scenes that a library has; undefined where it has all. */
		scenes?: readonly string[];
	}
}

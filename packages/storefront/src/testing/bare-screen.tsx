import type { ComponentType } from 'react';
import { Route, Routes } from 'react-router';
import { QueryContextProvider } from '../core/screen/query-context.tsx';

/** Props of {@link BareScreen}. */
export interface BareScreenProps {
	readonly Component: ComponentType;
	/** The route's pattern, for its parameters. */
	readonly path: string;
	/** The address that the screen believes in. */
	readonly at: string;
}

/** A screen without app shell and payload: what it shows before its data are there. */
export function BareScreen({ Component, path, at }: BareScreenProps) {
	return (
		<Routes location={at}>
			<Route
				path={path}
				element={
					<main className="mx-auto w-full max-w-page p-4">
						<QueryContextProvider>
							<Component />
						</QueryContextProvider>
					</main>
				}
			/>
		</Routes>
	);
}

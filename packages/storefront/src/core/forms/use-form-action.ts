import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Makes a form action that calls the latest function. React replays a submission from before hydration with the action
 * of the first rendering, which does not know what was typed or chosen in the form until then.
 */
export function useFormAction(action: () => void): () => void {
	const latest = useRef(action);
	useLayoutEffect(() => {
		latest.current = action;
	});
	return useCallback(() => latest.current(), []);
}

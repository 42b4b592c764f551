import { useEffect, useEffectEvent, useState } from 'react';

/** The button of a step that needs the totals of the moment. */
export interface AfterQuote {
	/** Whether the button was pressed and the totals are still on their way. */
	readonly isWaiting: boolean;
	/** Runs the action, at once or as soon as the totals are there. */
	press(): void;
}

/**
 * Runs an action of a step with current totals. A click while the server still computes them is remembered, so that
 * nobody has to click again on a slow network.
 */
export function useAfterQuote({ isValidating }: { readonly isValidating: boolean }, action: () => void): AfterQuote {
	const [isPressed, setIsPressed] = useState(false);
	const run = useEffectEvent(action);
	const isReady = isPressed && !isValidating;
	useEffect(() => {
		if (!isReady) return;
		setIsPressed(false);
		run();
	}, [isReady]);
	return {
		isWaiting: isPressed && isValidating,
		press() {
			if (isValidating) setIsPressed(true);
			else action();
		},
	};
}

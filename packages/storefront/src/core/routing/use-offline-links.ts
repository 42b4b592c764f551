import { useEffect, useEffectEvent } from 'react';
import { useAppContext } from '../context/app-context.ts';
import { useNotOpened } from '../lazy/use-not-opened.ts';

/**
 * Answers presses of links that lead out of the shop or to a file while there is no connection, also those to the other
 * edition: the browser would show its own error page, or fail to save the file.
 */
export function useOfflineLinks(): void {
	const { isOnline } = useAppContext();
	const sayNotOpened = useNotOpened();
	const press = useEffectEvent((event: MouseEvent) => {
		if (isOnline() || !(event.target instanceof Element)) return;
		const link = event.target.closest('a[href]');
		if (!(link instanceof HTMLAnchorElement) || !/^https?:$/.test(link.protocol)) return;
		if (link.origin === window.location.origin && !link.hasAttribute('download')) return;
		event.preventDefault();
		sayNotOpened();
	});
	useEffect(() => {
		const onClick = (event: MouseEvent) => press(event);
		// On the way down: React stops presses of markup that is not hydrated yet.
		document.addEventListener('click', onClick, { capture: true });
		return () => document.removeEventListener('click', onClick, { capture: true });
	}, []);
}

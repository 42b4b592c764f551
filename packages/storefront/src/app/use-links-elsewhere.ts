import { useEffect, useEffectEvent } from 'react';
import { useAppContext } from './app-context.ts';
import { useNotOpened } from './use-not-opened.ts';

/**
 * Answers presses of links that lead out of the shop while there is no connection, also those to the other edition: the
 * browser would show its own error page.
 */
export function useLinksElsewhere(): void {
	const { isOnline } = useAppContext();
	const sayNotOpened = useNotOpened();
	const press = useEffectEvent((event: MouseEvent) => {
		if (event.defaultPrevented || isOnline() || !(event.target instanceof Element)) return;
		const link = event.target.closest('a[href]');
		if (!(link instanceof HTMLAnchorElement) || !/^https?:$/.test(link.protocol)) return;
		if (link.origin === window.location.origin) return;
		event.preventDefault();
		sayNotOpened();
	});
	useEffect(() => {
		const onClick = (event: MouseEvent) => press(event);
		document.addEventListener('click', onClick);
		return () => document.removeEventListener('click', onClick);
	}, []);
}

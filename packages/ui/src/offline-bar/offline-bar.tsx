'use client';

import { clsx } from 'clsx';
import { type ComponentPropsWithRef, type ReactNode, useEffect, useState } from 'react';
import { Banner, type BannerTone } from '../banner/index.ts';
import { Glyph, offlineIcon, successIcon } from '../glyph/index.ts';
import { useIsOnline } from './use-is-online.ts';

/** The words of an offline bar. */
export interface OfflineBarLabels {
	/** Says what still works. Default "You are offline. What you see may be out of date.". */
	readonly offline: ReactNode;
	/** Default "You are online again.". */
	readonly back: ReactNode;
}

export interface OfflineBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'role'> {
	/** Whether there is a network. Default: what the browser says. */
	readonly isOnline?: boolean | undefined;
	/** Ms that the good news stays. Default 4000. */
	readonly backMs?: number | undefined;
	/** What can be done while offline (a button to try again). Default none. */
	readonly action?: ReactNode | undefined;
	/** Words in the reader's language; each has an English default. */
	readonly labels?: Partial<OfflineBarLabels> | undefined;
}

const defaultLabels: OfflineBarLabels = {
	offline: 'You are offline. What you see may be out of date.',
	back: 'You are online again.',
};

const LOOKS: Record<keyof OfflineBarLabels, { readonly tone: BannerTone; readonly glyph: string }> = {
	offline: { tone: 'warning', glyph: offlineIcon },
	back: { tone: 'positive', glyph: successIcon },
};

/** A bar at the top of the window while there is no network, and for a moment when it is back; read out both times. */
export function OfflineBar({ isOnline: given, backMs = 4000, action, labels, className, ...rest }: OfflineBarProps) {
	const isBrowserOnline = useIsOnline();
	const isOnline = given ?? isBrowserOnline;
	const [wasOffline, setWasOffline] = useState(!isOnline);
	if (!isOnline && !wasOffline) setWasOffline(true);

	useEffect(() => {
		if (!isOnline || !wasOffline) return;
		const timer = setTimeout(() => setWasOffline(false), backMs);
		return () => clearTimeout(timer);
	}, [isOnline, wasOffline, backMs]);

	const news = isOnline ? 'back' : 'offline';
	const { tone, glyph } = LOOKS[news];
	const hasNews = !isOnline || wasOffline;
	return (
		// There before the news is, or a screen reader would not notice it.
		<div
			data-part="offline-bar"
			data-state={hasNews ? news : 'online'}
			{...rest}
			role="status"
			className={clsx('sticky top-0 z-toast', className)}
		>
			{hasNews && (
				<Banner
					shape="bar"
					tone={tone}
					icon={<Glyph icon={glyph} />}
					action={isOnline ? undefined : action}
					className="transition-opacity duration-slow ease-out motion-reduce:transition-none starting:opacity-0"
				>
					{{ ...defaultLabels, ...labels }[news]}
				</Banner>
			)}
		</div>
	);
}

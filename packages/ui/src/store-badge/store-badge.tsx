import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';

/** Where the app can be had. */
export type AppStore = 'app-store' | 'google-play' | 'app-gallery';

/** The words of a badge. */
export interface StoreBadgeLabels {
	/** The small line above the store's name. Default "Download on the", "Get it on" or "Explore it on". */
	readonly invitation: string;
	/** Name of the store; the same in every language. Default "App Store", "Google Play" or "AppGallery". */
	readonly name: string;
	/** What screen readers hear at the end. Default "opens in a new tab". */
	readonly external: string;
}

export interface StoreBadgeProps extends Omit<ComponentPropsWithRef<'a'>, 'children' | 'href'> {
	/** Which store. */
	readonly store: AppStore;
	/** Address of the app in the store; opens in a new tab. */
	readonly href: string;
	/** Words in the reader's language; each has an English default. */
	readonly labels?: Partial<StoreBadgeLabels> | undefined;
}

interface Store {
	readonly invitation: string;
	readonly name: string;
	/** Lines of our own icon on a ground of 24 by 24, not the store's logo. */
	readonly icon: string;
}

const STORES: Readonly<Record<AppStore, Store>> = {
	'app-store': {
		invitation: 'Download on the',
		name: 'App Store',
		icon: 'M13.5 4 6 17.5M10.5 4l3 5.4M15.5 13l3.5 6.2M3 15h9.5M16.5 15H21M5 19.2l.3-.5',
	},
	'google-play': {
		invitation: 'Get it on',
		name: 'Google Play',
		icon: 'M5 3.5v17L20 12zM5 3.5l10.5 11M5 20.5 15.5 9.5',
	},
	'app-gallery': {
		invitation: 'Explore it on',
		name: 'AppGallery',
		icon: 'M6 3h12a3 3 0 0 1 3 3v12a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3zM8 8a4 4 0 0 0 8 0',
	},
};

/** Leads to the mobile app in a store; drawn neutrally, so that the three look alike. */
export function StoreBadge({ store, href, labels, className, ...rest }: StoreBadgeProps) {
	const { icon, ...defaults } = STORES[store];
	const words = { external: 'opens in a new tab', ...defaults, ...labels };
	return (
		<a
			data-part="store-badge"
			data-store={store}
			href={href}
			target="_blank"
			rel="noopener noreferrer"
			{...rest}
			className={clsx(
				'inline-flex min-h-target max-w-full items-center gap-2.5 rounded-control border border-border bg-ink py-1.5 ps-3 pe-4 text-on-ink no-underline',
				'transition-transform duration-fast ease-out hover:underline motion-safe:active:scale-98',
				className,
			)}
		>
			<svg
				data-part="store-badge-icon"
				viewBox="0 0 24 24"
				aria-hidden="true"
				className="size-6 shrink-0 fill-none stroke-current stroke-2 [stroke-linecap:round] [stroke-linejoin:round]"
			>
				<path d={icon} />
			</svg>
			<span className="flex min-w-0 flex-col">
				<span data-part="store-badge-invitation" className="text-xs leading-heading wrap-anywhere">
					{words.invitation}{' '}
				</span>
				<span data-part="store-badge-name" lang="en" className="leading-heading font-semibold wrap-anywhere">
					{words.name}
				</span>
			</span>
			<span className="sr-only"> ({words.external})</span>
		</a>
	);
}

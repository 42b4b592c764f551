import { cva } from 'class-variance-authority';
import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { alertIcon, crossIcon, Glyph, infoIcon, successIcon, warningIcon } from '../glyph/index.ts';
import { IconButton } from '../icon-button/index.ts';

/** What a banner tells: something to know, good news, something to mind, something that failed. */
export type BannerTone = 'info' | 'positive' | 'warning' | 'critical';

/** The words of a banner that are not the caller's content. */
export interface BannerLabels {
	/** Name of the button that dismisses it. Default "Dismiss". */
	readonly dismiss: string;
}

export interface BannerProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'role'> {
	/** Default `info`. */
	readonly tone?: BannerTone | undefined;
	/** What it is about, in a few words. Default none. */
	readonly title?: ReactNode | undefined;
	/** Icon before the words; `null` for none. Default: the icon of the tone. */
	readonly icon?: ReactNode | undefined;
	/** The next step: a small button or a link. Default none. */
	readonly action?: ReactNode | undefined;
	/** Called when the person dismisses it; the caller takes it away. Default: it cannot be dismissed. */
	readonly onDismiss?: (() => void) | undefined;
	/**
	 * `submit`: until the page is hydrated, the button that dismisses it submits the form around the banner. Default
	 * `button`.
	 */
	readonly dismissType?: 'button' | 'submit' | undefined;
	/** `card` stands among content, `bar` reaches from edge to edge above it. Default `card`. */
	readonly shape?: 'card' | 'bar' | undefined;
	/**
	 * For a banner that comes while the page is read: `status` waits its turn, `alert` interrupts. Default none, for one
	 * that is there from the start.
	 */
	readonly role?: 'status' | 'alert' | undefined;
	/** Words in the reader's language; each has an English default. */
	readonly labels?: Partial<BannerLabels> | undefined;
	/** What happened, and what it means. Default none. */
	readonly children?: ReactNode | undefined;
}

const ICONS: Record<BannerTone, string> = {
	info: infoIcon,
	positive: successIcon,
	warning: warningIcon,
	critical: alertIcon,
};

const bannerStyles = cva('flex min-w-0 items-start gap-3 ps-4 text-sm text-text wrap-anywhere', {
	variants: {
		tone: {
			info: 'border-info bg-info-soft',
			positive: 'border-positive bg-positive-soft',
			warning: 'border-warning bg-warning-soft',
			critical: 'border-critical bg-critical-soft',
		},
		shape: { card: 'rounded-card border', bar: 'border-b' },
		isDismissible: { true: 'pe-1', false: 'pe-4' },
	},
});

const signStyles = cva('flex h-[1lh] items-center', {
	variants: {
		tone: { info: 'text-info', positive: 'text-positive', warning: 'text-warning', critical: 'text-critical' },
	},
});

/** A message that stays where it concerns someone, until it is dealt with; tone, icon and words say the same. */
export function Banner({
	tone = 'info',
	title,
	icon = <Glyph icon={ICONS[tone]} />,
	action,
	onDismiss,
	dismissType = 'button',
	shape = 'card',
	labels,
	className,
	children,
	...rest
}: BannerProps) {
	const isDismissible = onDismiss !== undefined;
	return (
		<div
			data-part="banner"
			data-tone={tone}
			{...rest}
			className={clsx(bannerStyles({ tone, shape, isDismissible }), className)}
		>
			{icon !== null && (
				<span data-part="banner-icon" aria-hidden="true" className={clsx('my-3', signStyles({ tone }))}>
					{icon}
				</span>
			)}
			<div className="flex min-w-0 grow flex-wrap items-center gap-x-4 gap-y-2 py-3">
				<div className="min-w-0 flex-[1_1_14rem]">
					{title !== undefined && (
						<p data-part="banner-title" className="font-semibold">
							{title}
						</p>
					)}
					{children !== undefined && <div data-part="banner-body">{children}</div>}
				</div>
				{action !== undefined && (
					<div data-part="banner-action" className="max-w-full">
						{action}
					</div>
				)}
			</div>
			{isDismissible && (
				<IconButton
					data-part="banner-dismiss"
					label={labels?.dismiss ?? 'Dismiss'}
					icon={<Glyph icon={crossIcon} />}
					type={dismissType}
					onClick={(event) => {
						event.preventDefault();
						onDismiss();
					}}
				/>
			)}
		</div>
	);
}

import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { ON_WALLET_COLOUR, WALLET_COLOURS } from '../payment-mark/wallet-colours.ts';

/** Props of ThaiQrFrame: those of a div, and these. Its children are the code and what is said of it. */
export interface ThaiQrFrameProps extends ComponentPropsWithRef<'div'> {
	/** Name of the standard, for screen readers. Default in English. */
	readonly label?: string | undefined;
}

/** Corners of a code and a few of its modules, on a ground of 24 by 24. */
const SIGN = 'M3 3h7v7H3zM14 3h7v7h-7zM3 14h7v7H3zM14 14h3v3h-3zM18 18h3v3h-3z';

/**
 * The frame by which banking apps and shoppers in Thailand know a code of the Thai QR standard: its navy band above the
 * code. It is light in every colour mode, as the code is.
 */
export function ThaiQrFrame({ label = 'Thai QR Payment', className, children, ...rest }: ThaiQrFrameProps) {
	return (
		<div
			data-part="thai-qr-frame"
			data-color-mode="light"
			{...rest}
			className={clsx(
				'flex w-72 max-w-full flex-col overflow-clip rounded-card border border-border bg-surface-raised text-ink forced-color-adjust-none',
				className,
			)}
		>
			<svg viewBox="0 0 288 52" role="img" aria-label={label} className="block h-auto w-full">
				<rect width="288" height="52" fill={WALLET_COLOURS['thai-qr']} />
				<path d={SIGN} transform="translate(40 14)" fill="none" stroke={ON_WALLET_COLOUR} strokeWidth="2" />
				<text x="76" y="33" fill={ON_WALLET_COLOUR} className="font-sans text-[1.125rem] font-bold tracking-wide">
					THAI QR PAYMENT
				</text>
			</svg>
			<div data-part="thai-qr-content" className="flex min-w-0 flex-col items-center gap-3 p-4 text-center">
				{children}
			</div>
		</div>
	);
}

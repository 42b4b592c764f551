import { cva } from 'class-variance-authority';
import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';

/** `sm` is 24 px high, `md` 32 px, `lg` 44 px. */
export type PaymentMarkSize = 'sm' | 'md' | 'lg';

/** Props of every payment mark: those of a span, and these. */
export interface PaymentMarkProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
	/** Name of the way to pay, for screen readers; empty where the name is beside the mark. Default in English. */
	readonly label?: string | undefined;
	/** Default `md`. */
	readonly size?: PaymentMarkSize | undefined;
}

export interface MarkFrameProps extends PaymentMarkProps {
	readonly label: string;
	/** Machine name, as `data-mark`. */
	readonly mark: string;
	readonly children: ReactNode;
}

const styles = cva(
	[
		'inline-flex shrink-0 items-center justify-center overflow-clip rounded-control border border-border bg-surface-raised text-ink',
		'forced-color-adjust-none select-none [&>svg]:h-full [&>svg]:w-auto',
	],
	{
		variants: {
			size: { sm: 'h-6 min-w-9 text-xs', md: 'h-8 min-w-12 text-xs', lg: 'h-target min-w-16.5 text-base' },
		},
	},
);

/**
 * The card-shaped ground that all marks share. It is light in every colour mode, because the networks' logos are drawn
 * for white.
 */
export function MarkFrame({ label, mark, size = 'md', className, children, ...rest }: MarkFrameProps) {
	const name = label === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
	return (
		<span
			data-part="payment-mark"
			data-mark={mark}
			data-color-mode="light"
			{...name}
			{...rest}
			className={clsx(styles({ size }), className)}
		>
			{children}
		</span>
	);
}

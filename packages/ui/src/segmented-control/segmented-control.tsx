import { clsx } from 'clsx';
import { RadioGroup, type RadioGroupProps } from '../radio-group/index.ts';

/** Props of SegmentedControl: those of RadioGroup. */
export interface SegmentedControlProps extends Omit<RadioGroupProps, 'direction'> {
	/** Takes the whole width of its place. Default false. */
	readonly isFullWidth?: boolean | undefined;
}

/**
 * One of two to five short choices, all in view; takes effect at once. Name it by `aria-label`, or put it in a FieldSet.
 */
export function SegmentedControl({ isFullWidth = false, className, ...props }: SegmentedControlProps) {
	return (
		<RadioGroup
			data-part="segmented-control"
			{...props}
			className={clsx(
				'max-w-full auto-cols-fr grid-flow-col gap-1 rounded-control border border-border-strong bg-surface-sunken p-1',
				isFullWidth ? 'grid! w-full' : 'inline-grid!',
				className,
			)}
		/>
	);
}

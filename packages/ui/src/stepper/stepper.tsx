import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactElement } from 'react';
import { StepperStep, type StepState } from './stepper-step.tsx';

/** One step of a task. */
export interface Step {
	/** Names the step among the others. */
	readonly value: string;
	/** What is done in it, in a word or two. */
	readonly label: string;
	/** Address that leads back to it once it is done. Default: no way back. */
	readonly href?: string | undefined;
}

/** The words of a stepper. */
export interface StepperLabels {
	/** Said after the name of a step that is done. Default "done". */
	readonly done: string;
	/** Where the reader is, shown in narrow places. Default "Step 2 of 4". */
	readonly position: (step: string, stepCount: string) => string;
}

/** What the link of a done step is given; spread it on a router's link. */
export interface StepperLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'ref'> {
	/** Address of the step. */
	readonly href: string;
}

/** Props of Stepper: those of a nav, and these. */
export interface StepperProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
	/** What the steps lead to, for screen readers ("Checkout"). */
	readonly label: string;
	/** Two to five steps, in their order. */
	readonly steps: readonly Step[];
	/** Value of the step that is being done; those before it are done. Any other value: all are done. */
	readonly current: string;
	/** Draws a link; for routers. Default: a native anchor. */
	readonly renderLink?: ((props: StepperLinkProps) => ReactElement) | undefined;
	/** Writes a number in the reader's digits. Default: Latin digits. */
	readonly formatNumber?: ((value: number) => string) | undefined;
	/** Words in the reader's language; each has an English default. */
	readonly labels?: Partial<StepperLabels> | undefined;
}

const defaultLabels: StepperLabels = {
	done: 'done',
	position: (step, stepCount) => `Step ${step} of ${stepCount}`,
};

const plainLink = (props: StepperLinkProps) => <a {...props} />;

const stateOf = (index: number, at: number): StepState => (index < at ? 'done' : index === at ? 'current' : 'upcoming');

/**
 * How far a task of several pages is. Done steps lead back; what comes is text. In a narrow place only the current
 * step is written out, below the row.
 */
export function Stepper({
	label,
	steps,
	current,
	renderLink = plainLink,
	formatNumber = String,
	labels,
	className,
	...props
}: StepperProps) {
	const words = { ...defaultLabels, ...labels };
	const found = steps.findIndex(({ value }) => value === current);
	const at = found < 0 ? steps.length : found;
	const step = steps[at];
	return (
		<nav data-part="stepper" aria-label={label} {...props} className={clsx('@container w-full min-w-0', className)}>
			<ol data-part="stepper-list" className="flex items-start">
				{steps.map(({ value, label: name, href }, index) => (
					<StepperStep
						key={value}
						name={name}
						number={formatNumber(index + 1)}
						state={stateOf(index, at)}
						doneLabel={words.done}
						link={href === undefined ? undefined : (link) => renderLink({ ...link, href })}
					/>
				))}
			</ol>
			{step !== undefined && (
				<p
					data-part="stepper-position"
					aria-hidden="true"
					className="mt-2 text-center text-sm text-text-muted @lg:hidden"
				>
					<span className="tabular-nums">{words.position(formatNumber(at + 1), formatNumber(steps.length))}</span>
					<span className="block text-base font-semibold text-text">{step.label}</span>
				</p>
			)}
		</nav>
	);
}

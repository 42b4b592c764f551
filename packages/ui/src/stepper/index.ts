export {
	type Step,
	Stepper,
	type StepperLabels,
	type StepperLinkProps,
	type StepperProps,
} from './stepper.tsx';

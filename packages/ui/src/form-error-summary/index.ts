export {
	type FormErrorItem,
	FormErrorSummary,
	type FormErrorSummaryLabels,
	type FormErrorSummaryProps,
} from './form-error-summary.tsx';

export type { PhoneCountry } from './country-code.tsx';
export {
	PhoneInput,
	type PhoneInputLabels,
	type PhoneInputProps,
	type PhoneValue,
} from './phone-input.tsx';

export {
	type PhoneCountry,
	PhoneInput,
	type PhoneInputLabels,
	type PhoneInputProps,
	type PhoneValue,
} from './phone-input.tsx';

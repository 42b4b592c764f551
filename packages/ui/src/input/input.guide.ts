import type { Guide } from '../testing/guide.ts';

export const guide: Guide = {
	name: 'Input',
	group: 'Forms',
	aliases: ['text field', 'text box', 'textbox'],
	status: 'ready',
	purpose: 'Takes one line of text: a name, an email address, a code.',
	use: [
		'Inside a Field, which gives it label, description and error; in a react-hook-form as `InputField` of `@zaylat/ui/input/form`.',
		'With `prefix` or `suffix` for a unit, a dialling code or an icon that belongs to the value.',
	],
	avoid: [
		{ when: 'Several lines are typed.', instead: 'Textarea' },
		{ when: 'One of a few known answers is given.', instead: 'RadioGroup or Select' },
		{ when: 'It is a number that is counted up and down.', instead: 'QuantityStepper or NumberField' },
		{ when: 'It is a password, a phone number or a one-time code.', instead: 'PasswordInput, PhoneInput or OtpInput' },
	],
	accessibility: [
		'Needs a name: a Field around it, a `<label>`, or `aria-label` where the place says enough.',
		'`isInvalid` sets `aria-invalid`; the words of the error come from the Field.',
		'A placeholder is an example, never the name: it is gone as soon as somebody types.',
		'Set `type`, `inputMode` and `autoComplete`, so that phones show the right keys and fill in what they know.',
		'16 px text at the least on phones, so that iOS does not zoom in.',
	],
	content: [
		'A placeholder shows the form of the answer: "name@example.com".',
		'Prefix and suffix are short and are not typed: "kg", "+95".',
	],
};

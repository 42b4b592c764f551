import { InputField, type InputFieldProps } from '@zaylat/ui/input/form';
import { TextareaField, type TextareaFieldProps } from '@zaylat/ui/textarea/form';
import type { ReactNode } from 'react';
import { type FieldPath, type FieldPathValue, type FieldValues, useFormContext, useWatch } from 'react-hook-form';
import { UnicodeNotice } from './unicode-notice.tsx';

/** One line of words of a person, such as a name or a street; Zawgyi is converted and can be restored. */
export function WordsField<Values extends FieldValues, Name extends FieldPath<Values>>(
	props: InputFieldProps<Values, Name>,
) {
	return (
		<Words<Values, Name> name={props.name}>
			<InputField {...props} />
		</Words>
	);
}

/** Several lines of words of a person, such as a message; Zawgyi is converted and can be restored. */
export function WordsArea<Values extends FieldValues, Name extends FieldPath<Values>>(
	props: TextareaFieldProps<Values, Name>,
) {
	return (
		<Words<Values, Name> name={props.name}>
			<TextareaField {...props} />
		</Words>
	);
}

/** Props of {@link Words}. */
interface WordsProps<Name> {
	readonly name: Name;
	readonly children: ReactNode;
}

function Words<Values extends FieldValues, Name extends FieldPath<Values>>({ name, children }: WordsProps<Name>) {
	const { control, formState, getFieldState, setValue } = useFormContext<Values>();
	const text = useWatch<Values, Name>({ control, name });

	function change(next: string): void {
		const options = { shouldDirty: true, shouldValidate: formState.isSubmitted };
		setValue(name, next as FieldPathValue<Values, Name>, options);
	}

	return (
		<UnicodeNotice text={String(text ?? '')} onChange={change} isRestored={getFieldState(name, formState).isDirty}>
			{children}
		</UnicodeNotice>
	);
}

'use client';

import { useFormState } from 'react-hook-form';
import { Button, type ButtonProps } from '../button/index.ts';

/** Props of FormSubmit: those of Button, but for what the form decides. */
export type FormSubmitProps = Omit<ButtonProps, 'type' | 'isLoading' | 'asChild'>;

/** The button that sends the Form around it; shows that it is on its way. */
export function FormSubmit(props: FormSubmitProps) {
	const { isSubmitting } = useFormState();
	return <Button {...props} type="submit" isLoading={isSubmitting} />;
}

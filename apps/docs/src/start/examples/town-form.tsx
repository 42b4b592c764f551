import { Form, type FormResult, FormSubmit } from '@zaylat/ui/form';
import { InputField } from '@zaylat/ui/input/form';
import { useForm } from 'react-hook-form';

interface TownFormProps {
	save: (town: string) => Promise<FormResult>;
}

export function TownForm({ save }: TownFormProps) {
	const form = useForm({ defaultValues: { town: '' } });
	return (
		<Form form={form} onSubmit={({ town }) => save(town)}>
			<InputField name="town" control={form.control} label="Town" isRequired />
			<FormSubmit>Deliver here</FormSubmit>
		</Form>
	);
}

import { Button } from '@zaylat/ui/button';
import { Field } from '@zaylat/ui/field';
import { Input } from '@zaylat/ui/input';
import { Form } from 'react-router';

export default function Home() {
	return (
		<Form method="post">
			<Field label="Town">
				<Input name="town" autoComplete="address-level2" />
			</Field>
			<Button type="submit">Deliver here</Button>
		</Form>
	);
}

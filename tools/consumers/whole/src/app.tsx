import { formatPrice } from '@zaylat/domain/money';
import { BREAKPOINTS, color } from '@zaylat/tokens';
import light from '@zaylat/tokens/sets/light.json';
import { Button } from '@zaylat/ui/button';
import { Dialog } from '@zaylat/ui/dialog';
import { InputField } from '@zaylat/ui/input/form';
import { Price } from '@zaylat/ui/price';
import { useForm } from 'react-hook-form';

export function App() {
	const price = formatPrice({ amount: 4500000, currency: 'mmk' }, 'mm');
	const { control } = useForm({ defaultValues: { town: '' } });
	return (
		<main data-tablet={BREAKPOINTS.tablet} data-ground={color.surface} data-colours={light.color.$type}>
			<Price current={price} labels={{ current: 'Price', previous: 'Before', unavailable: 'None' }} />
			<Button>Pay {price}</Button>
			<InputField name="town" control={control} label="Town" />
			<Dialog isOpen={false} onOpenChange={() => {}} title="Pay" labels={{ close: 'Close' }} />
		</main>
	);
}

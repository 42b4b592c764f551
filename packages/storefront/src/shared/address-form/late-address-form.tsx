import { Skeleton } from '@zaylat/ui/skeleton';
import { arriving } from '../../app/arriving.tsx';
import type { AddressFormProps } from './address-form.tsx';

/** The form of an address, which comes when it is first shown: most orders go where the last one went. */
export const LateAddressForm = arriving<AddressFormProps>(
	async () => ({ Component: (await import('./address-form.tsx')).AddressForm, namespaces: ['addresses'] }),
	Waiting,
);

const FIELDS = [1, 2, 3, 4];

function Waiting() {
	return (
		<div aria-busy className="flex flex-col gap-4">
			{FIELDS.map((field) => (
				<div key={field} className="flex flex-col gap-1.5">
					<Skeleton className="w-32 text-sm" />
					<Skeleton shape="block" className="h-11 w-full" />
				</div>
			))}
		</div>
	);
}

import { Skeleton } from '@zaylat/ui/skeleton';
import { lazyComponent } from '../../../core/lazy/lazy-component.tsx';

const FIELDS = [1, 2, 3, 4];

/** The address form; its code loads when it is first shown, since most orders go to an address that is already known. */
export const LazyAddressForm = lazyComponent(async () => (await import('./address-form.tsx')).AddressForm, {
	namespaces: ['addresses'],
	fallback: (
		<div aria-busy className="flex flex-col gap-4">
			{FIELDS.map((field) => (
				<div key={field} className="flex flex-col gap-1.5">
					<Skeleton className="w-32 text-sm" />
					<Skeleton shape="block" className="h-11 w-full" />
				</div>
			))}
		</div>
	),
});

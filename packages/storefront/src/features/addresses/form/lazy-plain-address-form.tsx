import { lazyComponent } from '../../../core/lazy/lazy-component.tsx';
import type { PlainAddressFormProps } from './plain-address-form.tsx';

/** The form of a new address where the page has no script; with script its code is never loaded. */
export const LazyPlainAddressForm = lazyComponent<PlainAddressFormProps>(
	async () => (await import('./plain-address-form.tsx')).PlainAddressForm,
	{ namespaces: ['addresses'], whenVisible: { className: 'hidden noscript:block' } },
);

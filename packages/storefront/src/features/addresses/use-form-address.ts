import type { FormEvent } from 'react';
import { useShopNavigate } from '../../core/routing/use-shop-navigate.ts';

/**
 * Submits a form to an address of its fields; without script the browser does the same by itself.
 * @param path path of the page
 * @returns for the form's `onSubmit`
 */
export function useFormAddress(path: string): (event: FormEvent<HTMLFormElement>) => void {
	const navigate = useShopNavigate();
	return (event) => {
		event.preventDefault();
		const query = new URLSearchParams();
		for (const [name, value] of new FormData(event.currentTarget)) {
			if (typeof value === 'string' && value !== '') query.set(name, value);
		}
		navigate(`${path}?${query}`, { preventScrollReset: true });
	};
}

import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';

/** Props of AddressFullRow: those of a div. */
export type AddressFullRowProps = ComponentPropsWithRef<'div'>;

/** A field of an address that takes the whole row: street, directions, a check box. */
export function AddressFullRow({ className, ...props }: AddressFullRowProps) {
	return <div data-part="address-full-row" {...props} className={clsx('col-span-full min-w-0', className)} />;
}

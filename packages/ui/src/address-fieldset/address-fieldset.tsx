import { clsx } from 'clsx';
import { FieldSet, type FieldSetProps } from '../field-set/index.ts';

/** Props of AddressFieldset: those of FieldSet. */
export type AddressFieldsetProps = FieldSetProps;

/**
 * Lays the fields of an address out: below each other, in pairs as soon as there is room for two.
 * @example
 * <AddressFieldset legend="Delivery address">
 *   <AddressFullRow><Field label="Street"><Input /></Field></AddressFullRow>
 *   <Field label="Township"><Input /></Field>
 *   <Field label="Region"><Input /></Field>
 * </AddressFieldset>
 */
export function AddressFieldset({ className, children, ...props }: AddressFieldsetProps) {
	return (
		// Its columns ask for its own width, so it cannot take that of its fields where a parent would shrink it.
		<FieldSet {...props} className={clsx('w-full', className)}>
			<div data-part="address-fieldset" className="@container min-w-0">
				{/* Cells start at the top, so an error below one field does not move its neighbour. */}
				<div className="grid grid-cols-1 items-start gap-x-4 gap-y-5 @md:grid-cols-2">{children}</div>
			</div>
		</FieldSet>
	);
}

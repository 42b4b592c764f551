import { changeCartLine, removeCartLine } from '@zaylat/api-client';
import { fieldQuantity, fieldText, type PageForm } from '../../core/forms/form-call.ts';
import { QUANTITY_FIELD } from './purchase/purchase-intent.ts';

/** Changes a line of the cart as the pressed button says: it is removed, saved for later, or gets another quantity. */
export const cartLineForm: PageForm = async ({ fields, from, client }) => {
	const line = fieldText(fields, 'line');
	const changes: Readonly<Record<string, () => Promise<unknown>>> = {
		remove: () => client.send(removeCartLine(line)),
		later: () => client.send(changeCartLine(line, { isSaved: true })),
	};
	const change = changes[fieldText(fields, 'do')];
	if (change) await change();
	else await client.send(changeCartLine(line, { quantity: fieldQuantity(fields, QUANTITY_FIELD) }));
	return { to: from };
};

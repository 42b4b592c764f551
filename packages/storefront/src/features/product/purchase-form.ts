import { addCartLine, productDetail } from '@zaylat/api-client';
import { signInPath } from '@zaylat/domain/access';
import { SIGNED_OUT_CODES } from '../../core/failures/signed-out-codes.ts';
import { fieldQuantity, fieldText, type PageForm } from '../../core/forms/form-call.ts';
import { buyNowPath } from '../../core/paths/bought-item.ts';
import { keepIntentFor, QUANTITY_FIELD } from '../cart/purchase/purchase-intent.ts';
import { saveChoice } from '../cart/purchase/saved-choice.ts';
import { chosenVariant, quantityRange } from './choice.ts';
import { OPTION_FIELD } from './option-field.ts';

/**
 * Puts the chosen variant in the cart or leads to its checkout, as the pressed button says; any other button leads back to
 * the page with the choice.
 */
export const purchaseForm: PageForm = async (call) => {
	const { fields, from, client, now } = call;
	const { data: product } = await client.send(productDetail(fieldText(fields, 'product')));
	const choice = Object.fromEntries(
		product.options.map(({ key }) => [key, fieldText(fields, `${OPTION_FIELD}.${key}`)] as const),
	);
	const shown = fieldText(fields, 'variant');
	const variant = chosenVariant(product, choice) ?? product.variants.find(({ id }) => id === shown);
	if (variant === undefined) return { to: from, notice: 'out_of_stock' };
	const { least, most } = quantityRange(product, variant, now);
	const quantity = Math.min(most, Math.max(least, fieldQuantity(fields, QUANTITY_FIELD)));
	const [pathname = ''] = from.split('?');
	const kept = saveChoice(pathname, variant.id, quantity);
	const wanted = fieldText(fields, 'do');
	if (wanted === 'buy') return { to: buyNowPath({ variantId: variant.id, quantity }) };
	if (wanted !== 'add') return { to: kept };
	const attempt = await client.attempt(addCartLine({ variantId: variant.id, quantity }));
	if (attempt.ok) return { to: kept, notice: 'added' };
	const { code } = attempt.error;
	if (!SIGNED_OUT_CODES.has(code)) return { to: kept, notice: code };
	keepIntentFor(call, { variantId: variant.id, quantity });
	return { to: signInPath(kept) };
};

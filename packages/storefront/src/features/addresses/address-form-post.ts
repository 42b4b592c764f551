import { addAddress } from '@zaylat/api-client';
import { safeRedirect } from '@zaylat/domain/access';
import { addressProblems } from '@zaylat/domain/addresses';
import { fieldText, type PageForm } from '../../core/forms/form-call.ts';
import { DIALLING, toAddressInput } from './form/address-values.ts';

/** Adds an address to the address book; the page names what is wrong with it. */
export const addressForm: PageForm = async ({ fields, from, edition, client }) => {
	const text = (name: string) => fieldText(fields, name);
	const country = text('country') === 'th' ? 'th' : text('country') === 'mm' ? 'mm' : edition;
	const address = toAddressInput({
		...{ label: '', recipient: text('recipient'), country, region: text('region'), township: text('township') },
		...{ subdistrict: text('subdistrict'), postcode: text('postcode'), homeNo: text('homeNo') },
		...{ street: text('street'), landmark: text('landmark') },
		phone: { country: DIALLING[country], number: text('phone') },
	});
	if (Object.keys(addressProblems(address)).length > 0) return { to: from, notice: 'bad_request' };
	await client.send(addAddress(address));
	return { to: safeRedirect(text('to'), from) };
};

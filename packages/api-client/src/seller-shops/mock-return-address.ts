import type { Edition } from '@zaylat/domain/editions';
import type { MockContext } from '../mocks/answer.ts';
import type { ParcelReturn } from '../orders/contract.ts';
import { changedShops, mockReturnAddress } from './mock-shops.ts';

/** Where goods go back to, as the seller of a world has written it; null before. */
export function returnAddressOf({ world }: MockContext, slug: string): ParcelReturn['sendTo'] {
	const written = changedShops(world).get(slug)?.returnAddress;
	return written ? placeOf(written) : null;
}

/** Where goods of an order of the beginning go back to. */
export const mockSendTo = (edition: Edition): ParcelReturn['sendTo'] => placeOf(mockReturnAddress(edition));

function placeOf(written: ReturnType<typeof mockReturnAddress>): ParcelReturn['sendTo'] {
	const { recipient, phone, phoneCountry, homeNo, street, landmark, postcode, placeText } = written;
	const key = `${phoneCountry}${phone.replace(/^0/, '')}`;
	return { recipient, phone: key, homeNo, street, landmark, postcode, text: placeText };
}

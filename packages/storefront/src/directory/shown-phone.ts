import { formatPhone, readPhone } from '@zaylat/domain/contact';

/** A phone number as people at home read it; one that is no mobile number stands as it is. */
export function shownPhone(phone: string): string {
	const mobile = readPhone(phone, '95');
	return mobile === undefined ? phone : formatPhone(mobile);
}

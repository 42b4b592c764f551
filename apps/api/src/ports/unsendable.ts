import type { MailPort } from './mail.ts';
import type { SmsPort } from './sms.ts';

/** Adapters of a production server without a configured mail or SMS server: each message fails with an error. */
export const unsendable: { readonly sms: SmsPort; readonly mail: MailPort } = {
	sms: {
		isMissing: true,
		async send() {
			throw new Error('SMS_URL is not set');
		},
	},
	mail: {
		isMissing: true,
		async send() {
			throw new Error('SMTP_URL is not set');
		},
	},
};

import { createHmac, timingSafeEqual } from 'node:crypto';
import { qrPayloadOf } from './emv-qr.ts';
import type { GatewayPort } from './gateway.ts';

/**
 * A gateway that behaves like a real one without taking money (Decision 11): pages to confirm at, QR codes that readers
 * understand, and signed webhooks. It stores nothing, so every copy of the server has the same one.
 * @param secret what messages are signed with
 */
export function createSandboxGateway(secret: string): GatewayPort {
	const key = createHmac('sha256', secret).update('sandbox gateway').digest();
	const sign = (body: string) => createHmac('sha256', key).update(body).digest('hex');
	return {
		async begin({ paymentId, edition, method, amount }) {
			// PromptPay takes references of at most 20 letters and digits.
			const reference = `ZP${createHmac('sha256', key).update(paymentId).digest('hex').slice(0, 18).toUpperCase()}`;
			const isQr = method === 'qr';
			return {
				reference,
				redirectUrl: isQr ? null : `/Payment?reference=${reference}&method=${method}`,
				qrPayload: isQr ? qrPayloadOf(edition, amount, reference) : null,
			};
		},
		async refund() {
			// Nothing was taken, so nothing goes back.
		},
		sign,
		isSigned(body, signature) {
			const expected = Buffer.from(sign(body));
			const given = Buffer.from(signature);
			return given.length === expected.length && timingSafeEqual(given, expected);
		},
	};
}

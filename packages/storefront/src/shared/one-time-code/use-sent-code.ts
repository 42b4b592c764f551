import type { OtpReceipt } from '@zaylat/api-client/contract';
import { OTP } from '@zaylat/domain/otp';
import { useState } from 'react';
import { useAppContext } from '../../app/app-context.ts';

/** A code that is on its way to somebody. */
export interface SentCode {
	readonly channel: OtpReceipt['channel'];
	/** Email address or phone number with most of it hidden. */
	readonly sentTo: string;
	/** When its receipt came, by this device's clock, which may be wrong: milliseconds since 1970. */
	readonly sentAt: number;
	/** From when on another may be asked for, by the same clock. */
	readonly resendFrom: number;
}

/** Remembers the code that was sent last, and when another may be asked for (Decision 17). */
export function useSentCode() {
	const { now } = useAppContext();
	const [sent, setSent] = useState<SentCode>();
	return {
		/** Undefined until a code was sent. */
		sent,
		/** Takes the receipt of a code. */
		take({ channel, sentTo, expiresAt, resendAt }: OtpReceipt): void {
			const sentAt = now();
			// Both moments are by the server's clock; what lies between them is true by any.
			const waitMs = OTP.lifeSeconds * 1000 + Date.parse(resendAt) - Date.parse(expiresAt);
			setSent({ channel, sentTo, sentAt, resendFrom: sentAt + waitMs });
		},
		/** Waits as long as the server says. @param seconds from now on */
		wait(seconds: number): void {
			setSent((last) => last && { ...last, sentAt: now(), resendFrom: now() + seconds * 1000 });
		},
		forget: () => setSent(undefined),
	};
}

/** What `useSentCode` gives. */
export type SentCodeState = ReturnType<typeof useSentCode>;

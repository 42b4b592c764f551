import type { OtpReceipt } from '@zaylat/api-client/contract';
import { OTP } from '@zaylat/domain/otp';
import { useEffect, useEffectEvent, useState } from 'react';
import { useAppContext } from '../../../core/context/app-context.ts';
import { forgetValues, type KeptValues, keepValues, readKeptValues } from '../../../core/forms/kept-values.ts';
import { useKeptKey } from '../../../core/forms/use-kept-key.ts';

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

/**
 * The code that was sent last, and when another may be requested (Decision 17).
 * @param name stores it for the tab under this name, so that it can be entered after a reload; not stored when left out
 */
export function useSentCode(name?: string) {
	const { now } = useAppContext();
	const [sent, setState] = useState<SentCode>();
	const named = useKeptKey(`code-${name}`);
	const key = name === undefined ? undefined : named;

	const restore = useEffectEvent((from: string) => {
		const kept = sentCodeIn(readKeptValues(from));
		if (kept && kept.sentAt <= now() && now() < kept.sentAt + OTP.lifeSeconds * 1000)
			setState((known) => known ?? kept);
	});
	useEffect(() => {
		if (key !== undefined) restore(key);
	}, [key]);

	function setSent(next: SentCode | undefined): void {
		setState(next);
		if (key === undefined) return;
		if (next === undefined) forgetValues(key);
		else keepValues(key, { ...next });
	}

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
			if (sent) setSent({ ...sent, sentAt: now(), resendFrom: now() + seconds * 1000 });
		},
		forget: () => setSent(undefined),
	};
}

/** Reads a stored code; undefined when it is incomplete. */
function sentCodeIn(kept: KeptValues = {}): SentCode | undefined {
	const { channel, sentTo, sentAt, resendFrom } = kept;
	if (channel !== 'mail' && channel !== 'sms') return undefined;
	if (typeof sentTo !== 'string' || typeof sentAt !== 'number' || typeof resendFrom !== 'number') return undefined;
	return { channel, sentTo, sentAt, resendFrom };
}

/** Name under which the digits of a code that were typed are kept: another code begins empty. */
export const typedCodeName = ({ sent }: Pick<SentCodeState, 'sent'>) => `typed-code-${sent?.sentAt ?? ''}`;

/** What `useSentCode` gives. */
export type SentCodeState = ReturnType<typeof useSentCode>;

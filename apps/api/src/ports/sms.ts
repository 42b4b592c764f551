/** A text message. */
export interface Sms {
	/** Digits with country code, for example `959951234567`. */
	readonly to: string;
	readonly text: string;
	/** The same in each try of one message, so that the gateway sends it once; a new one unless given. */
	readonly id?: string;
}

/** Sends text messages; a carrier's adapter goes here. */
export interface SmsPort {
	/** @throws Error when the carrier does not take the message; the job is then tried again. */
	send(message: Sms): Promise<void>;
	/** Set where no gateway is configured. */
	readonly isMissing?: true;
}

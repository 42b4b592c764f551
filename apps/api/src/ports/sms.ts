/** A text message. */
export interface Sms {
	/** Digits with country code, for example `959951234567`. */
	readonly to: string;
	readonly text: string;
}

/** Sends text messages; a carrier's adapter goes here. */
export interface SmsPort {
	/** @throws Error when the carrier does not take the message; the caller then undoes what it was about. */
	send(message: Sms): Promise<void>;
}

/** A mail of plain text. */
export interface Mail {
	readonly to: string;
	readonly subject: string;
	readonly text: string;
}

/** Sends mail; an SMTP adapter goes here. */
export interface MailPort {
	/** @throws Error when the mail server does not take the mail; the caller then undoes what it was about. */
	send(mail: Mail): Promise<void>;
}

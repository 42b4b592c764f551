/** A mail of plain text. */
export interface Mail {
	readonly to: string;
	readonly subject: string;
	readonly text: string;
	/** The same in each try of one message, so that a mail which arrives twice can be recognised; a new one unless given. */
	readonly id?: string;
}

/** Sends mail: `smtp-mail.ts` by a server, `outbox.ts` into the database. */
export interface MailPort {
	/** @throws Error when the mail server does not take the mail; the job is then tried again. */
	send(mail: Mail): Promise<void>;
	/** Set where no mail server is configured. */
	readonly isMissing?: true;
}

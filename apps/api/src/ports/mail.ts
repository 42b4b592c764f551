/** A mail of plain text. */
export interface Mail {
	readonly to: string;
	readonly subject: string;
	readonly text: string;
}

/** Sends mail: `smtp-mail.ts` by a server, `outbox.ts` into the database. */
export interface MailPort {
	/** @throws Error when the mail server does not take the mail; the caller then undoes what it was about. */
	send(mail: Mail): Promise<void>;
}

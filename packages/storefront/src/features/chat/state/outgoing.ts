import type { ApiError } from '@zaylat/api-client';

/** A message that was written and is not in the conversation yet. */
export interface MessageDraft {
	readonly threadId: string;
	readonly text: string;
	readonly productId?: string | undefined;
	/** A picture that goes along. */
	readonly file?: File | undefined;
	/** Milliseconds since the epoch. */
	readonly createdAt: number;
}

/** A message on its way. */
export interface Outgoing extends MessageDraft {
	readonly clientId: string;
	/** `waiting`: it is kept on the device until the connection is back. */
	readonly status: 'sending' | 'waiting' | 'failed';
	readonly error?: Pick<ApiError, 'code' | 'retryable'> | undefined;
}

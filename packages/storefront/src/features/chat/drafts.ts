const keyOf = (threadId: string) => `chat-draft-${threadId}`;

/** What was typed into a conversation and not sent; empty when nothing was. */
export function readChatDraft(threadId: string): string {
	try {
		return window.localStorage.getItem(keyOf(threadId)) ?? '';
	} catch {
		return '';
	}
}

/** Keeps what is being typed on the device, so that leaving the conversation loses nothing; empty forgets it. */
export function saveChatDraft(threadId: string, text: string): void {
	try {
		if (text === '') window.localStorage.removeItem(keyOf(threadId));
		else window.localStorage.setItem(keyOf(threadId), text);
	} catch {
		// Storage is forbidden or full: the text lives as long as the field.
	}
}

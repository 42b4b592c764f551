/** Google's script for signing in, which the content security policy allows where a client id is configured. */
export const GOOGLE_SCRIPT = 'https://accounts.google.com/gsi/client';

/** The part of Google Identity Services that is used. */
interface GoogleId {
	initialize(settings: {
		readonly client_id: string;
		readonly callback: (response: { readonly credential: string }) => void;
		readonly use_fedcm_for_prompt: boolean;
	}): void;
	prompt(): void;
	cancel(): void;
}

/** The tab, with what Google's script adds. */
export type WithGoogle = Window & { readonly google?: { readonly accounts?: { readonly id?: GoogleId } } };

/** What the plugin needs. */
export interface GooglePluginOptions {
	readonly window: WithGoogle;
	readonly clientId: string;
	/** Told which account the visitor has chosen in Google's prompt; undefined when it does not say. */
	readonly onChosen: (email: string | undefined) => void;
}

/**
 * Loads Google's sign-in plugin and shows its prompt (Specification §7). The prompt only chooses an account: the sign-in
 * itself goes by the auth endpoints, so what the script says is never trusted.
 * @returns takes the prompt back
 * @throws Error when the script does not arrive
 */
export async function showGooglePrompt({ window, clientId, onChosen }: GooglePluginOptions): Promise<() => void> {
	await loadScript(window.document);
	const id = window.google?.accounts?.id;
	if (id === undefined) throw new Error("Google's script brings no sign-in");
	id.initialize({
		client_id: clientId,
		use_fedcm_for_prompt: true,
		callback: ({ credential }) => onChosen(emailIn(credential)),
	});
	id.prompt();
	return () => id.cancel();
}

/** Adds the script once; a later call waits for the same one. */
function loadScript(document: Document): Promise<void> {
	const known = document.querySelector<HTMLScriptElement>(`script[src="${GOOGLE_SCRIPT}"]`);
	if (known?.dataset.state === 'loaded') return Promise.resolve();
	const script = known ?? document.createElement('script');
	return new Promise((resolve, reject) => {
		script.addEventListener('load', () => {
			script.dataset.state = 'loaded';
			resolve();
		});
		script.addEventListener('error', () => {
			// The next visit of the page asks again.
			script.remove();
			reject(new Error("Google's script did not arrive"));
		});
		if (known) return;
		script.src = GOOGLE_SCRIPT;
		script.async = true;
		document.head.append(script);
	});
}

/** The email in an ID token, as a hint for Google's own page; its signature is not looked at. */
function emailIn(credential: string): string | undefined {
	try {
		const payload = credential.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
		const claims: unknown = JSON.parse(atob(payload));
		const email = typeof claims === 'object' && claims !== null && 'email' in claims ? claims.email : undefined;
		return typeof email === 'string' ? email : undefined;
	} catch {
		return undefined;
	}
}

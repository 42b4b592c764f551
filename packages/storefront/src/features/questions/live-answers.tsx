import { useLiveChanges } from '../notifications/use-live-changes.ts';

/** Follows the answers of shops while a question waits for one; the event stream is open only then. */
export function LiveAnswers({ onChange }: { readonly onChange: () => void }) {
	useLiveChanges(['questions'], onChange);
	return null;
}

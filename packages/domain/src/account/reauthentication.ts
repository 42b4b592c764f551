import { MINUTE_MS } from '../time/time.ts';
/**
 * How long a session may change what its account signs in with after its shopper has proven who they are, in
 * milliseconds: twice the life of a one-time code, so that a new contact can be confirmed by a code that was sent twice.
 */
export const REAUTHENTICATION_MS = 10 * MINUTE_MS;

/** What proves who uses a session: the password, or a code to the contact of an account that has no password. */
export type ProofKind = 'password' | 'code';

/** The proof that an account asks for. */
export function proofKind({ hasPassword }: { readonly hasPassword: boolean }): ProofKind {
	return hasPassword ? 'password' : 'code';
}

/**
 * Tells until when a proof lasts.
 * @param provenAt when the shopper proved who they are in this session, milliseconds since 1970; null when they did not
 * @param now milliseconds since 1970
 * @returns milliseconds since 1970; undefined when the proof has to be given first
 */
export function provenUntil(provenAt: number | null, now: number): number | undefined {
	if (provenAt === null || now < provenAt) return undefined;
	const until = provenAt + REAUTHENTICATION_MS;
	return now < until ? until : undefined;
}

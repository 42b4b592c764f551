import type { Operation } from './read-document.ts';

const CALLERS: Readonly<Record<string, string>> = {
	anyone: 'Anyone; the response is the same for all.',
	visitor: 'Anyone; who has a session gets what is theirs.',
	session: 'Whoever has a session, guests too.',
	registered: 'Registered shoppers.',
	seller: 'The seller of the shop.',
	staff: 'Staff of the market, with the permission and the second factor; for others there is no such path.',
	operator: 'Whoever runs the server, by its token, and staff with the permission; for others there is no such path.',
};

const UNITS: readonly (readonly [seconds: number, name: string])[] = [
	[3600, 'hour'],
	[60, 'minute'],
	[1, 'second'],
];

function durationOf(seconds: number): string {
	const [length, name] = UNITS.find(([one]) => seconds % one === 0) ?? [1, 'second'];
	const count = seconds / length;
	return count === 1 ? `1 ${name}` : `${count} ${name}s`;
}

/** Who may call an endpoint. */
export const callerText = ({ caller }: Operation) => CALLERS[caller] ?? caller;

/** How the response may be kept. */
export const cacheText = ({ cache }: Operation) =>
	typeof cache === 'number'
		? `Shared by everybody for ${durationOf(cache)}.`
		: 'Never: it belongs to one person, or changes something.';

/** Which limit its calls count towards. */
export const limitText = ({ limit }: Operation) =>
	limit
		? `${limit.calls} calls in ${durationOf(limit.seconds)}, together with all that counts as \`${limit.name}\`.`
		: 'None.';

/** Whether the security key is asked for. */
export const keyText = ({ isGuarded }: Operation) => (isGuarded ? 'A fresh `x-security-key`.' : 'None.');

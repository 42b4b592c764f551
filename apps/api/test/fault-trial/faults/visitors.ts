import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { CHAT_EVENTS_PATH, LIMITS } from '@zaylat/api-client/contract';
import { DEMO_ACCOUNT, DEMO_SELLER } from '@zaylat/demo-data/accounts';
import type { Shopper } from '../../../src/testing/shopper.ts';
import { openStream } from '../../event-stream.ts';
import { type Fault, type Trial, timed, times } from '../fault.ts';
import { memoryBelow, memoryOf } from './processes.ts';

const { email, password } = DEMO_ACCOUNT;

/** Most MB that a visitor may make the server grow by. */
const MOST_GROWTH = 100;

/** Visitors who mean harm, or whose browsers do not read. */
export const VISITOR_FAULTS: readonly Fault[] = [
	{
		name: '60 wrong sign-ins from one IPv6 network (/64)',
		expected: 'four passwords are checked, 56 tries are refused; the owner signs in from another network',
		async inject(trial) {
			const answers = await times(60, (n) =>
				trial.caller(`2001:db8:7:7::${(n + 1).toString(16)}`).signIn(email, 'guess'),
			);
			return {
				async hold() {
					const count = (code: string) => answers.filter((answer) => answer === code).length;
					assert.deepEqual([count('credentials'), count('too_many_attempts')], [4, 56]);
					assert.equal(await trial.caller('2001:db8:7:8::1').signIn(email, password), null);
				},
				undo: () => forgetFailures(trial),
			};
		},
	},
	{
		name: 'passwords are guessed from five addresses',
		expected: 'the owner signs in',
		async inject(trial) {
			const answers = await times(5, (n) => trial.caller(`198.51.100.${n + 1}`).signIn(email, 'guess'));
			return {
				async hold() {
					assert.deepEqual(new Set(answers), new Set(['credentials']));
					assert.equal(await trial.caller('203.0.113.200').signIn(email, password), null);
				},
				undo: () => forgetFailures(trial),
			};
		},
	},
	{
		name: 'an account searches more often than it may',
		expected: 'it is refused after its limit; another one at the same address is served within 1.5 s',
		async inject(trial) {
			const office = trial.caller('203.0.113.201');
			const [flooding, other] = [office.browser(), office.browser()];
			await signIn(flooding, DEMO_SELLER);
			await signIn(other, DEMO_ACCOUNT);
			const statuses: number[] = [];
			const search = async (n: number) => {
				statuses.push((await flooding.call('GET', `/api/products?search=flood%20${n}`)).status);
			};
			await times(20, search);
			// A slow machine answers no more than the limit in its time: most of the calls are counted without being made.
			await trial.query('update rate_limits set calls = $1 where calls >= 20', [LIMITS.search.calls - 20]);
			const refused = () => statuses.filter((status) => status === 429).length;
			return {
				async hold() {
					for (let n = 20; refused() < 10 && n < LIMITS.search.calls + 20; n += 8) {
						await times(8, (place) => search(n + place));
					}
					assert.ok(refused() >= 10, 'it was not refused');
					const beside = await timed(1_500, 'a search', () => other.call('GET', '/api/products?search=beside'));
					assert.equal(beside.status, 200);
				},
				undo: async () => void (await trial.query('delete from rate_limits')),
			};
		},
	},
	{
		name: 'bodies of 20 MB are sent to the cart',
		expected: `each is refused (413) or cut off; memory grows by less than ${MOST_GROWTH} MB`,
		async inject(trial) {
			const before = memoryOf(trial);
			const shopper = trial.caller().browser();
			await shopper.signIn('guest');
			const large = { variantId: 'x'.repeat(20_000_000), quantity: 1 };
			const answers = await times(6, () =>
				shopper.call('POST', '/api/cart/lines', large).then(
					({ status }) => status,
					() => 413,
				),
			);
			return {
				async hold() {
					assert.deepEqual(new Set(answers), new Set([413]));
					await memoryBelow(trial, before + MOST_GROWTH);
				},
			};
		},
	},
	{
		name: '20 browsers do not read their stream of chats',
		expected: `others receive each of 50 messages; memory grows by less than ${MOST_GROWTH} MB`,
		async inject(trial) {
			const [shopper, seller] = [trial.caller().browser(), trial.caller().browser()];
			await signIn(shopper, DEMO_ACCOUNT);
			await signIn(seller, DEMO_SELLER);
			const opened = await shopper.call('POST', '/api/chat/threads', { shop: 'inle-weavers' });
			const { id } = (opened.json as { data: { id: string } }).data;
			const stalled = await times(20, () => stall(trial, shopper));
			const before = memoryOf(trial);
			return {
				async hold() {
					const stream = await openStream(trial.servers.api, seller);
					const received = (async () => {
						for (let count = 0; count < 50; ) if ((await stream.next())?.event === 'message') count += 1;
					})();
					await timed(20_000, '50 messages', async () => {
						for (let n = 0; n < 50; n += 1) {
							const body = { clientId: `stalled-${n}`, text: `${n} `.padEnd(1_900, 'x') };
							const sent = await shopper.call('POST', `/api/chat/threads/${id}/messages`, body);
							assert.equal(sent.status, 200);
						}
						await received;
					});
					await stream.leave();
					await memoryBelow(trial, before + MOST_GROWTH);
				},
				async undo() {
					for (const socket of stalled) socket.destroy();
				},
			};
		},
	},
];

const forgetFailures = async (trial: Trial) => void (await trial.query('delete from sign_in_failures'));

const signIn = (shopper: Shopper, account: { readonly email: string; readonly password: string }) =>
	shopper.signIn('credentials', { identifier: account.email, password: account.password });

/** Opens a stream of chats, and reads nothing but its beginning. */
async function stall({ servers }: Trial, { cookies }: Shopper): Promise<Socket> {
	const { hostname, port } = new URL(servers.api.origin);
	const socket = connect(Number(port), hostname);
	socket.on('error', () => {});
	const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
	socket.write(`GET ${CHAT_EVENTS_PATH}?edition=mm HTTP/1.1\r\nHost: ${hostname}:${port}\r\nCookie: ${cookie}\r\n\r\n`);
	await once(socket, 'data');
	socket.pause();
	return socket;
}

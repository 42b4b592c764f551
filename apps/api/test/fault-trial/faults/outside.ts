import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { createNumbers } from '../../numbers.ts';
import { startFakeGateways } from '../../payment-trial/fake-gateways.ts';
import { type Fault, timed } from '../fault.ts';
import { codeOf, placeOrder } from '../shopper.ts';

/** What lies outside is away, or is named wrongly. */
export const OUTSIDE_FAULTS: readonly Fault[] = [
	{
		name: 'the payment gateway cannot be reached',
		expected: 'beginning a payment fails within 12 s with an error of the catalogue; orders in cash go on',
		async inject(trial) {
			const gateways = await startFakeGateways(createNumbers(46));
			const server = await trial.startBeside(gateways.env);
			const begin = async () => {
				const shopper = trial.caller(undefined, server).browser();
				const orderId = await placeOrder(shopper, trial.market.own, trial.market.address, 'qr');
				gateways.network = network;
				const answer = await timed(12_000, 'beginning a payment', () =>
					shopper.call('POST', '/api/payments', { orderId }, { 'idempotency-key': randomUUID() }),
				);
				return { orderId, answer };
			};
			let network: 'good' | 'down' = 'down';
			const orders: string[] = [];
			return {
				async hold() {
					const { orderId, answer } = await begin();
					orders.push(orderId);
					assert.ok(answer.status >= 400 && codeOf(answer), `${answer.status}`);
					const cash = trial.caller(undefined, server).browser();
					await timed(4_000, 'an order in cash', () => placeOrder(cash, trial.market.own, trial.market.address));
				},
				undo: async () => {
					network = 'good';
					gateways.network = 'good';
				},
				async settled() {
					const { orderId, answer } = await begin();
					orders.push(orderId);
					assert.equal(answer.status, 200, JSON.stringify(answer.json));
					await server.end();
					await gateways.stop();
					// The worker of the trial has no account at these gateways.
					await trial.query("update payments set status = 'failed', next_inquiry_at = null where order_id = any($1)", [
						orders,
					]);
					await trial.query("delete from pgboss.job where name in ('inquire-payment', 'cancel-payment')");
				},
			};
		},
	},
	{
		name: 'ERROR_TRACKER_DSN is wrong',
		expected: 'a server does not start and says so in one line',
		async inject(trial) {
			const said = await trial.start('api', { ERROR_TRACKER_DSN: 'https://tracker.example/7' }).then(
				() => 'it started',
				(error: unknown) => String(error),
			);
			return {
				hold: async () => assert.match(said, /ended with 1: ERROR_TRACKER_DSN must be .*\n$/),
			};
		},
	},
	{
		name: 'error tracker and collector of traces cannot be reached',
		expected: 'a server starts, takes an order within 4 s and ends within 7 s with 0',
		async inject(trial) {
			const server = await trial.start('api', {
				ERROR_TRACKER_DSN: 'http://key@127.0.0.1:1/7',
				OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1',
			});
			return {
				async hold() {
					const shopper = trial.caller(undefined, server).browser();
					await timed(4_000, 'an order', () => placeOrder(shopper, trial.market.own, trial.market.address));
				},
				async undo() {
					assert.equal(await timed(7_000, 'its end', () => server.end('SIGTERM')), 0);
				},
			};
		},
	},
];

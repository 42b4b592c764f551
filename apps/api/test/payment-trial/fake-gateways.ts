import { once } from 'node:events';
import { serve } from '@hono/node-server';
import type { RawNotification } from '../../src/gateways/gateway.ts';
import { createFakeOpn } from '../gateways/fake-opn.ts';
import { createFakeTwoC2p } from '../gateways/fake-two-c2p.ts';

/** Channels of all of Myanmar's options. */
const CHANNELS =
	'kbzpay=KBZQR wave_pay=WAVE aya_pay=AYAPAY cb_pay=CBPAY mmqr=MMQR mpu=MPU card=CC bank_app=MBANK operator_wallet=OW';

/** What a bank answers to a payment. */
type Outcome = 'paid' | 'failed';

/** 2C2P for Myanmar and Opn for Thailand, behind one address, with a network that can be bad or down. */
export interface FakeGateways {
	/** Environment of a server that uses them. */
	readonly env: Readonly<Record<string, string>>;
	/** How the network is. */
	network: 'good' | 'bad' | 'down';
	/** Whether the gateway knows the payment. */
	knows(reference: string): boolean;
	/** Lets the bank answer. @returns the notification of it, and one that says the opposite */
	act(reference: string, outcome: Outcome): { readonly told: RawNotification; readonly opposite: RawNotification };
	/** Pays out all that was taken so far: from then on payments can be refunded, and not be undone. */
	settle(): void;
	/** What the gateway took and gave back of a payment, in minor units. */
	books(reference: string): { readonly taken: number; readonly returned: number };
	/** References of all payments. */
	references(): string[];
	stop(): Promise<void>;
}

/** Starts them. @param random from 0 (included) to 1 (excluded), says which requests fail while the network is bad */
export async function startFakeGateways(random: () => number): Promise<FakeGateways> {
	const [twoC2p, opn] = [createFakeTwoC2p(), createFakeOpn()];
	const isOpn = (reference: string) => !twoC2p.transactions.has(reference);
	const server = serve({
		port: 0,
		hostname: '127.0.0.1',
		async fetch(request, { outgoing }) {
			const isBad = gateways.network === 'bad';
			if (gateways.network === 'down') outgoing.destroy();
			else if (isBad && random() < 0.1) return new Response('', { status: 503 });
			const { pathname } = new URL(request.url);
			const { network } = pathname.startsWith('/payment/') || pathname.startsWith('/PaymentAction/') ? twoC2p : opn;
			if (gateways.network === 'down') return new Response('');
			const answer = await network.fetch(request);
			// The answer of a change can be lost after it happened.
			if (isBad && random() < 0.05) outgoing.destroy();
			return answer;
		},
	});
	if (!server.listening) await once(server, 'listening');
	const address = server.address();
	const port = typeof address === 'object' ? address?.port : undefined;

	const gateways: FakeGateways = {
		env: {
			TRIAL_GATEWAYS: `http://127.0.0.1:${port}`,
			PAYMENT_GATEWAY_MM: '2c2p',
			PAYMENT_GATEWAY_TH: 'opn',
			TWO_C2P_MODE: 'sandbox',
			TWO_C2P_MM_MERCHANT_ID: twoC2p.settings.merchantId,
			TWO_C2P_MM_SECRET_KEYS: twoC2p.settings.secretKeys.join(','),
			TWO_C2P_MM_CHANNELS: CHANNELS,
			TWO_C2P_PRIVATE_KEYS: String(twoC2p.keys.ours.privateKey.export({ type: 'pkcs8', format: 'pem' })),
			TWO_C2P_PUBLIC_KEYS: String(twoC2p.keys.theirs.publicKey.export({ type: 'spki', format: 'pem' })),
			OPN_SECRET_KEY: opn.settings.secretKey,
			OPN_WEBHOOK_SECRETS: opn.settings.webhookSecrets.join(','),
			OPN_OPTIONS: opn.settings.options.join(','),
		},
		network: 'good',
		knows: (reference) =>
			twoC2p.transactions.has(reference) ||
			[...opn.charges.values()].some(({ metadata }) => metadata.merchant_reference === reference),
		act(reference, outcome) {
			const tell = (says: Outcome): RawNotification => {
				if (isOpn(reference)) {
					return opn.webhook({ ...opn.find(reference), status: says === 'paid' ? 'successful' : 'failed' });
				}
				const transaction = twoC2p.transactions.get(reference);
				const { respCode = '' } = transaction ?? {};
				Object.assign(transaction ?? {}, { respCode: says === 'paid' ? '0000' : '4005' });
				const notification = twoC2p.notification(reference);
				Object.assign(transaction ?? {}, { respCode });
				return notification;
			};
			const opposite = tell(outcome === 'paid' ? 'failed' : 'paid');
			if (isOpn(reference)) {
				if (outcome === 'paid') opn.setPaid(reference);
				else if (opn.find(reference).status === 'pending') opn.setFailed(reference, 'payment_rejected');
			} else if (outcome === 'paid') twoC2p.setPaid(reference);
			else if (!twoC2p.transactions.get(reference)?.isTaken) twoC2p.setFailed(reference, '4005');
			return { told: tell(outcome), opposite };
		},
		settle() {
			for (const reference of twoC2p.transactions.keys()) twoC2p.settle(reference);
		},
		books: (reference) => (isOpn(reference) ? opn.books(reference) : twoC2p.books(reference)),
		references: () => [
			...twoC2p.transactions.keys(),
			...[...opn.charges.values()].flatMap(({ metadata }) => metadata.merchant_reference ?? []),
		],
		async stop() {
			server.close();
			if ('closeAllConnections' in server) server.closeAllConnections();
		},
	};
	return gateways;
}

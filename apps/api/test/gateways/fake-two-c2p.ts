import {
	constants,
	createCipheriv,
	createDecipheriv,
	createHmac,
	generateKeyPairSync,
	type KeyObject,
	privateDecrypt,
	publicEncrypt,
	randomBytes,
	sign,
	verify,
} from 'node:crypto';
import type { RawNotification } from '../../src/gateways/gateway.ts';
import type { TwoC2pSettings } from '../../src/gateways/two-c2p/two-c2p.ts';
import { createNetwork } from './network.ts';

const base64 = (data: string | Buffer) => Buffer.from(data).toString('base64url');

/** A pair of RSA keys. */
export const rsaKeys = () => generateKeyPairSync('rsa', { modulusLength: 2048 });

/** A JWT with HS256, written from the specification (RFC 7515) and not by the library that the adapter uses. */
export function hs256(payload: unknown, secret: string, alg = 'HS256'): string {
	const signed = `${base64(JSON.stringify({ alg, typ: 'JWT' }))}.${base64(JSON.stringify(payload))}`;
	return `${signed}.${base64(createHmac('sha256', secret).update(signed).digest())}`;
}

function openHs256(token: string, secret: string): unknown {
	const [header = '', payload = '', signature] = token.split('.');
	const expected = base64(createHmac('sha256', secret).update(`${header}.${payload}`).digest());
	if (signature !== expected) return undefined;
	return JSON.parse(Buffer.from(payload, 'base64url').toString());
}

const PSS = { padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 32 };
const OAEP = { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha1' };

/** A text in JWE (RSA-OAEP, A256GCM) and JWS (PS256), written from RFC 7515 and RFC 7516. */
export function sealText(text: string, encryptFor: KeyObject, signWith: KeyObject): string {
	const header = base64(JSON.stringify({ alg: 'RSA-OAEP', enc: 'A256GCM' }));
	const contentKey = randomBytes(32);
	const iv = randomBytes(12);
	const cipher = createCipheriv('aes-256-gcm', contentKey, iv).setAAD(Buffer.from(header, 'ascii'));
	const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
	const encryptedKey = publicEncrypt({ key: encryptFor, ...OAEP }, contentKey);
	const jwe = [header, base64(encryptedKey), base64(iv), base64(content), base64(cipher.getAuthTag())].join('.');
	const signed = `${base64(JSON.stringify({ alg: 'PS256', typ: 'JWT' }))}.${base64(jwe)}`;
	return `${signed}.${base64(sign('sha256', Buffer.from(signed), { key: signWith, ...PSS }))}`;
}

function openText(sealed: string, decryptWith: KeyObject, signedBy: KeyObject): string | undefined {
	const [head = '', payload = '', signature = ''] = sealed.split('.');
	const isGenuine = verify(
		'sha256',
		Buffer.from(`${head}.${payload}`),
		{ key: signedBy, ...PSS },
		Buffer.from(signature, 'base64url'),
	);
	if (!isGenuine || JSON.parse(Buffer.from(head, 'base64url').toString()).alg !== 'PS256') return undefined;
	const jwe = Buffer.from(payload, 'base64url').toString('ascii');
	const [header = '', ...parts] = jwe.split('.');
	const { alg, enc } = JSON.parse(Buffer.from(header, 'base64url').toString());
	if (alg !== 'RSA-OAEP' || enc !== 'A256GCM') return undefined;
	const [key = Buffer.of(), iv = Buffer.of(), content = Buffer.of(), tag = Buffer.of()] = parts.map((part) =>
		Buffer.from(part, 'base64url'),
	);
	const decipher = createDecipheriv('aes-256-gcm', privateDecrypt({ key: decryptWith, ...OAEP }, key), iv)
		.setAAD(Buffer.from(header, 'ascii'))
		.setAuthTag(tag);
	return decipher.update(content).toString('utf8') + decipher.final('utf8');
}

interface Transaction {
	readonly token: string;
	readonly idempotencyId: string;
	readonly channel: string;
	readonly amount: number;
	readonly currencyCode: string;
	/** Response code of an inquiry. */
	respCode: string;
	/** Whether money came, whatever happened with it later. */
	isTaken: boolean;
	/** Status of the Payment Maintenance API; empty while the shopper has not begun. */
	status: string;
	readonly refunds: Map<string, { readonly amount: number; readonly referenceNo: string; status: string }>;
}

const MERCHANT = 'JT02';
const CARD_CHANNELS = new Set(['CC', 'MPU']);
export const OLD_SECRET = 'AB'.repeat(32);
const SECRET = 'CD'.repeat(32);

/** Made once: making them takes longest. */
const [ours, theirs] = [rsaKeys(), rsaKeys()];

/** A QR code in the form of MMQR, as a bank of Myanmar would write it. */
export const QR_DATA = '00020101021226330017mm.example.mmqr0108123456785303104540410005802MM5904SHOP6006YANGON6304ABCD';

/**
 * 2C2P as its documentation describes it: Payment Token, Do Payment, Payment Inquiry, backend notifications and the
 * Payment Maintenance API.
 */
export function createFakeTwoC2p() {
	const transactions = new Map<string, Transaction>();
	/** Code that answers the next request of a path, or of a process type, instead of its result. */
	const codes = new Map<string, string>();
	/** Process types by idempotency ID. */
	const processOfKey = new Map<string, string>();
	const state = {
		secret: SECRET,
		signsWith: theirs.privateKey,
		/** Whether refunds of alternative payment methods wait for the bank. */
		queuesRefunds: false,
		/** Answers inquiries with another payment, as a recorded answer would. */
		confuses: false,
		/** Tells errors without a JWT. */
		isPlain: false,
		/** How Do Payment gives the QR code. */
		qr: { data: 'https://pgw.example/qr.png', extras: { qrData: QR_DATA } } as {
			readonly data?: string | undefined;
			readonly extras?: { readonly qrData: string };
		},
	};

	const signed = (payload: unknown) => Response.json({ payload: hs256(payload, state.secret) });
	const plain = (respCode: string) => Response.json({ respCode, respDesc: 'failed' });
	const taken = (key: string) => {
		const code = codes.get(key);
		codes.delete(key);
		return code;
	};

	function paymentToken(request: Record<string, unknown>): Response {
		const { merchantID, invoiceNo, amount, currencyCode, paymentChannel, idempotencyID } = request;
		if (merchantID !== MERCHANT) return signed({ respCode: '9007', respDesc: 'Invalid merchant' });
		if (typeof invoiceNo !== 'string' || typeof amount !== 'number' || !Array.isArray(paymentChannel)) {
			return signed({ respCode: '9005', respDesc: 'Some mandatory fields are missing' });
		}
		const known = transactions.get(invoiceNo);
		if (known && known.idempotencyId !== idempotencyID)
			return signed({ respCode: '9015', respDesc: 'Existing Invoice' });
		const transaction = known ?? {
			token: `kSAops9Z${invoiceNo}=`,
			idempotencyId: String(idempotencyID),
			channel: String(paymentChannel[0]),
			amount,
			currencyCode: String(currencyCode),
			respCode: '2002',
			isTaken: false,
			status: '',
			refunds: new Map(),
		};
		transactions.set(invoiceNo, transaction);
		return signed({
			webPaymentUrl: `https://sandbox-pgw-ui.2c2p.com/payment/4.3/#/token/${transaction.token}`,
			paymentToken: transaction.token,
			respCode: '0000',
			respDesc: 'Success',
		});
	}

	function doPayment(request: Record<string, unknown>): Response {
		const transaction = [...transactions.values()].find(({ token }) => token === request.paymentToken);
		if (!transaction) return plain('9040');
		if (transaction.status === '') Object.assign(transaction, { respCode: '0001', status: 'AP' });
		return Response.json({
			channelCode: 'MMQR',
			type: 'QR',
			...state.qr,
			respCode: '1005',
			respDesc: 'Display QR',
		});
	}

	function report(invoiceNo: string) {
		const transaction = transactions.get(invoiceNo);
		if (!transaction || transaction.respCode === '2002') return { respCode: '2002', respDesc: 'Transaction not found' };
		const { amount, currencyCode, respCode } = transaction;
		return {
			merchantID: MERCHANT,
			invoiceNo: state.confuses ? '999999999999' : invoiceNo,
			// Inquiries and notifications write amounts as texts or numbers.
			amount: amount.toFixed(5),
			currencyCode,
			transactionDateTime: '20261128093000',
			channelCode: 'MMQR',
			tranRef: `28688${invoiceNo}`,
			referenceNo: '2785703',
			respCode,
			respDesc: 'see code',
		};
	}

	async function maintain(sealed: string): Promise<Response> {
		const xml = openText(sealed, theirs.privateKey, ours.publicKey);
		if (xml === undefined) return sealedResponse({ respCode: '96' });
		const tag = (name: string) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? '';
		const [process, invoiceNo, amount] = [tag('processType'), tag('invoiceNo'), Number(tag('actionAmount'))];
		if (tag('version') !== '4.3' || tag('merchantID') !== MERCHANT) return sealedResponse({ respCode: '14' });
		const key = tag('idempotencyID');
		if (key && (processOfKey.get(key) ?? process) !== process)
			return sealedResponse({ respCode: '50', processType: process, invoiceNo });
		processOfKey.set(key, process);
		const forced = taken(process);
		if (forced) return sealedResponse({ respCode: forced, processType: process, invoiceNo });
		const transaction = transactions.get(invoiceNo);
		if (!transaction || transaction.status === '')
			return sealedResponse({ respCode: '16', processType: process, invoiceNo });
		const answer = { processType: process, invoiceNo: state.confuses ? '999999999999' : invoiceNo };
		if (process === 'V') {
			if (transaction.status === 'V') return sealedResponse({ ...answer, respCode: '29' });
			if (transaction.status === 'S') return sealedResponse({ ...answer, respCode: '12' });
			const isPaid = transaction.status === 'A';
			// Alternative payments that were made cannot be cancelled.
			if (isPaid && !CARD_CHANNELS.has(transaction.channel)) return sealedResponse({ ...answer, respCode: '61' });
			Object.assign(transaction, { status: 'V', respCode: isPaid ? '4047' : '0003' });
			return sealedResponse({ ...answer, respCode: '00', status: 'V' });
		}
		if (process === 'S') {
			if (transaction.status === 'S') return sealedResponse({ ...answer, respCode: '39' });
			Object.assign(transaction, { status: 'S', respCode: '4110' });
			return sealedResponse({ ...answer, respCode: '00', status: 'RS' });
		}
		if (process === 'R') return refund(transaction, tag('idempotencyID'), amount, answer);
		return sealedResponse({ ...answer, respCode: '00', status: transaction.status }, [...transaction.refunds.values()]);
	}

	function refund(transaction: Transaction, id: string, amount: number, answer: Record<string, string>): Response {
		const made = transaction.refunds.get(id);
		const given = [...transaction.refunds.values()].reduce((sum, each) => sum + each.amount, 0);
		if (!made && transaction.status !== 'S') return sealedResponse({ ...answer, respCode: '12' });
		if (!made && given + amount > transaction.amount) return sealedResponse({ ...answer, respCode: '40' });
		const { referenceNo, status } = made ?? {
			referenceNo: `35987${transaction.refunds.size}`,
			status: state.queuesRefunds ? 'RP' : 'RF',
		};
		if (!made) transaction.refunds.set(id, { amount, referenceNo, status });
		const respCode = status === 'RP' ? '42' : '00';
		return sealedResponse({ ...answer, respCode, status, refundReferenceNo: referenceNo });
	}

	function sealXml(
		fields: Readonly<Record<string, string>>,
		refunds?: readonly { amount: number; status: string; referenceNo: string }[],
	): string {
		const tags = Object.entries({ version: '4.3', timeStamp: '281126093000', ...fields });
		const list = refunds?.map(
			({ amount, status, referenceNo }) =>
				`<refund amount="${amount.toFixed(2)}" status="${status}" referenceNo="${referenceNo}" dateTime="20261128093000" />`,
		);
		const body = tags.map(([name, value]) => `<${name}>${value}</${name}>`).join('');
		const xml = `<PaymentProcessResponse>${body}${list ? `<refundList>${list.join('')}</refundList>` : ''}</PaymentProcessResponse>`;
		return sealText(xml, ours.publicKey, state.signsWith);
	}
	const sealedResponse = (...answer: Parameters<typeof sealXml>) => new Response(sealXml(...answer));

	const network = createNetwork(async (request) => {
		const { pathname } = new URL(request.url);
		if (pathname === '/PaymentAction/2.0/action') return maintain(await request.text());
		const path = pathname.replace('/payment/4.3/', '');
		const code = taken(path);
		if (code) return path === 'payment' || state.isPlain ? plain(code) : signed({ respCode: code, respDesc: 'failed' });
		const body = JSON.parse(await request.text());
		if (path === 'payment') return doPayment(body);
		const opened = openHs256(body.payload, state.secret) as Record<string, unknown> | undefined;
		// Requests with another key cannot be answered in a JWT.
		if (!opened) return plain('9042');
		return path === 'paymentToken' ? paymentToken(opened) : signed(report(String(opened.invoiceNo)));
	});

	const settings: TwoC2pSettings = {
		edition: 'mm',
		paymentOrigin: 'https://pgw.example',
		maintenanceUrl: 'https://t.example/PaymentAction/2.0/action',
		merchantId: MERCHANT,
		secretKeys: [SECRET, OLD_SECRET],
		keys: { privateKeys: [ours.privateKey], publicKeys: [theirs.publicKey] },
		channels: { card: 'CC', mmqr: 'MMQR', kbzpay: 'KBZQR', mpu: 'MPU' },
		limits: { mmqr: { least: 100_00, most: 1_000_000_00 } },
		fees: { card: { basisPoints: 300, fixed: 0 } },
		timeZone: 'Asia/Bangkok',
	};

	/** A backend notification of a payment, as it is posted to `backendReturnUrl`. */
	function notification(invoiceNo: string, secret = state.secret): RawNotification {
		const body = JSON.stringify({ payload: hs256(report(invoiceNo), secret) });
		return { headers: { 'content-type': 'application/json' }, body };
	}

	/** A notification of a refund, as it is posted to `notifyURL`. */
	function refundNotification(invoiceNo: string, status: string): RawNotification {
		const sealed = sealXml({ respCode: '00', processType: 'R', invoiceNo, status, refundReferenceNo: '359870' });
		const body = new URLSearchParams({ notifyResponse: sealed }).toString();
		return { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body };
	}

	return {
		network,
		settings,
		state,
		codes,
		transactions,
		keys: { ours, theirs },
		notification,
		refundNotification,
		/** Lets the shopper's bank act; it takes money once. */
		setPaid(invoiceNo: string, respCode = '0000') {
			const transaction = transactions.get(invoiceNo);
			if (transaction && !transaction.isTaken) Object.assign(transaction, { respCode, status: 'A', isTaken: true });
		},
		setFailed(invoiceNo: string, respCode: string) {
			Object.assign(transactions.get(invoiceNo) ?? {}, { respCode, status: 'PF' });
		},
		settle(invoiceNo: string) {
			const transaction = transactions.get(invoiceNo);
			if (transaction?.status === 'A') transaction.status = 'S';
		},
		/** What 2C2P has taken and given back, in minor units. */
		books(invoiceNo: string) {
			const transaction = transactions.get(invoiceNo);
			const taken = transaction?.isTaken ? Math.round(transaction.amount * 100) : 0;
			const refunded = [...(transaction?.refunds.values() ?? [])].reduce((sum, { amount }) => sum + amount, 0);
			return { taken, returned: taken && transaction?.status === 'V' ? taken : Math.round(refunded * 100) };
		},
	};
}

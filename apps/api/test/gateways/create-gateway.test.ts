import { describe, expect, it } from 'vitest';
import { createGateway } from '../../src/gateways/create-gateway.ts';
import { createFakeOpn } from './fake-opn.ts';
import { createFakeTwoC2p } from './fake-two-c2p.ts';

const deps = {
	fetch,
	readQrCode: async () => null,
	now: () => 0,
	secret: 'a secret',
	ledger: { read: async () => undefined, write: async () => {} },
};

describe('createGateway', () => {
	it.each([
		[{ name: '2c2p', twoC2p: createFakeTwoC2p().settings }, 'mm'],
		[{ name: 'opn', opn: createFakeOpn().settings }, 'th'],
		[{ name: 'sandbox' }, 'mm'],
		[{ name: 'sandbox' }, 'th'],
	] as const)('%o in %s', (settings, edition) => {
		const gateway = createGateway(edition, settings, deps);
		expect(gateway.name).toBe(settings.name);
		expect(gateway.capabilities(edition === 'mm' ? 'mmqr' : 'promptpay')?.flow).toBe('qr');
	});
});

import type { Edition } from '@zaylat/domain/editions';
import type { GatewaySettings } from '../ports/gateway-settings.ts';
import type { Connection } from './ask.ts';
import type { Gateway } from './gateway.ts';
import { createOpn } from './opn/opn.ts';
import { createSandbox, type SandboxLedger } from './sandbox/sandbox.ts';
import { createTwoC2p } from './two-c2p/two-c2p.ts';

/** Longest time that a gateway's response may take: 2C2P asks banks before it answers. */
const PATIENCE_MS = 30_000;

/** What gateways work with. */
export interface GatewayDeps {
	readonly fetch: typeof fetch;
	/** Reads the QR code in a picture: some gateways give no payload. */
	readonly readQrCode: Connection['readQrCode'];
	readonly now: () => number;
	/** What the sandbox signs its notifications with. */
	readonly secret: string;
	/** Where the sandbox has its payments. */
	readonly ledger: SandboxLedger;
}

/** Creates the gateway of an edition. */
export function createGateway(
	edition: Edition,
	settings: GatewaySettings,
	{ fetch, readQrCode, now, secret, ledger }: GatewayDeps,
): Gateway {
	const connection = { fetch, readQrCode, patienceMs: PATIENCE_MS };
	if (settings.name === '2c2p') return createTwoC2p(settings.twoC2p, connection);
	if (settings.name === 'opn') return createOpn(settings.opn, connection);
	return createSandbox({ edition, secret }, { ledger, now });
}

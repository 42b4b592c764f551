import { BlockList, isIP } from 'node:net';

/** Ranges that are not of the public network, or reach services of a hosting provider (IANA's special-purpose registries). */
const SPECIAL = {
	ipv4: [
		...(['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'] as const),
		...(['192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15'] as const),
		...(['198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'] as const),
		// Azure's platform services.
		'168.63.129.16/32',
	],
	ipv6: ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'],
} as const;

/** All of IPv6 that is given out as public addresses; translated and mapped addresses of IPv4 are outside. */
const PUBLIC_IPV6 = listOf(['2000::/3'], 'ipv6');
const BLOCKED = { ipv4: listOf(SPECIAL.ipv4, 'ipv4'), ipv6: listOf(SPECIAL.ipv6, 'ipv6') };

function listOf(ranges: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
	const list = new BlockList();
	for (const range of ranges) {
		const [network = '', bits = ''] = range.split('/');
		list.addSubnet(network, Number(bits), family);
	}
	return list;
}

/** Whether an IP address is one of the public network. */
export function isPublicAddress(address: string): boolean {
	if (isIP(address) === 4) return !BLOCKED.ipv4.check(address, 'ipv4');
	if (isIP(address) !== 6) return false;
	return PUBLIC_IPV6.check(address, 'ipv6') && !BLOCKED.ipv6.check(address, 'ipv6');
}

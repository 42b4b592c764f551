/**
 * The headers that every request carries, that of a page being left and those of the auth endpoints included
 * (Specification §7).
 * @param key a security key, or "Non Secure Condition"
 * @param userIp the visitor's address, where it is known
 */
export function securityHeaders(key: string, userIp: string | undefined): Readonly<Record<string, string>> {
	return { 'x-security-key': key, ...(userIp && { 'x-user-ip': userIp }) };
}

import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { knownDevices } from '../db/schema/index.ts';
import type { Services } from '../http/services.ts';

/** Whether an account signed in on a device. @param device from `knownDeviceOf` */
export async function isKnownDevice(db: Db, userId: string, device: string): Promise<boolean> {
	const rows = await db
		.select({ seenAt: knownDevices.seenAt })
		.from(knownDevices)
		.where(and(eq(knownDevices.userId, userId), eq(knownDevices.device, device)));
	return rows.length > 0;
}

/** Remembers that an account signed in on a device. */
export async function rememberDevice({ db, now }: Services, userId: string, device: string): Promise<void> {
	const seenAt = new Date(now());
	await db
		.insert(knownDevices)
		.values({ userId, device, seenAt })
		.onConflictDoUpdate({ target: [knownDevices.userId, knownDevices.device], set: { seenAt } });
}

/** Forgets the devices of an account, when its password changes: another person may have signed in on one. */
export async function forgetDevices(tx: Db, userId: string): Promise<void> {
	await tx.delete(knownDevices).where(eq(knownDevices.userId, userId));
}

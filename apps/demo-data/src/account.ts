import { addresses, contactPhones, notifications, users } from '@zaylat/api/schema';
import type { Db } from '@zaylat/api/seeding';
import type { NotificationKind } from '@zaylat/domain/notifications';
import { HOUR_MS } from '@zaylat/domain/time';
import { eq } from 'drizzle-orm';
import { DEMO_ACCOUNT } from './accounts.ts';

/** Addresses of the demo account; their places are keys of the location tables. */
export const ACCOUNT_ADDRESSES = [
	{
		id: '0f2c1a52-6f60-4c39-9d1e-2b7d3f0a1c01',
		label: 'အိမ်',
		recipient: 'ဒေါ်ခင်',
		phoneCountry: '95',
		phone: '09951234567',
		country: 'mm',
		region: 'mm-yangon',
		township: 'mm-yangon-kamayut',
		postcode: '11041',
		homeNo: 'အမှတ် ၁၂ (ခ)၊ တတိယထပ်',
		street: 'အင်းလျားလမ်း',
		landmark: 'လှည်းတန်းဈေး အနီး',
		isPrimary: true,
	},
	{
		id: '0f2c1a52-6f60-4c39-9d1e-2b7d3f0a1c02',
		label: 'ဆိုင်',
		recipient: 'ဒေါ်ခင်',
		phoneCountry: '95',
		phone: '09251234567',
		country: 'mm',
		region: 'mm-mandalay',
		township: 'mm-mandalay-chanayethazan',
		postcode: '05021',
		homeNo: 'အမှတ် ၄၅',
		street: '၇၈ လမ်း၊ ၂၈ လမ်းနှင့် ၂၉ လမ်းကြား',
		isPrimary: false,
	},
	{
		id: '0f2c1a52-6f60-4c39-9d1e-2b7d3f0a1c03',
		label: 'บ้านน้องสาว',
		recipient: 'มะซู',
		phoneCountry: '66',
		phone: '0812345678',
		country: 'th',
		region: 'th-bangkok',
		township: 'th-bangkok-bang-rak',
		subdistrict: 'th-bangkok-bang-rak-si-lom',
		postcode: '10500',
		homeNo: '88/12 อาคารสีลมเพลส ชั้น 5',
		street: 'ถนนสีลม',
		landmark: 'ตรงข้ามวัดแขก',
		isPrimary: false,
	},
] as const;

const PHONES = [
	['0f2c1a52-6f60-4c39-9d1e-2b7d3f0a1c11', '959251234567', true],
	['0f2c1a52-6f60-4c39-9d1e-2b7d3f0a1c12', '66812345678', false],
] as const;

/** News of the demo account: how many hours ago, and whether it was read. */
const NEWS: readonly (readonly [
	id: string,
	kind: NotificationKind,
	params: object,
	link: string,
	hours: number,
	isRead: boolean,
])[] = [
	['0f2c1a52-6f60-4c39-9d1e-2b7d3f0a1c21', 'flash_sale', {}, '/', 3, false],
	[
		'0f2c1a52-6f60-4c39-9d1e-2b7d3f0a1c22',
		'coupon_received',
		{ code: 'MINGALABA' },
		'/Profile?target=coupons',
		26,
		false,
	],
	['0f2c1a52-6f60-4c39-9d1e-2b7d3f0a1c23', 'shop_news', { shop: 'Inle Weavers' }, '/Shops/inle-weavers', 75, true],
];

/** Adds what the demo account has kept: addresses in both countries, contact phones, news. */
export async function seedAccount(db: Db, { now }: { readonly now: number }): Promise<string> {
	const [shopper] = await db.select({ id: users.id }).from(users).where(eq(users.email, DEMO_ACCOUNT.email));
	// Somebody may have renamed or deleted the demo account of an older database.
	if (!shopper) return 'no demo account';
	const userId = shopper.id;
	const at = (hoursAgo: number) => new Date(now - hoursAgo * HOUR_MS);
	await db
		.insert(addresses)
		.values(ACCOUNT_ADDRESSES.map((address, i) => ({ ...address, userId, createdAt: at(240 - i) })))
		.onConflictDoNothing();
	await db
		.insert(contactPhones)
		.values(
			PHONES.map(([id, phone, isVerified], i) => ({
				id,
				userId,
				phone,
				verifiedAt: isVerified ? at(200) : null,
				createdAt: at(220 - i),
			})),
		)
		.onConflictDoNothing();
	await db
		.insert(notifications)
		.values(
			NEWS.map(([id, kind, params, link, hours, isRead]) => ({
				id,
				userId,
				kind,
				params: JSON.stringify(params),
				link,
				createdAt: at(hours),
				readAt: isRead ? at(hours - 1) : null,
			})),
		)
		.onConflictDoNothing();
	return 'done';
}

import { randomUUID } from 'node:crypto';
import { chatMessages, chatThreads, products, shops, uploads, users } from '@zaylat/api/schema';
import type { Db } from '@zaylat/api/seeding';
import { HOUR_MS } from '@zaylat/domain/time';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { DEMO_ACCOUNT } from './accounts.ts';

/** A message: who writes it, hours ago, its text, and what it shows. */
type MessageSeed = readonly [side: 'shopper' | 'shop', hoursAgo: number, text: string, shows?: 'product' | 'picture'];

interface ThreadSeed {
	readonly shop: string;
	/** Another shopper than the demo account; the seller's side has more to answer then. */
	readonly shopper?: string;
	readonly messages: readonly MessageSeed[];
	/** Messages at the end that the shopper, or the shop, has not read. */
	readonly unread?: { readonly shopper?: number; readonly shop?: number };
}

/** Conversations, each in the language of its edition. */
const THREADS: readonly ThreadSeed[] = [
	{
		shop: 'inle-weavers',
		messages: [
			['shopper', 50, 'မင်္ဂလာပါ။ ဒီအထည်က လက်ရက်လားရှင်။', 'product'],
			['shop', 49.8, 'မင်္ဂလာပါ။ ဟုတ်ပါတယ်၊ အင်းလေးက ရက်ကန်းစင်မှာ လက်နဲ့ ရက်ထားတာပါ။'],
			['shop', 49.7, 'အနီးကပ် ပုံပါ။', 'picture'],
			['shopper', 26, 'လှလိုက်တာ။ အရောင် ကျမကျ သိချင်ပါတယ်။'],
			['shop', 25.5, 'ပထမဆုံး တစ်ခါ ရေအေးနဲ့ သီးသန့် လျှော်ပေးပါ။ နောက်ပိုင်း အရောင် မကျပါဘူး။'],
			['shop', 2, 'အရောင်သစ်တွေလည်း ရောက်နေပါပြီ။'],
		],
		unread: { shopper: 2 },
	},
	{
		shop: '38th-street-mobile',
		messages: [
			['shopper', 120, 'အာမခံ ဘယ်လောက် ရပါသလဲ။', 'product'],
			['shop', 119, 'တစ်နှစ် ရပါတယ်။ ဘောင်ချာကို သိမ်းထားပေးပါ။'],
			['shopper', 118.9, 'ကျေးဇူးပါ။'],
		],
	},
	{
		shop: 'amarapura-silk',
		messages: [['shopper', 1, 'အနီရောင် ကျန်သေးလားရှင်။', 'product']],
		unread: { shop: 1 },
	},
	{
		shop: 'inle-weavers',
		shopper: 'Ma Thida',
		messages: [
			['shopper', 5, 'တိုင်းတာထားတဲ့ ပုံ ပို့ပါတယ်။ ဒီအရွယ်နဲ့ တော်ပါ့မလား။', 'picture'],
			['shopper', 4.9, 'ရင်ဘတ် ၃၈ လက်မပါ။'],
		],
		unread: { shop: 2 },
	},
	{
		shop: 'inle-weavers',
		shopper: 'Ko Zaw',
		messages: [
			['shopper', 30, 'ပစ္စည်း ဘယ်တော့ ပို့ပေးမလဲ။'],
			['shop', 29, 'မနက်ဖြန် မနက် ပို့ပေးပါမယ်။'],
		],
	},
	{
		shop: 'chiang-mai-cotton',
		messages: [
			['shopper', 70, 'สวัสดีค่ะ เสื้อตัวนี้ซักเครื่องได้ไหมคะ', 'product'],
			['shop', 69, 'ซักเครื่องโหมดถนอมผ้า น้ำเย็นได้ครับ'],
			['shop', 68.9, 'สีจริงตามรูปนี้ครับ', 'picture'],
			['shopper', 68, 'ขอบคุณค่ะ'],
			['shop', 3, 'วันนี้มีไซซ์ M เข้ามาเพิ่มแล้วครับ'],
		],
		unread: { shopper: 1 },
	},
	{
		shop: 'chiang-mai-cotton',
		shopper: 'Khun Ploy',
		messages: [['shopper', 6, 'สั่ง 20 ตัว ลดราคาได้ไหมคะ']],
		unread: { shop: 1 },
	},
];

/** Writes conversations of the demo account and of others with the demo seller, with pictures, goods and unread marks. */
export async function seedDemoChats(db: Db, now: number): Promise<string> {
	const [demo] = await db.select({ id: users.id }).from(users).where(eq(users.email, DEMO_ACCOUNT.email));
	if (!demo) return 'no demo account';
	const written: { readonly at: Date; readonly values: typeof chatMessages.$inferInsert }[] = [];
	const threads: { readonly id: string; readonly seed: ThreadSeed }[] = [];
	for (const seed of THREADS) {
		const [shop] = await db
			.select({ id: shops.id, ownerId: shops.ownerId })
			.from(shops)
			.where(eq(shops.slug, seed.shop));
		if (!shop) continue;
		const userId = seed.shopper === undefined ? demo.id : await shopperNamed(db, seed.shopper, now);
		const moments = seed.messages.map(([, hours]) => new Date(now - hours * HOUR_MS));
		const [first = new Date(now), last = first] = [moments.at(0), moments.at(-1)];
		const id = randomUUID();
		const [opened] = await db
			.insert(chatThreads)
			.values({ id, userId, shopId: shop.id, createdAt: first, lastMessageAt: last })
			.onConflictDoNothing()
			.returning({ id: chatThreads.id });
		if (!opened) continue;
		threads.push({ id, seed });
		for (const [index, [side, , text, shows]] of seed.messages.entries()) {
			const at = moments[index] ?? first;
			const by = side === 'shop' ? (shop.ownerId ?? userId) : userId;
			written.push({
				at,
				values: {
					threadId: id,
					side,
					text,
					productId: shows === 'product' ? await productOf(db, shop.id) : null,
					pictureKey: shows === 'picture' ? await pictureBy(db, shop.id, by, at) : null,
					clientId: `demo-${index}`,
					createdAt: at,
				},
			});
		}
	}
	// Numbered as they were written, over all conversations.
	for (const { values } of written.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
		await db.insert(chatMessages).values(values);
	}
	for (const { id, seed } of threads) await markAsRead(db, id, seed);
	return `${threads.length} conversations`;
}

/** A shopper who only writes; nobody can sign in as one. */
async function shopperNamed(db: Db, name: string, now: number): Promise<string> {
	const email = `${name.toLowerCase().replace(/\W+/g, '.')}@example.com`;
	const id = randomUUID();
	await db
		.insert(users)
		.values({ id, kind: 'registered', name, email, createdAt: new Date(now) })
		.onConflictDoNothing();
	const [row] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
	return row?.id ?? id;
}

const best = (shopId: number) => and(eq(products.shopId, shopId), eq(products.kind, 'goods'));

async function productOf(db: Db, shopId: number): Promise<number | null> {
	const [product] = await db
		.select({ id: products.id })
		.from(products)
		.where(best(shopId))
		.orderBy(desc(products.score), asc(products.id))
		.limit(1);
	return product?.id ?? null;
}

/** A picture of the shop's goods that stands for one which somebody took; each is sent once. */
async function pictureBy(db: Db, shopId: number, userId: string, at: Date): Promise<string | null> {
	const key = sql<string>`${products.pictureKeys}[least(2, cardinality(${products.pictureKeys}))]`;
	const [found] = await db
		.select({ key })
		.from(products)
		.where(
			and(
				best(shopId),
				sql`cardinality(${products.pictureKeys}) > 0`,
				sql`${key} not in (select picture_key from uploads)`,
			),
		)
		.orderBy(desc(products.score), asc(products.id))
		.limit(1);
	if (!found) return null;
	await db.insert(uploads).values({
		id: randomUUID(),
		userId,
		purpose: 'chat',
		pictureKey: found.key,
		width: 960,
		height: 960,
		bytes: 40_000,
		createdAt: at,
		usedAt: at,
	});
	return found.key;
}

async function markAsRead(db: Db, threadId: string, { unread = {} }: ThreadSeed): Promise<void> {
	const rows = await db
		.select({ id: chatMessages.id })
		.from(chatMessages)
		.where(eq(chatMessages.threadId, threadId))
		.orderBy(asc(chatMessages.id));
	const readId = (left = 0) => rows.at(-1 - left)?.id ?? 0;
	await db
		.update(chatThreads)
		.set({ shopperReadId: readId(unread.shopper), shopReadId: readId(unread.shop) })
		.where(eq(chatThreads.id, threadId));
}

import { carts, priceTiers, products, productVariants, quotations, shops, users } from '@zaylat/api/schema';
import {
	acceptIntoCart,
	askForPrice,
	type Db,
	expireQuotations,
	moneyOf,
	moveQuotationByBuyer,
	moveQuotationBySeller,
} from '@zaylat/api/seeding';
import type { Edition } from '@zaylat/domain/editions';
import type { QuotationStatus } from '@zaylat/domain/quotations';
import { DAY_MS } from '@zaylat/domain/time';
import { unitPriceAt } from '@zaylat/domain/wholesale';
import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import { DEMO_ACCOUNT, DEMO_SELLER } from './accounts.ts';
import { markOldNotificationsRead } from './old-notifications.ts';

interface QuotationSeed {
	readonly status: QuotationStatus;
	readonly quantity: number;
	readonly daysAgo: number;
	/** Percent of the public price for as many pieces that is wished, and that is asked. */
	readonly wished?: number;
	readonly asked?: number;
	readonly validDays?: number;
	readonly hasNote?: true;
}

/** Quotations of the demo account in each edition, one per state; the first is of the demo seller's shop. */
const QUOTATIONS: readonly QuotationSeed[] = [
	{ status: 'requested', quantity: 48, daysAgo: 0.2, wished: 82, hasNote: true },
	{ status: 'answered', quantity: 60, daysAgo: 2, wished: 80, asked: 86, validDays: 14, hasNote: true },
	{ status: 'accepted', quantity: 24, daysAgo: 4, asked: 88, validDays: 10 },
	{ status: 'declined', quantity: 36, daysAgo: 9, wished: 50 },
	{ status: 'withdrawn', quantity: 30, daysAgo: 16 },
	{ status: 'expired', quantity: 120, daysAgo: 30, asked: 80, validDays: 7 },
];

/** What buyer and seller write, in the language of their edition. */
const WORDS: Readonly<Record<Edition, Readonly<Record<'note' | 'reply' | 'sorry', string>>>> = {
	mm: {
		note: 'ဒီဇင်ဘာ ကျောင်းပွဲအတွက် ဖြစ်ပါသည်။ တစ်ဒါဇင်စီ ထုပ်ပေးနိုင်မလား။',
		reply: 'ရပါသည်။ တစ်ဒါဇင်စီ ထုပ်ပြီး ငါးရက်အတွင်း ပို့နိုင်ပါသည်။',
		sorry: 'ဤဈေးဖြင့် မရောင်းနိုင်သေးပါ။',
	},
	th: {
		note: 'ใช้ในงานโรงเรียนเดือนธันวาคม แพ็กเป็นโหลได้ไหมคะ',
		reply: 'ได้ครับ แพ็กเป็นโหลและส่งภายในห้าวัน',
		sorry: 'ยังขายในราคานี้ไม่ได้ครับ',
	},
};

/** Asks for and answers the past quotations of the demo account with the very code that people do it with. */
export async function seedDemoQuotations(db: Db, now: number): Promise<string> {
	const [demo] = await db.select().from(users).where(eq(users.email, DEMO_ACCOUNT.email));
	if (!demo) return 'no demo account';
	const used = await db.select({ id: carts.id }).from(carts).where(eq(carts.userId, demo.id)).limit(1);
	if (used.length > 0) return 'the demo account is in use';
	for (const edition of ['mm', 'th'] as const) {
		const goods = await wholesaleGoods(db, edition);
		for (const [index, seed] of QUOTATIONS.entries()) {
			const offer = goods[index % goods.length];
			if (offer) await playOne(db, { userId: demo.id, edition }, offer, seed, now);
		}
	}
	await expireQuotations(db, new Date(now));
	await markOldNotificationsRead(db, demo.id, now);
	// What was accepted can be put in the cart; a new account has none.
	await db.delete(carts).where(eq(carts.userId, demo.id));
	return `${QUOTATIONS.length} quotations in each edition`;
}

interface Offer {
	readonly variantId: number;
	readonly productId: number;
	readonly shopId: number;
	readonly price: number;
	readonly stock: number;
}

async function playOne(
	db: Db,
	owner: { readonly userId: string; readonly edition: Edition },
	{ variantId, productId, shopId, price, stock }: Offer,
	{ status, quantity: wanted, daysAgo, wished, asked, validDays = 14, hasNote }: QuotationSeed,
	now: number,
): Promise<void> {
	const words = WORDS[owner.edition];
	const quantity = Math.min(wanted, stock);
	const tiers = await db.select().from(priceTiers).where(eq(priceTiers.productId, productId));
	const { amount: publicPrice } = unitPriceAt(moneyOf(owner.edition, price), quantity, tiers);
	const share = (percent: number) => Math.max(100, Math.round((publicPrice * percent) / 10_000) * 100);
	let moment = now - daysAgo * DAY_MS;
	const services = { db, now: () => moment };
	const id = await askForPrice(services, owner, {
		variantId: String(variantId),
		quantity,
		...(wished !== undefined && { wishedPrice: share(wished) }),
		note: hasNote ? words.note : '',
	});
	moment += DAY_MS / 12;
	if (asked !== undefined) {
		const answer = { to: 'answered', unitPrice: share(asked), validDays, reply: words.reply } as const;
		await moveQuotationBySeller(services, [shopId], id, answer);
	}
	moment += DAY_MS / 12;
	if (status === 'accepted') await acceptIntoCart(services, owner, id);
	if (status === 'declined')
		await moveQuotationBySeller(services, [shopId], id, { to: 'declined', reply: words.sorry });
	if (status === 'withdrawn') await moveQuotationByBuyer(services, owner, id, 'withdrawn');
	// Rows of the past are as old as what happened.
	await db
		.update(quotations)
		.set({ requestedAt: new Date(now - daysAgo * DAY_MS) })
		.where(eq(quotations.id, id));
}

/** Wholesale goods of different shops with enough in stock, those of the demo seller's shops first. */
async function wholesaleGoods(db: Db, edition: Edition): Promise<Offer[]> {
	const best = await db
		.selectDistinctOn([products.shopId], {
			variantId: productVariants.id,
			productId: products.id,
			shopId: products.shopId,
			price: productVariants.price,
			stock: productVariants.stock,
			isOwned: sql<boolean>`${inArray(shops.slug, [...DEMO_SELLER.shops])}`,
		})
		.from(productVariants)
		.innerJoin(products, eq(products.id, productVariants.productId))
		.innerJoin(shops, eq(shops.id, products.shopId))
		.where(and(eq(products.edition, edition), eq(products.isWholesale, true), gt(productVariants.stock, 60)))
		.orderBy(asc(products.shopId), desc(products.score), asc(productVariants.id));
	return best.toSorted((a, b) => Number(b.isOwned) - Number(a.isOwned) || a.shopId - b.shopId);
}
